import { isIPv6 } from 'node:net';

const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];
const EVERY_ADDRESS = ['0.0.0.0', '::'];

/** What the machine is called on its networks. */
export interface MachineNames {
  readonly hostname: string;
  readonly addresses: readonly string[];
}

/** The names the server answers to: its own machine's, those it was given, and when it listens everywhere, the machine's in its networks. */
export function servedNames(given: readonly string[], { hostname, addresses }: MachineNames): readonly string[] {
  const network = given.some((name) => EVERY_ADDRESS.includes(name)) ? [hostname, `${hostname}.local`, ...addresses] : [];
  return [...new Set([...LOOPBACK, ...[...given, ...network].map(inUrl)])];
}

/** Where a browser on this machine finds a server listening there. */
export function localUrl(listening: string, port: number): string {
  const host = listening === '0.0.0.0' ? '127.0.0.1' : listening === '::' ? '::1' : listening;
  return `http://${inUrl(host)}:${port}`;
}

/** Where other machines find it; none unless it listens everywhere. */
export function networkUrls(listening: string, port: number, { addresses }: MachineNames): readonly string[] {
  if (!EVERY_ADDRESS.includes(listening)) return [];
  const reachable = listening === '::' ? addresses : addresses.filter((address) => !isIPv6(address));
  return reachable.map((address) => `http://${inUrl(address)}:${port}`);
}

/** As an address writes a host: IPv6 in brackets. */
function inUrl(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}
