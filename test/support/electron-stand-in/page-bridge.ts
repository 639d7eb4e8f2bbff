type Wrapped =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'undefined' }
  | { readonly kind: 'function' | 'promise'; readonly id: number }
  | { readonly kind: 'array'; readonly items: readonly Wrapped[] }
  | { readonly kind: 'object'; readonly members: Readonly<Record<string, Wrapped>> }
  | { readonly kind: 'error'; readonly message: string };
type Message =
  | { readonly type: 'expose'; readonly key: string; readonly api: Wrapped }
  | { readonly type: 'call'; readonly id: number; readonly call: number; readonly values: readonly Wrapped[] }
  | { readonly type: 'returned'; readonly call: number; readonly threw: boolean; readonly value: Wrapped }
  | { readonly type: 'settled'; readonly id: number; readonly rejected: boolean; readonly value: Wrapped };
type Callable = (...values: unknown[]) => unknown;

/**
 * The context bridge: the same code at either end, in the page's world and in the preload script's. Copies plain data,
 * passes functions and promises on, as Electron's does; frozen at the page's end. Runs inside the browser, so that it
 * uses nothing from outside itself.
 */
export function pageBridge(own: string, other: string, channel: string) {
  const functions = new Map<number, Callable>();
  const calls = new Map<number, (reply: Message & { type: 'returned' }) => void>();
  const promises = new Map<number, { resolve: (value: unknown) => void; reject: (reason: unknown) => void }>();
  let count = 0;

  const send = (message: Message) => window.dispatchEvent(new CustomEvent(`${channel}:${other}`, { detail: JSON.stringify(message) }));

  function wrap(value: unknown): Wrapped {
    if (value === undefined) return { kind: 'undefined' };
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return { kind: 'value', value };
    if (Array.isArray(value)) return { kind: 'array', items: value.map(wrap) };
    if (value instanceof Error) return { kind: 'error', message: value.message };
    if (typeof value === 'function') {
      const id = ++count;
      functions.set(id, value as Callable);
      return { kind: 'function', id };
    }
    if (value instanceof Promise) {
      const id = ++count;
      value.then(
        (result) => send({ type: 'settled', id, rejected: false, value: wrap(result) }),
        (reason: unknown) => send({ type: 'settled', id, rejected: true, value: wrap(reason) }),
      );
      return { kind: 'promise', id };
    }
    const kind = Object.prototype.toString.call(value);
    if (kind !== '[object Object]') throw new Error(`Electron's stand-in does not model ${kind} over the context bridge`);
    return { kind: 'object', members: Object.fromEntries(Object.entries(value).map(([key, each]) => [key, wrap(each)])) };
  }

  function unwrap(wrapped: Wrapped): unknown {
    switch (wrapped.kind) {
      case 'value':
        return wrapped.value;
      case 'undefined':
        return undefined;
      case 'array':
        return Object.freeze(wrapped.items.map(unwrap));
      case 'object':
        return Object.freeze(Object.fromEntries(Object.entries(wrapped.members).map(([key, each]) => [key, unwrap(each)])));
      case 'error':
        return new Error(wrapped.message);
      case 'function':
        return (...values: unknown[]) => invoke(wrapped.id, values);
      case 'promise':
        return new Promise((resolve, reject) => promises.set(wrapped.id, { resolve, reject }));
    }
  }

  function invoke(id: number, values: readonly unknown[]): unknown {
    const call = ++count;
    const replies: (Message & { type: 'returned' })[] = [];
    calls.set(call, (reply) => replies.push(reply));
    // Events are dispatched synchronously, so that the reply is there when this returns.
    send({ type: 'call', id, call, values: values.map(wrap) });
    calls.delete(call);
    const reply = replies[0];
    if (reply === undefined) throw new Error('the other side of the bridge did not answer');
    const value = unwrap(reply.value);
    if (reply.threw) throw value;
    return value;
  }

  function answer(message: Message & { type: 'call' }): void {
    try {
      const value = functions.get(message.id)?.(...message.values.map(unwrap));
      send({ type: 'returned', call: message.call, threw: false, value: wrap(value) });
    } catch (error) {
      send({ type: 'returned', call: message.call, threw: true, value: wrap(error) });
    }
  }

  function receive(message: Message): void {
    if (message.type === 'call') answer(message);
    if (message.type === 'returned') calls.get(message.call)?.(message);
    if (message.type === 'settled') promises.get(message.id)?.[message.rejected ? 'reject' : 'resolve'](unwrap(message.value));
    if (message.type === 'expose') {
      Object.defineProperty(window, message.key, { value: unwrap(message.api), enumerable: true, writable: false, configurable: false });
    }
  }

  window.addEventListener(`${channel}:${own}`, (event) => {
    receive(JSON.parse((event as CustomEvent<string>).detail) as Message);
  });
  return { expose: (key: string, api: unknown) => send({ type: 'expose', key, api: wrap(api) }) };
}
