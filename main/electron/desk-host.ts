import type { Result } from '#shared/result.ts';
import type { StartFailure } from './failure.ts';
import type { Desk } from './protocol.ts';

export interface DeskHost {
  readonly desk: Desk;
  readonly close: () => Promise<void>;
}
export interface DeskPlace {
  /** The folder of the person's data. */
  readonly data: string;
  /** The folder of the built interface. */
  readonly interface: string;
  readonly appVersion: string;
}

/** Opens the store in the person's folder and the desk over it. */
export function openDesk(place: DeskPlace): Promise<Result<DeskHost, StartFailure>> {
  throw new Error(`not wired yet: ${place.data}`);
}
