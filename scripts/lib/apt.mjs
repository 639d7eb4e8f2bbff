import { existsSync } from 'node:fs';

import { OUTPUT_TO_STDERR, run } from './run.mjs';

let updated = false;

/** Installs Debian packages where this process may: as root, on a system with apt. Answers why not, or undefined when it did. */
export async function aptInstall(...packages) {
  if (process.platform !== 'linux' || !existsSync('/usr/bin/apt-get')) return 'there is no apt-get to install it with';
  if (process.getuid?.() !== 0) return `only root may install it: sudo apt-get install ${packages.join(' ')}`;
  process.stderr.write(`Installing ${packages.join(', ')} with apt-get…\n`);
  if (!updated && (await apt('update')) !== 0) return 'apt-get update failed';
  updated = true;
  return (await apt('install', '--yes', '--no-install-recommends', ...packages)) === 0 ? undefined : 'apt-get install failed';
}

function apt(...commandArguments) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return run('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', ...commandArguments], { stdio: OUTPUT_TO_STDERR, env });
}
