import type { Session, WebContents } from 'electron';

import { isAppUrl } from './origin.ts';

const OWN_PROTOCOLS: readonly string[] = ['blob:', 'data:', 'devtools:'];

/** Our own content: the desk's answers, and what the interface itself makes of them. */
function isOwnContent(address: string): boolean {
  return isAppUrl(address) || (URL.canParse(address) && OWN_PROTOCOLS.includes(new URL(address).protocol));
}

/** The interface needs no permission and nothing from a network, so it gets neither. */
export function hardenSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, callback) => {
    callback(false);
  });
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.webRequest.onBeforeRequest((details, callback) => {
    callback({ cancel: !isOwnContent(details.url) });
  });
}

/** Keeps a window on our own pages: no other address, no further windows, no embedded ones. */
export function hardenContents(contents: WebContents): void {
  contents.on('will-frame-navigate', (event) => {
    if (!isAppUrl(event.url)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (!isAppUrl(event.url)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
