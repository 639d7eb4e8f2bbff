import type * as nodeCrypto from 'node:crypto';
import { randomBytes } from 'node:crypto';

import { describe, expect, it, vi } from 'vitest';

import { isSecretFor } from '#shared/api/school.ts';

import { hashToken, newPin, newRecoveryCode, newToken, plainCode } from '../../../main/services/accounts/codes.ts';
import { loginFor, loginKey } from '../../../main/services/accounts/logins.ts';
import { scryptHasher } from '../../../main/services/accounts/secrets.ts';
import { keepSession } from '../../../main/electron/session-keeper.ts';

/** The cost of every key derived. */
const derived: unknown[] = [];
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof nodeCrypto>();
  const scrypt = (secret: string, salt: Buffer, length: number, options: object, done: () => void): void => {
    derived.push({ length, options });
    crypto.scrypt(secret, salt, length, options, done);
  };
  return { ...crypto, scrypt };
});

describe('secrets', () => {
  const hasher = scryptHasher(randomBytes, 4);

  it('are known by their hash, which tells its parameters and is never the same twice', async () => {
    const [one, other] = await Promise.all([hasher.hash('café au lait'), hasher.hash('café au lait')]);
    expect(one).toMatch(/^scrypt\$4\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(other).not.toBe(one);
    // However the keyboard composed the accent.
    expect(await hasher.verify('cafe\u0301 au lait', one)).toBe(true);
    expect(await hasher.verify('cafe au lait', one)).toBe(false);
    // A hash of another cost is still understood.
    expect(await scryptHasher(randomBytes, 5).verify('café au lait', one)).toBe(true);
  });

  it.each([null, '', 'scrypt', 'scrypt$4$8$1$AAAA$AAAA', 'plain text'])('are never right against %j', async (hash) => {
    expect(await hasher.verify('', hash)).toBe(false);
    expect(await hasher.verify('anything', hash)).toBe(false);
  });

  it('take the same work for a name nobody has', async () => {
    const hash = await hasher.hash('something');
    derived.length = 0;
    await hasher.verify('wrong', hash);
    await hasher.verify('wrong', null);
    expect(derived).toHaveLength(2);
    expect(derived[1]).toEqual(derived[0]);
  });

  it.each([
    ['supervisor', 'short', false],
    ['supervisor', '271828', false],
    ['supervisor', '271828182845', true],
    ['supervisor', 'aaaaaaaaaaaa', false],
    ['supervisor', '密碼要夠長才安全可靠', true],
    ['trainee', '271828', true],
    ['trainee', '27182', false],
    ['trainee', '111111', false],
    ['trainee', '123456', false],
    ['trainee', '654321', false],
    ['trainee', 'abcdef', false],
    ['trainee', '２７１８２８', false],
  ] as const)('of a %s may be %s: %s', (role, secret, expected) => {
    expect(isSecretFor(role, secret)).toBe(expected);
  });
});

describe('codes', () => {
  it('are long, and none is like another', () => {
    const tokens = Array.from({ length: 50 }, () => newToken({ randomBytes }));
    expect(new Set(tokens).size).toBe(50);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(hashToken('a')).not.toBe(hashToken('b'));
    const code = newRecoveryCode({ randomBytes });
    expect(plainCode(` ${code.toLowerCase()} `)).toBe(code.replaceAll('-', ''));
    expect(plainCode('o1iL')).toBe('0111');
  });

  it('make PINs that are good enough, passing over what is not', () => {
    const drawn = [4_294_967_295, 123_456, 7];
    const pin = newPin({
      randomBytes: () => {
        const bytes = Buffer.alloc(4);
        bytes.writeUInt32BE(drawn.shift() ?? 0);
        return bytes;
      },
    });
    expect(pin).toBe('000007');
  });
});

describe('logins', () => {
  it.each([
    ['Élise Martin', 'elise.martin'],
    ['  Jean-Pierre  O’Neill ', 'jean.pierre.o.neill'],
    ['陳大文', '陳大文'],
    ['!!!', 'trainee'],
    ['김민수', '김민수'],
  ])('%s signs in as %s', (name, login) => {
    expect(loginFor(name, () => false)).toBe(login);
  });

  it('are numbered where they are taken, and compared without capitals and widths', () => {
    const taken = new Set(['ana', 'ana2']);
    expect(loginFor('Ana', (key) => taken.has(key))).toBe('ana3');
    expect(loginKey(' ＡNA ')).toBe('ana');
  });
});

describe('the session of the desktop application', () => {
  it('is kept from the window, sent along, and let go', async () => {
    const seen: (string | null)[] = [];
    const answers = ['tapis_session=abc=d; Path=/; HttpOnly', undefined, 'tapis_session=; Max-Age=0; Path=/', undefined];
    const desk = keepSession(async (request) => {
      seen.push(request.headers.get('cookie'));
      const cookie = answers.shift();
      return new Response(await request.text(), cookie === undefined ? {} : { headers: { 'set-cookie': cookie } });
    });
    const send = () =>
      desk(new Request('app://tapis/api/x', { method: 'POST', body: 'kept', headers: { cookie: 'tapis_session=planted' } }));
    for (let count = 0; count < 4; count += 1) expect(await (await send()).text()).toBe('kept');
    expect(seen).toEqual([null, 'tapis_session=abc=d', 'tapis_session=abc=d', null]);
  });
});
