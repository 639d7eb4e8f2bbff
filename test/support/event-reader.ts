/** Reads a stream of server-sent events part by part, as its desk makes them. */
export interface EventReader {
  /** What the next event says changed; nothing for a sign of life, null at the end. */
  readonly next: () => Promise<readonly string[] | null>;
  /** Goes away, as a browser does whose window is closed. */
  readonly leave: () => Promise<void>;
}

/** Begins to read, and waits until the stream is open. */
export async function readEvents(response: Response): Promise<EventReader> {
  if (response.status !== 200 || response.body === null) throw new Error(`no stream: ${response.status} ${await response.text()}`);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const part = async (): Promise<string | null> => (await reader.read()).value ?? null;
  const opening = await part();
  if (opening?.startsWith('retry:') !== true) throw new Error(`a stream begins with ${String(opening)}`);
  return {
    async next() {
      const found = await part();
      if (found === null) return null;
      if (!found.startsWith('data:')) return [];
      return JSON.parse(found.slice('data:'.length)) as string[];
    },
    leave: () => reader.cancel(),
  };
}
