import { hostname, networkInterfaces } from 'node:os';

import type { MachineNames } from './host-names.ts';

/** This machine on its networks, loopback and link-local addresses left out. */
export function thisMachine(): MachineNames {
  const addresses = Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ internal, address }) => !internal && !address.startsWith('fe80'))
    .map(({ address }) => address);
  return { hostname: hostname(), addresses };
}
