import type { makeCodec } from './codec.ts';
import type { pageBridge } from './page-bridge.ts';

/** The names under which the preload script's world and the main process reach each other. */
export const WORLD = 'electron-preload';
export const TO_MAIN = 'electronStandInSend';
export const FROM_MAIN = 'electronStandInReceive';

/** One call of `ipcRenderer.invoke`, and its answer. */
export interface Invocation {
  readonly id: number;
  readonly channel: string;
  readonly values: readonly unknown[];
}
export interface InvocationReply {
  readonly id: number;
  readonly threw: boolean;
  readonly value: unknown;
}

/**
 * What a sandboxed preload script finds: `require('electron')` with `contextBridge` and `ipcRenderer`, and a few members
 * of `process`. Runs inside the browser, so that it uses nothing from outside itself.
 */
export function runPreload(
  bridge: ReturnType<typeof pageBridge>,
  codec: ReturnType<typeof makeCodec>,
  names: { readonly toMain: string; readonly fromMain: string },
  argv: readonly string[],
  script: (require: unknown, module: unknown, exports: unknown, process: unknown) => void,
): void {
  const world = globalThis as unknown as Record<string, (text: string) => void>;
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (reason: unknown) => void }>();
  let count = 0;

  function refusing<Model extends object>(name: string, model: Model): Model {
    return new Proxy(model, {
      get(target, member): unknown {
        if (typeof member === 'symbol' || member in target) return Reflect.get(target, member);
        throw new Error(`Electron's stand-in does not model ${name}.${member} in a preload script`);
      },
    });
  }

  world[names.fromMain] = (text) => {
    const { id, threw, value } = codec.decode(text) as InvocationReply;
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (threw) reject?.(new Error(String(value)));
    else resolve?.(value);
  };
  const electron = refusing('electron', {
    ipcRenderer: refusing('ipcRenderer', {
      invoke(channel: string, ...values: unknown[]) {
        const id = ++count;
        return new Promise((resolve, reject) => {
          waiting.set(id, { resolve, reject });
          world[names.toMain]?.(codec.encode({ id, channel, values }));
        });
      },
    }),
    contextBridge: refusing('contextBridge', {
      exposeInMainWorld(key: string, api: unknown) {
        bridge.expose(key, api);
      },
    }),
  });
  const require = (name: string) => {
    if (name === 'electron') return electron;
    throw new Error(`module not found: ${name}`);
  };
  const module = { exports: {} };
  script(require, module, module.exports, refusing('process', { argv }));
}
