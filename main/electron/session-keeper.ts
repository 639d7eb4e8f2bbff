import type { Desk } from '../desk/create-desk.ts';

/**
 * Keeps the cookies of the desk for the window: a browser keeps none on a scheme of an application. The interface never
 * sees them, and they are gone when the application ends.
 */
export function keepSession(desk: Desk): Desk {
  const kept = new Map<string, string>();
  return async (request, address) => {
    const response = await desk(withCookies(request, kept), address);
    for (const cookie of response.headers.getSetCookie()) keep(kept, cookie);
    return response;
  };
}

/** Whatever the request brings along of its own is not a cookie of ours. */
function withCookies(request: Request, kept: ReadonlyMap<string, string>): Request {
  const headers = new Headers(request.headers);
  if (kept.size === 0) headers.delete('cookie');
  else headers.set('cookie', [...kept].map(([name, value]) => `${name}=${value}`).join('; '));
  return new Request(request, { headers });
}

function keep(kept: Map<string, string>, cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
  const [name = '', ...value] = pair.split('=');
  if (attributes.some((attribute) => attribute.toLowerCase() === 'max-age=0')) kept.delete(name);
  else kept.set(name, value.join('='));
}
