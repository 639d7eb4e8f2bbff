import { inRoot } from './paths.mjs';
import { OUTPUT_TO_STDERR, run } from './run.mjs';
import { staleTargets } from './stale.mjs';

/** Builds what is stale of these targets, or of all, in a process of its own. Ends this process when that fails. */
export async function ensureBuilt(node, ids) {
  const stale = staleTargets(ids).map(({ id }) => id);
  if (stale.length === 0) return;
  process.stderr.write(`Building ${stale.join(', ')}…\n`);
  const code = await run(node, [inRoot('scripts', 'build.mjs'), ...stale], { stdio: OUTPUT_TO_STDERR });
  if (code !== 0) process.exit(1);
}
