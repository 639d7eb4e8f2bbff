const ADDRESS =
  /^(?:(?<scheme>https?):\/\/)?(?<host>\[[\da-f:.]+\]|[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?)(?::(?<port>\d{1,5}))?(?:\/\S*)?$/iu;
const LAST_PORT = 65_535;

/**
 * What a person types as the address of a school's server, as an address: `192.168.1.20:8470` → `http://192.168.1.20:8470/`.
 * Null where it is none. Only http and https, and only the server itself: a path is left out, a user is refused.
 */
export function schoolAddress(typed: string): string | null {
  const found = ADDRESS.exec(typed.trim())?.groups;
  const host = found?.['host'];
  if (host === undefined || Number(found?.['port'] ?? 1) > LAST_PORT || Number(found?.['port'] ?? 1) === 0) return null;
  const port = found?.['port'] === undefined ? '' : `:${found['port']}`;
  return `${(found?.['scheme'] ?? 'http').toLowerCase()}://${host.toLowerCase()}${port}/`;
}
