import type { Changes, Hear, Topic } from '../change-ports.ts';
import type { Transaction, Writer } from '../ports.ts';
import type { Database } from '../schema.ts';

const TOPICS: Readonly<Partial<Record<keyof Writer, Topic>>> = {
  addRun: 'practice',
  addAttempt: 'practice',
  finishRun: 'practice',
  addRemark: 'words',
  addOverride: 'words',
  seeWords: 'words',
  addHomework: 'homework',
  saveHomework: 'homework',
  cancelHomework: 'homework',
  renameProfile: 'people',
  saveSchool: 'people',
  addAccount: 'people',
  saveRole: 'people',
  saveArchived: 'people',
  erase: 'people',
  addClass: 'people',
  renameClass: 'people',
  archiveClass: 'people',
  saveMembers: 'people',
  joinClasses: 'people',
  endSession: 'sessions',
  endSessionsOf: 'sessions',
};
const TOPIC_OF: ReadonlyMap<string | symbol, Topic> = new Map(Object.entries(TOPICS));
export const EVERY_TOPIC: ReadonlySet<Topic> = new Set(Object.values(TOPICS));

/** The transaction, noting what it writes about. */
export function noticing(transaction: Transaction, noticed: Set<Topic>): Transaction {
  return new Proxy(transaction, {
    get(target, name, receiver): unknown {
      const topic = TOPIC_OF.get(name);
      if (topic !== undefined) noticed.add(topic);
      return Reflect.get(target, name, receiver);
    },
  });
}

/** Those who listen. `onFirst` is called when somebody begins to, `onLast` when nobody does any more. */
export function createListeners({ onFirst, onLast }: { readonly onFirst: () => void; readonly onLast: () => void }) {
  const listeners = new Set<Hear>();
  return {
    tell: (topics: ReadonlySet<Topic>): void => {
      if (topics.size > 0) for (const hear of listeners) hear(topics);
    },
    listen: (hear: Hear): (() => void) => {
      listeners.add(hear);
      if (listeners.size === 1) onFirst();
      return () => {
        if (listeners.delete(hear) && listeners.size === 0) onLast();
      };
    },
  };
}

/** How a kind of database carries changes from desk to desk. */
export interface ChangeCarrier extends Changes {
  /** Within the transaction: told if and when it is committed. */
  readonly announce: (transaction: Database, topics: ReadonlySet<Topic>) => Promise<void>;
  /** After it was. */
  readonly committed: (topics: ReadonlySet<Topic>) => void;
  readonly close: () => Promise<void>;
}
