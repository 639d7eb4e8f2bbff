import { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { closeBrowser } from './browser.ts';
import { takeLock } from './instance-lock.ts';
import { readSettings } from './settings.ts';
import { notModelled, strict } from './strict.ts';
import { openWindows } from './windows.ts';

const settings = readSettings();
const manifest = JSON.parse(readFileSync(path.join(settings.application, 'package.json'), 'utf8')) as {
  name: string;
  productName?: string;
  version: string;
};

const EVENTS = ['ready', 'activate', 'before-quit', 'will-quit', 'quit', 'second-instance', 'window-all-closed', 'web-contents-created'];
const PATHS = new Map([
  ['home', settings.home],
  ['userData', path.join(settings.home, 'user-data')],
  ['documents', path.join(settings.home, 'documents')],
]);

interface Preventable {
  isPrevented: boolean;
  readonly event: { preventDefault(): void };
}

function preventable(): Preventable {
  const result: Preventable = {
    isPrevented: false,
    event: {
      preventDefault() {
        result.isPrevented = true;
      },
    },
  };
  return result;
}

class App extends EventEmitter {
  readonly isPackaged = settings.isPackaged;
  private ready = false;
  private readonly becameReady = Promise.withResolvers<undefined>();
  aboutPanel: object = {};

  override on(event: string, listener: (...values: unknown[]) => void): this {
    if (!EVENTS.includes(event)) throw notModelled(`the event ${event} of app`);
    return super.on(event, listener);
  }
  /** Electron gets ready only once the application's main module has run to its end. */
  becomeReady(): void {
    this.ready = true;
    this.emit('ready', {}, {});
    this.becameReady.resolve(undefined);
  }
  whenReady(): Promise<undefined> {
    return this.becameReady.promise;
  }
  isReady(): boolean {
    return this.ready;
  }
  enableSandbox(): void {
    if (this.ready) throw new Error('app.enableSandbox must be called before app is ready');
  }
  requestSingleInstanceLock(): boolean {
    return takeLock(this.getPath('userData'), () => {
      this.emit('second-instance', {}, [], process.cwd(), null);
    });
  }
  getPath(name: string): string {
    const folder = PATHS.get(name);
    if (folder === undefined) throw notModelled(`app.getPath('${name}')`);
    mkdirSync(folder, { recursive: true });
    return folder;
  }
  setPath(name: string, folder: string): void {
    if (name !== 'userData' || this.ready) throw notModelled(`app.setPath('${name}') at this time`);
    if (!existsSync(folder)) throw new Error(`app.setPath: ${folder} does not exist`);
    PATHS.set(name, folder);
  }
  getName(): string {
    return manifest.productName ?? manifest.name;
  }
  getVersion(): string {
    return manifest.version;
  }
  getPreferredSystemLanguages(): string[] {
    return [...settings.languages];
  }
  setAboutPanelOptions(options: object): void {
    this.aboutPanel = options;
  }
  quit(): void {
    const before = preventable();
    this.emit('before-quit', before.event);
    if (before.isPrevented) return;
    for (const window of openWindows()) window.close();
    if (openWindows().length > 0) return;
    const will = preventable();
    this.emit('will-quit', will.event);
    if (!will.isPrevented) this.exit(0);
  }
  exit(code = 0): void {
    this.emit('quit', {}, code);
    void closeBrowser().finally(() => process.exit(code));
  }
}

export const app = strict('app', new App());
