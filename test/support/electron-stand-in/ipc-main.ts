import { strict } from './strict.ts';

type Handler = (event: object, ...values: unknown[]) => unknown;

const handlers = new Map<string, Handler>();

export const ipcMain = strict('ipcMain', {
  handle(channel: string, handler: Handler): void {
    if (handlers.has(channel)) throw new Error(`Attempted to register a second handler for '${channel}'`);
    handlers.set(channel, handler);
  },
});

/** Who calls. A frame that is gone is null. */
export interface Caller {
  readonly sender: unknown;
  readonly frame: { readonly url: string; readonly parent: object | null } | null;
}

/** Calls a channel as a renderer does. */
export async function invokeChannel({ sender, frame }: Caller, channel: string, ...values: readonly unknown[]): Promise<unknown> {
  const handler = handlers.get(channel);
  if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
  const senderFrame = frame === null ? null : strict('WebFrameMain', frame);
  return handler(strict('IpcMainInvokeEvent', { sender, senderFrame }), ...values);
}

/** The channels that are open. */
export function openChannels(): readonly string[] {
  return [...handlers.keys()];
}
