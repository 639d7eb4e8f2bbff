import { notModelled, strict } from './strict.ts';

type RequestListener = (details: { url: string }, callback: (response: { cancel?: boolean }) => void) => void;
type PermissionRequestHandler = (contents: unknown, permission: string, callback: (granted: boolean) => void, details: unknown) => void;
type PermissionCheckHandler = (contents: unknown, permission: string, origin: string, details: unknown) => boolean;
type DeviceHandler = (details: { deviceType: string; origin: string; device: object }) => boolean;

let requestHandler: PermissionRequestHandler | undefined;
let checkHandler: PermissionCheckHandler | undefined;
let deviceHandler: DeviceHandler | undefined;
let beforeRequest: RequestListener | undefined;

const defaultSession = strict('session.defaultSession', {
  setPermissionRequestHandler(handler: PermissionRequestHandler): void {
    requestHandler = handler;
  },
  setPermissionCheckHandler(handler: PermissionCheckHandler): void {
    checkHandler = handler;
  },
  setDevicePermissionHandler(handler: DeviceHandler): void {
    deviceHandler = handler;
  },
  webRequest: strict('webRequest', {
    onBeforeRequest(listener: RequestListener, ...more: unknown[]): void {
      if (typeof listener !== 'function' || more.length > 0) throw notModelled('webRequest.onBeforeRequest with a filter');
      beforeRequest = listener;
    },
  }),
});

export const session = strict('session', { defaultSession });

/** Whether the application lets the browser ask for this address. */
export function isRequestAllowed(url: string): Promise<boolean> {
  const listener = beforeRequest;
  if (listener === undefined) return Promise.resolve(true);
  return new Promise((resolve) => {
    listener(strict('the details of a request', { url }), ({ cancel }) => {
      resolve(cancel !== true);
    });
  });
}

/** What the application answers when a page asks for a permission. Electron grants everything where nobody answers. */
export function askPermission(permission: string, origin: string): { request: boolean; check: boolean; device: boolean } {
  let request = requestHandler === undefined;
  requestHandler?.(null, permission, (granted) => (request = granted), { requestingUrl: origin, isMainFrame: true });
  return {
    request,
    check: checkHandler?.(null, permission, origin, {}) ?? true,
    device: deviceHandler?.({ deviceType: permission, origin, device: {} }) ?? true,
  };
}
