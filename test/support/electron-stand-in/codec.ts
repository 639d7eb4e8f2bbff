/**
 * Values between processes and worlds: plain data and `undefined`. Electron clones more; what more the application
 * comes to send has to be modelled first. Also runs inside the browser, so that it uses nothing from outside itself.
 */
export function makeCodec() {
  const mark = '$undefined';
  function check(value: unknown, path: string): unknown {
    if (value === undefined) return { [mark]: true };
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    if (Array.isArray(value)) return value.map((each, index) => check(each, `${path}[${String(index)}]`));
    const kind = Object.prototype.toString.call(value);
    if (kind !== '[object Object]') throw new Error(`Electron's stand-in does not model sending ${kind} (${path})`);
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, check(each, `${path}.${key}`)]));
  }
  function revive(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(revive);
    if (typeof value !== 'object' || value === null) return value;
    if (mark in value) return undefined;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, revive(each)]));
  }
  return {
    encode: (value: unknown): string => JSON.stringify(check(value, 'value')),
    decode: (text: string): unknown => revive(JSON.parse(text)),
  };
}
