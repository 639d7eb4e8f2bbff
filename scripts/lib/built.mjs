import { inRoot } from './paths.mjs';
import { OUTPUT_TO_STDERR, run } from './run.mjs';
import { staleTargets } from './stale.mjs';

/** Builds what is stale, in a process of its own. Ends the process when that fails. */
export async function ensureBuilt(node) {
  const stale = staleTargets();
  if (stale.length === 0) return;
  process.stderr.write(`Building ${stale.map(({ id }) => id).join(', ')}…\n`);
  const code = await run(node, [inRoot('scripts', 'build.mjs')], { stdio: OUTPUT_TO_STDERR });
  if (code !== 0) process.exit(1);
}
