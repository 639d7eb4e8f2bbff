type Listener = () => void;

const listeners = new Set<Listener>();

/** Hears when the desk refuses a request because nobody is signed in any more. Gives what ends the listening. */
export function onSessionEnd(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Says so. */
export function tellSessionEnded(): void {
  for (const listener of listeners) listener();
}
