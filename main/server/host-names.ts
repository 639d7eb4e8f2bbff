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

/**
 * What people on other machines are to type: the names that were given, then the addresses. None where the server listens
 * to its own machine alone.
 */
export function joinUrls([listening, ...names]: readonly [string, ...string[]], port: number, machine: MachineNames): readonly string[] {
  if (isLoopback(listening)) return [];
  const given = [...names, ...(EVERY_ADDRESS.includes(listening) ? [] : [listening])].filter((name) => !isLoopback(name));
  const found = networkUrls(listening, port, machine);
  // Nobody types the long form where there is a short one.
  const short = found.filter((url) => !url.includes('['));
  return [...new Set([...given.map((name) => `http://${inUrl(name)}:${port}`), ...(short.length > 0 ? short : found)])];
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** As an address writes a host: IPv6 in brackets. */
function inUrl(host: string): string {
  return isIPv6(host) ? `[${host}]` : host;
}
