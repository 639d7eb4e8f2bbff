import type { KnipConfig } from 'knip';

/** What a style sheet takes from packages, as the imports Knip can follow. */
function importsOf(css: string): string {
  const addresses = css.matchAll(/(?:@import\s+(?:url\()?|\burl\()\s*['"]([@.\w][^'":]*)['"]/g);
  return [...addresses].map(([, address]) => `import '${address ?? ''}';`).join('\n');
}

export default {
  entry: [
    'scripts/*.mjs',
    'main/cli/cli.ts',
    'main/electron/{main,preload}.ts',
    'test/screenshots/take.ts',
    'test/bench/{main,worker,http-client}.ts',
    'test/bench/contenders/*.ts',
    'test/support/*-setup.ts',
    'test/support/electron-stand-in/{register,run}.ts',
  ],
  project: ['{main,renderer,shared,test}/**/*.{ts,tsx,css}', 'scripts/**/*.mjs'],
  compilers: { css: importsOf },
  // Started by scripts/check.mjs through its file.
  ignoreDependencies: ['dependency-cruiser'],
  // Makes pictures smaller where a machine has it.
  ignoreBinaries: ['pngquant'],
  ignoreExportsUsedInFile: true,
  // The types of a contract are all exported, whether or not somebody names them yet.
  exclude: ['types'],
} satisfies KnipConfig;
