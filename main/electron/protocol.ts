import { protocol } from 'electron';

import type { Desk } from '../desk/create-desk.ts';
import { APP_SCHEME, isAppUrl } from './origin.ts';

/** Gives our scheme an origin, `fetch` and streams. Electron takes this only before it is ready. */
export function registerAppScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ]);
}

/** Carries the desk on our scheme, for our one host. */
export function carryDesk(desk: Desk): void {
  protocol.handle(APP_SCHEME, (request) => (isAppUrl(request.url) ? desk(request) : new Response(null, { status: 404 })));
}
