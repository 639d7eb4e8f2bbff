import { Readable, Writable } from 'node:stream';

import { mcThreeCardPoker } from '#shared/games/mc-three-card-poker/index.ts';
import { derive } from '#shared/random/seed.ts';

import { run } from '../../../main/cli/settle/settle.ts';
import type { Contender } from '../contender.ts';
import { SEED } from '../sample.ts';

const TABLES = 500;
const CHUNK = 64 * 1_024;
const request = { options: { pairPlusAlone: false, strictOrder: false }, mix: 'training', level: 4, seats: 7 } as const;
const lines = Array.from({ length: TABLES }, (_, index) => {
  const { table } = mcThreeCardPoker.deal({ ...request, seed: derive(SEED, index) });
  return `${JSON.stringify({ id: `${index}`, ...mcThreeCardPoker.write(table) })}\n`;
});
const input = Buffer.from(lines.join(''));

/** `tapis settle` as it runs, from bytes in chunks to bytes. */
export const contender: Contender = {
  batch: async () => {
    const chunks = Array.from({ length: Math.ceil(input.length / CHUNK) }, (_, index) =>
      input.subarray(index * CHUNK, (index + 1) * CHUNK),
    );
    const drain = new Writable({ write: (_chunk: Buffer, _encoding, done) => done() });
    const status = await run([], { stdin: Readable.from(chunks), stdout: drain, stderr: process.stderr });
    if (status !== 0) throw new Error(`settling ended with ${status}`);
    return TABLES;
  },
};
