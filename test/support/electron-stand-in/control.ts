/** What the main process tells the test that launched it. */
export type Told =
  | { readonly kind: 'browser'; readonly address: string }
  | { readonly kind: 'loaded'; readonly url: string }
  | { readonly kind: 'errorBox'; readonly title: string; readonly content: string }
  | { readonly kind: 'value'; readonly id: number; readonly value: string }
  | { readonly kind: 'thrown'; readonly id: number; readonly message: string };

/** A function to run in the main process. */
export interface Asked {
  readonly id: number;
  readonly source: string;
  /** The argument, encoded. */
  readonly argument: string;
}

/** Sends to the launcher, unless it is gone. */
export function tellLauncher(message: Told): void {
  if (process.connected) process.send?.(message);
}
