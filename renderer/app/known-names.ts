import { z } from 'zod';

import { remember, remembered } from './remembered.ts';

const MOST = 8;
const namesSchema = z.array(z.object({ id: z.string(), login: z.string(), name: z.string() }));
/** Somebody who signed in on this computer. */
export type KnownName = z.infer<typeof namesSchema>[number];

/** Who signed in on this computer, the last one first. */
export function knownNames(): readonly KnownName[] {
  try {
    const parsed = namesSchema.safeParse(JSON.parse(remembered('names') ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

/** Keeps a name for the next sign-in on this computer. Nothing secret is kept. */
export function keepName(known: KnownName): void {
  remember('names', JSON.stringify([known, ...knownNames().filter(({ id }) => id !== known.id)].slice(0, MOST)));
}

/** Forgets them all. */
export function forgetNames(): void {
  remember('names', null);
}
