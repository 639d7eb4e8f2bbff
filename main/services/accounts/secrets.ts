import { type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Hashes secrets the slow way, and compares them in constant time. */
export interface SecretHasher {
  readonly hash: (secret: string) => Promise<string>;
  /** Against null it takes as long as ever and says no: nobody can tell an unknown name by the time. */
  readonly verify: (secret: string, hash: string | null) => Promise<boolean>;
}

const LOG2_COST = 15;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const LENGTH = 32;
const HASH = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([\w-]+)\$([\w-]+)$/;

/** scrypt, its parameters kept in the hash. Tests pass a lower cost. */
export function scryptHasher(randomBytes: (size: number) => Uint8Array, log2Cost = LOG2_COST): SecretHasher {
  const nobody = { cost: log2Cost, blockSize: BLOCK_SIZE, parallel: PARALLEL, salt: Buffer.alloc(16), key: Buffer.alloc(LENGTH) };
  return {
    async hash(secret) {
      const salt = Buffer.from(randomBytes(16));
      const key = await derive(secret, { ...nobody, salt });
      return ['scrypt', log2Cost, BLOCK_SIZE, PARALLEL, salt.toString('base64url'), key.toString('base64url')].join('$');
    },

    async verify(secret, hash) {
      const kept = hash === null ? null : parse(hash);
      const key = await derive(secret, kept ?? nobody);
      return timingSafeEqual(key, (kept ?? nobody).key) && kept !== null;
    },
  };
}

interface KeptHash {
  readonly cost: number;
  readonly blockSize: number;
  readonly parallel: number;
  readonly salt: Buffer;
  readonly key: Buffer;
}

function parse(hash: string): KeptHash | null {
  const [, cost, blockSize, parallel, salt, key] = HASH.exec(hash) ?? [];
  if (salt === undefined || key === undefined) return null;
  const kept = { salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url') };
  return kept.key.length === LENGTH ? { cost: Number(cost), blockSize: Number(blockSize), parallel: Number(parallel), ...kept } : null;
}

function derive(secret: string, { cost, blockSize, parallel, salt }: KeptHash): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** cost, r: blockSize, p: parallel, maxmem: 256 * 2 ** cost * blockSize };
  return new Promise((resolve, reject) => {
    // One form of each letter, however the keyboard made it.
    scrypt(secret.normalize('NFC'), salt, LENGTH, options, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}
