import { parse, serialize } from 'hono/utils/cookie';

import { IDLE_MS } from '../services/accounts/sessions.ts';

const NAME = 'tapis_session';
const TOKEN = /^[\w-]{43}$/;

/** The session's token a request brings; null for none, or for what cannot be one. */
export function tokenOf(request: Request): string | null {
  const header = request.headers.get('cookie');
  const token = header === null ? undefined : parse(header, NAME)[NAME];
  return token !== undefined && TOKEN.test(token) ? token : null;
}

/**
 * Whether the browser reached us over https, be it through a proxy that ends TLS: what signs in is always a request with
 * an origin of ours.
 */
export function isSecure(request: Request): boolean {
  return new URL(request.url).protocol === 'https:' || request.headers.get('origin')?.startsWith('https://') === true;
}

/** Hands a token to the browser alone: no script reads it, no other site sends it. Null takes it back. */
export function sessionCookie(token: string | null, secure: boolean): string {
  const maxAge = token === null ? 0 : Math.floor(IDLE_MS / 1_000);
  return serialize(NAME, token ?? '', { httpOnly: true, sameSite: 'Strict', path: '/', maxAge, secure });
}
