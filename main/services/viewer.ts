import type { PersonName, Role } from '#shared/api/schemas.ts';

import type { Reader, RunRecord } from '../store/ports.ts';

/** Who asks. `solo`: the one person of a desk without a school. */
export interface Viewer {
  readonly profile: string;
  readonly role: 'solo' | Role;
}

/** A run the viewer may look at: one's own, for a supervisor anybody's. What may not be seen does not exist. */
export function readableRun(read: Reader, viewer: Viewer, id: string): Promise<RunRecord | undefined> {
  return viewer.role === 'supervisor' ? read.anyRun(id) : read.run(viewer.profile, id);
}

/** Whether the viewer may see what is this person's. */
export function maySee(viewer: Viewer, profile: string): boolean {
  return viewer.role === 'supervisor' || viewer.profile === profile;
}

/** Names people, looked up at once. */
export async function namer(read: Reader, profiles: readonly string[]): Promise<(profile: string) => PersonName> {
  const names = await read.names(profiles);
  return (id) => ({ id, name: names.get(id) ?? null });
}
