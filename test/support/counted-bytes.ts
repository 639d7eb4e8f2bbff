import { createHash } from 'node:crypto';

/** The same bytes every time, none like another. */
export function countedBytes(): (size: number) => Uint8Array {
  let count = 0;
  return (size) => {
    count += 1;
    return createHash('shake256', { outputLength: size }).update(String(count)).digest();
  };
}
