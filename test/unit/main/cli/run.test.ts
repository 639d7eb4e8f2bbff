import { describe, expect, it } from 'vitest';

import { APP_VERSION } from '../../../../main/app-version.ts';
import { COMMANDS } from '../../../../main/cli/commands.ts';
import { runTapis } from '../../../support/command-io.ts';

describe('tapis', () => {
  it('lists its commands', async () => {
    const help = await runTapis(['--help']);
    expect(help).toMatchObject({ status: 0, stderr: '' });
    for (const { name, summary } of COMMANDS) expect(help.stdout).toMatch(new RegExp(`^  ${name} +${summary}$`, 'm'));
    expect(await runTapis(['-h'])).toEqual(help);
  });

  it('says its version', async () => {
    expect(await runTapis(['--version'])).toEqual({ status: 0, stdout: `${APP_VERSION}\n`, stderr: '' });
  });

  it('asks for a command it has', async () => {
    expect(await runTapis([])).toMatchObject({ status: 2, stdout: '' });
    const unknown = await runTapis(['shuffle']);
    expect(unknown).toMatchObject({ status: 2, stdout: '' });
    expect(unknown.stderr).toContain('no command "shuffle"');
  });

  it.each(['settle', 'figures'])('helps with %s and refuses an unknown option', async (name) => {
    const help = await runTapis([name, '--help']);
    expect(help).toMatchObject({ status: 0, stderr: '' });
    expect(help.stdout).toContain(`Usage: tapis ${name}`);
    const refused = await runTapis([name, '--quickly']);
    expect(refused).toMatchObject({ status: 2, stdout: '' });
    expect(refused.stderr).toContain('--quickly');
  });
});
