import type { NativeBridge } from '#shared/api/bridge.ts';

declare global {
  interface Window {
    readonly tapis?: NativeBridge;
  }
}

/** What the desktop application adds; undefined in a browser. */
export function nativeBridge(): NativeBridge | undefined {
  return window.tapis;
}
