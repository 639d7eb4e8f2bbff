import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInThisContext } from 'node:vm';

import { makeCodec } from './codec.ts';
import { type Asked, tellLauncher } from './control.ts';
import { readSettings } from './settings.ts';
import { type StandIn, standIn } from './stand-in.ts';

const codec = makeCodec();

async function run({ id, source, argument }: Asked): Promise<void> {
  try {
    const ask = runInThisContext(`(${source})`) as (model: StandIn, argument: unknown) => unknown;
    tellLauncher({ kind: 'value', id, value: codec.encode(await ask(standIn, codec.decode(argument))) });
  } catch (error) {
    tellLauncher({ kind: 'thrown', id, message: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
process.on('message', (asked) => void run(asked as Asked));
// A launcher that is gone leaves nobody to look at the windows.
process.on('disconnect', () => {
  standIn.app.exit(1);
});

const { application } = readSettings();
const { main } = JSON.parse(readFileSync(path.join(application, 'package.json'), 'utf8')) as { main: string };
await import(pathToFileURL(path.join(application, main)).href);
standIn.app.becomeReady();
