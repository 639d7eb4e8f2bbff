/** What takes long is answered by lines of JSON: each a `Progress`, the last the reply itself, or an `ApiError`. */
export const PROGRESS_TYPE = 'application/x-ndjson';

export interface Progress {
  readonly done: number;
  readonly total: number;
}
