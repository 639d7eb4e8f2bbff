/** The scheme that carries the desk inside the application. */
export const APP_SCHEME = 'app';
export const APP_HOST = 'tapis';
/** Where the interface lives. */
export const APP_URL = `${APP_SCHEME}://${APP_HOST}/`;

/** Whether an address is our own, told from the parsed address: `app://tapis.example/` must not pass for it. */
export function isAppUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === `${APP_SCHEME}:` && host === APP_HOST && username === '' && password === '';
}
