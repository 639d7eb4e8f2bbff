import { createHash } from 'node:crypto';

import { isSecretFor } from '#shared/api/school.ts';

import type { Context } from '../context.ts';

type Randomness = Pick<Context, 'randomBytes'>;

const TOKEN_BYTES = 32;
/** Without letters that are read as another: I, L, O, U. */
const CODE_LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 20;
const CODE_GROUP = 5;
const PINS = 1_000_000;

/** A session's token: 256 bits. */
export function newToken({ randomBytes }: Randomness): string {
  return Buffer.from(randomBytes(TOKEN_BYTES)).toString('base64url');
}

/** What is kept of a token. It is long and random, so that a quick hash suffices. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A recovery code: 100 bits, in groups to be copied by hand. */
export function newRecoveryCode({ randomBytes }: Randomness): string {
  // 256 is a multiple of 32: every letter is as likely.
  const letters = [...randomBytes(CODE_LENGTH)].map((byte) => CODE_LETTERS[byte % CODE_LETTERS.length]).join('');
  return letters.match(new RegExp(`.{${CODE_GROUP}}`, 'g'))?.join('-') ?? letters;
}

/** A recovery code as it is compared, whatever hyphens, spaces and capitals it was typed with. */
export function plainCode(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
}

/** A PIN of six digits that is no plain sequence. */
export function newPin({ randomBytes }: Randomness): string {
  for (;;) {
    const number = Buffer.from(randomBytes(4)).readUInt32BE();
    // The numbers above the last full million would make low PINs likelier.
    if (number >= 2 ** 32 - (2 ** 32 % PINS)) continue;
    const pin = String(number % PINS).padStart(6, '0');
    if (isSecretFor('trainee', pin)) return pin;
  }
}
