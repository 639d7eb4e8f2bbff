/** Several processes that open the store of one file at the same moment. Run by itself, this is one of them. */
import { fork } from 'node:child_process';

import { openStore } from '../../main/store/open-store.ts';

const FILE = import.meta.filename;

/** Opens and closes a SQLite file in so many processes at once; says of each `opened`, or why it was not. */
export async function openAtOnce(file: string, processes: number): Promise<string[]> {
  const children = Array.from({ length: processes }, () => fork(FILE, [file]));
  const said = (child: (typeof children)[number]): Promise<string> =>
    new Promise((resolve) => {
      child.once('message', (message) => resolve(typeof message === 'string' ? message : 'nothing that can be read'));
      child.once('exit', (status) => resolve(`ended with ${String(status)}`));
    });
  // Each says when it is there, and waits for the word.
  await Promise.all(children.map(said));
  const outcomes = children.map(said);
  for (const child of children) child.send('open');
  return Promise.all(outcomes);
}

if (process.argv[1] === FILE && process.send !== undefined) {
  const say = process.send.bind(process);
  process.once('message', () => {
    void openStore({ kind: 'sqlite', file: process.argv[2] ?? '' }, { clock: Date.now }).then(async (opened) => {
      if (opened.ok) await opened.value.close();
      say(opened.ok ? 'opened' : `${opened.error.code}: ${opened.error.detail}`);
      process.disconnect();
    });
  });
  say('ready');
}
