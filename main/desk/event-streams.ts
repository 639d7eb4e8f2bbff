import type { Changes, Topic } from '../store/change-ports.ts';
import { streamResponse } from './stream-response.ts';

/** How long after it began, or last told something, a stream shows that it lives, and that its session does. */
const BEAT_MS = 15_000;
/** Changes within this time are told together: whoever hears of them asks for everything they see. */
const GAP_MS = 2_000;
/** A stream whose reader went away without a word ends at last; any other reader connects again. */
const LONGEST_MS = 30 * 60_000;
const RECONNECT_MS = 2_000;
/** Each asks for the board when something changes. */
const MOST = 100;
/** More windows than anybody looks at. */
const MOST_OF_ONE = 8;

export interface EventStreams {
  /** A stream for a person, for as long as `isWelcome` says so; null when there are too many, or the desk is about to end. */
  readonly open: (person: string, isWelcome: () => Promise<boolean>) => Response | null;
  /** Ends every stream and opens no more, so that no host waits for them when it ends. */
  readonly hangUp: () => void;
}

export interface EventStreamOptions {
  readonly changes: Changes;
  /** Acts after a time; returns what prevents it. */
  readonly later: (delayMs: number, act: () => void) => () => void;
  /** Hears why a stream broke off. */
  readonly onFailure: (error: unknown) => void;
}

/** Streams of server-sent events that tell what changed. */
export function createEventStreams(options: EventStreamOptions): EventStreams {
  /** What ends each, with whose it is. */
  const streams = new Map<() => void, string>();
  let isOver = false;
  return {
    open(person, isWelcome) {
      const own = [...streams.values()].filter((each) => each === person).length;
      if (isOver || streams.size >= MOST || own >= MOST_OF_ONE) return null;
      const stream = createStream({ ...options, isWelcome, onEnd: () => streams.delete(stream.end) });
      streams.set(stream.end, person);
      return streamResponse(stream.body, 'text/event-stream');
    },
    hangUp() {
      isOver = true;
      for (const end of streams.keys()) end();
    },
  };
}

interface StreamOptions extends EventStreamOptions {
  readonly isWelcome: () => Promise<boolean>;
  readonly onEnd: () => void;
}

/** One stream. It makes the next part only when its reader has taken the one before, so nothing piles up for a slow one. */
function createStream({ changes, later, isWelcome, onEnd, onFailure }: StreamOptions) {
  const encoder = new TextEncoder();
  const told = new Set<Topic>();
  const parts = [`retry: ${RECONNECT_MS}\n\n`];
  let isEnded = false;
  let isGone = false;
  let isResting = false;
  let wake = (): void => undefined;
  let cancelBeat = (): void => undefined;
  let cancelRest = (): void => undefined;

  const stopListening = changes.listen((topics) => {
    for (const topic of topics) told.add(topic);
    wake();
  });
  const cancelEnd = later(LONGEST_MS, () => end());
  function end(): void {
    if (isEnded) return;
    isEnded = true;
    stopListening();
    for (const cancel of [cancelEnd, cancelBeat, cancelRest]) cancel();
    onEnd();
    wake();
  }
  function beat(): void {
    cancelBeat();
    cancelBeat = later(BEAT_MS, () => {
      parts.push(': still here\n\n');
      wake();
    });
  }
  function rest(): void {
    isResting = true;
    cancelRest = later(GAP_MS, () => {
      isResting = false;
      wake();
    });
  }
  const hasEnded = (): boolean => isEnded;
  /** What to tell next; null at the end. */
  async function next(): Promise<string | null> {
    for (;;) {
      // Also when a session somewhere ended: it may have been this one's.
      told.delete('sessions');
      // It may have ended while it was looked up whether it may go on.
      if (hasEnded() || !(await isWelcome()) || hasEnded()) return null;
      const part = parts.shift();
      if (part !== undefined) return part;
      if (told.size > 0 && !isResting) {
        const data = JSON.stringify([...told]);
        told.clear();
        rest();
        return `data: ${data}\n\n`;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await next().catch((error: unknown) => {
          onFailure(error);
          return null;
        });
        if (isGone) return;
        if (part === null) {
          end();
          controller.close();
          return;
        }
        beat();
        controller.enqueue(encoder.encode(part));
      },
      cancel() {
        isGone = true;
        end();
      },
    },
    { highWaterMark: 0 },
  );
  return { body, end };
}
