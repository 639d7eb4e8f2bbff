// `npm test`: installs what is missing, looks for a browser and PostgreSQL, builds what is stale and runs every test.
// What stays missing skips its tests, with the reason. Arguments go to Vitest: `npm test -- test/unit`.
import { aptInstall } from './lib/apt.mjs';
import { findBrowser, findPlaywrightBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/built.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/node.mjs';
import { ROOT, inRoot } from './lib/paths.mjs';
import { hasPostgres } from './lib/postgres.mjs';
import { run } from './lib/run.mjs';

async function browserEnvironment() {
  const found = findBrowser() ?? findPlaywrightBrowser();
  if (found !== undefined) return { CHROMIUM: found };
  const failure = await aptInstall('chromium');
  const installed = findBrowser();
  if (installed !== undefined) return { CHROMIUM: installed };
  return { TAPIS_SKIP_BROWSER: `no Chromium, Chrome or Edge here, and ${failure ?? 'apt-get brought none'}` };
}

async function postgresEnvironment() {
  if (hasPostgres()) return {};
  const failure = await aptInstall('postgresql');
  return hasPostgres() ? {} : { TAPIS_SKIP_POSTGRES: `no PostgreSQL server here, and ${failure ?? 'apt-get brought none'}` };
}

await ensureInstalled();
const node = requireNode();
const env = { ...process.env, ...(await browserEnvironment()), ...(await postgresEnvironment()) };
await ensureBuilt(node);

const vitest = [inRoot('node_modules', 'vitest', 'vitest.mjs'), 'run', ...process.argv.slice(2)];
process.exitCode = await run(node, vitest, { cwd: ROOT, env });
