/** The error for everything the stand-in does not know. */
export function notModelled(what: string): Error {
  return new Error(`Electron's stand-in does not model ${what}`);
}

/** An object whose unknown members throw instead of being undefined. */
export function strict<Model extends object>(name: string, model: Model): Model {
  return new Proxy(model, {
    get(target, member, receiver): unknown {
      // Symbols and `then` are asked for by the language itself: by printing, by awaiting.
      if (typeof member === 'symbol' || member in target || member === 'then') return Reflect.get(target, member, receiver);
      throw notModelled(`${name}.${member}`);
    },
  });
}

/** Refuses members of an options object that the model would silently ignore. */
export function checkMembers(name: string, given: object, known: readonly string[]): void {
  for (const member of Object.keys(given)) if (!known.includes(member)) throw notModelled(`${name}.${member}`);
}
