/** Something whose speed is measured. */
export interface Contender {
  /** Does some milliseconds' worth of work and gives how many operations that was. */
  readonly batch: () => number | Promise<number>;
  /** What it makes of the sample: equal to the other's of the same goal, so that only right answers race. */
  readonly answers?: () => readonly unknown[];
}

/** `processor`: the time of all threads together, so that what else the machine does meanwhile is not ours. */
export type Clock = 'processor' | 'wall';

/** What the parent asks of a worker: to work for at least so long. */
export interface Order {
  readonly milliseconds: number;
  readonly clock: Clock;
}
/** What the worker answers: how much it did, and the time that took. */
export interface Measurement {
  readonly operations: number;
  readonly milliseconds: number;
}
