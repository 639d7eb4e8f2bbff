/** Whether a host name, as a browser asked for it, is one of ours. */
export type HostRule = (hostname: string) => boolean;

/** Only these names; case does not matter. */
export function onlyHosts(hostnames: Iterable<string>): HostRule {
  const allowed = new Set([...hostnames].map((name) => name.toLowerCase()));
  return (hostname) => allowed.has(hostname.toLowerCase());
}

/**
 * Whether the request was sent to one of our names. Without this, a page whose own name is made to point at this
 * machine (DNS rebinding) would count as our own.
 */
export function isForUs(request: Request, allowsHost: HostRule): boolean {
  const host = request.headers.get('host');
  return allowsHost(hostnameOf(request.url)) && (host === null || allowsHost(hostnameOf(`http://${host}`)));
}

/**
 * Whether no other site is behind the request, as far as the browser says. Programs that are no browsers send
 * neither header; a browser sends `Sec-Fetch-Site` where it trusts the address, and `Origin` with whatever changes something.
 */
export function isFromOurselves(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  // `same-site` is foreign too: every port of this machine is the same site. `none` is a person typing the address.
  if (site !== null && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.get('origin');
  if (origin === null) return true;
  // The scheme may differ behind a proxy that ends TLS; host and port may not.
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

function hostnameOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}
