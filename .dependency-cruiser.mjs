/** The arrows of the architecture. An import that runs back fails the build. */
const PURE_PACKAGES = { zod: '^shared/api/', 'pure-rand': '^shared/random/' };

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

export default {
  forbidden: [
    forbid('no-cycles', 'Two files that need each other are one file, or want a third.', {}, { circular: true }),
    forbid(
      'shared-stands-alone',
      'shared/ runs everywhere: it imports nothing of main/, renderer/, locales/ or test/.',
      { path: '^shared/' },
      { path: '^(main|renderer|locales|test|scripts)/' },
    ),
    forbid('shared-without-node', 'shared/ has no I/O: it imports nothing of Node.', { path: '^shared/' }, { dependencyTypes: ['core'] }),
    forbid(
      'shared-without-packages',
      `shared/ takes only these packages, each in its place: ${Object.entries(PURE_PACKAGES)
        .map(([name, place]) => `${name} in ${place.slice(1)}`)
        .join(', ')}.`,
      { path: '^shared/', pathNot: Object.values(PURE_PACKAGES) },
      { path: 'node_modules/' },
    ),
    ...Object.entries(PURE_PACKAGES).map(([name, place]) =>
      forbid(
        `only-${name}-there`,
        `${place.slice(1)} may take ${name} and no other package.`,
        { path: place },
        {
          path: 'node_modules/',
          pathNot: `node_modules/${name}/`,
        },
      ),
    ),
    forbid(
      'cards-and-money-know-nothing',
      'Cards, money and randomness come first: they know no game, drill or score.',
      { path: '^shared/(cards|money|random)/' },
      { path: '^shared/(games|drills|scoring|api)/' },
    ),
    forbid(
      'games-know-no-drill',
      'Games do not know how they are practised.',
      { path: '^shared/games/' },
      { path: '^shared/(drills|scoring|api)/' },
    ),
    forbid(
      'drills-know-no-score',
      'Drills do not know how runs are scored.',
      { path: '^shared/drills/' },
      { path: '^shared/(scoring|api)/' },
    ),
    forbid('scoring-knows-no-api', 'Scores do not know how they are asked for.', { path: '^shared/scoring/' }, { path: '^shared/api/' }),
    forbid('renderer-without-main', 'The interface reaches the desk by fetch alone.', { path: '^renderer/' }, { path: '^main/' }),
    forbid('renderer-without-node', 'The interface runs in a browser.', { path: '^renderer/' }, { dependencyTypes: ['core'] }),
    forbid('main-without-renderer', 'The desk does not know its interface.', { path: '^main/' }, { path: '^renderer/' }),
    forbid(
      'electron-in-its-shell',
      'Only main/electron imports electron: every other host runs without it.',
      { path: '^(main|renderer|shared)/', pathNot: '^main/electron/' },
      { path: '(^electron$|node_modules/electron/)' },
    ),
    forbid(
      'desk-without-hosts',
      'The desk, its services and the store do not know which host carries them.',
      { path: '^main/(desk|services|store)/' },
      { path: '^main/(server|electron|cli)/' },
    ),
    forbid('services-without-routes', 'Use cases do not know about requests.', { path: '^main/services/' }, { path: '^main/desk/' }),
    forbid('store-at-the-bottom', 'The store keeps; it decides nothing.', { path: '^main/store/' }, { path: '^main/(services|desk)/' }),
    forbid(
      'product-without-tests',
      'What is shipped does not import what tests it.',
      { path: '^(main|renderer|shared)/' },
      { path: '^test/' },
    ),
    forbid('resolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true, pathNot: '^pg-native$' }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|release)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json', '.css'],
    },
  },
};
