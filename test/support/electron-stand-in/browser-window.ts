import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';

import type { BrowserWindowConstructorOptions, Rectangle } from 'electron';
import type { Page } from 'playwright-core';

import { app } from './app.ts';
import { newPage } from './browser.ts';
import { tellLauncher } from './control.ts';
import { serveSchemes } from './protocol.ts';
import { readSettings } from './settings.ts';
import { checkMembers, notModelled, strict } from './strict.ts';
import { WebContents } from './web-contents.ts';
import { addWindow, openWindows, removeWindow } from './windows.ts';

const EVENTS = ['ready-to-show', 'close', 'closed', 'show', 'focus'];
const OPTIONS = ['x', 'y', 'width', 'height', 'minWidth', 'minHeight', 'title', 'backgroundColor', 'show', 'webPreferences'];
const PREFERENCES: Readonly<Record<string, readonly unknown[] | 'any'>> = {
  preload: 'any',
  additionalArguments: 'any',
  sandbox: [true],
  contextIsolation: [true],
  nodeIntegration: [false],
  nodeIntegrationInWorker: [false],
  nodeIntegrationInSubFrames: [false],
  webviewTag: [false],
  webSecurity: [true],
  allowRunningInsecureContent: [false],
  navigateOnDragDrop: [false],
  spellcheck: [false],
  devTools: [true, false],
};

function check(options: BrowserWindowConstructorOptions): void {
  checkMembers('BrowserWindow', options, OPTIONS);
  for (const [name, value] of Object.entries(options.webPreferences ?? {})) {
    const known = PREFERENCES[name];
    if (known === undefined || (known !== 'any' && !known.includes(value))) throw notModelled(`webPreferences.${name} = ${String(value)}`);
  }
}

export class BrowserWindow extends EventEmitter {
  static getAllWindows(): BrowserWindow[] {
    return openWindows() as BrowserWindow[];
  }
  static fromWebContents(contents: unknown): BrowserWindow | null {
    return BrowserWindow.getAllWindows().find((window) => window.webContents === contents) ?? null;
  }

  readonly webContents: WebContents = strict('webContents', new WebContents());
  /** For tests: what the window was made with. */
  readonly options: BrowserWindowConstructorOptions;
  readonly log: string[] = [];
  private readonly opening: Promise<Page>;
  private bounds: Rectangle;
  private visible: boolean;
  private maximised = false;
  private minimised = false;
  private destroyed = false;
  private isShownOnce = false;

  constructor(options: BrowserWindowConstructorOptions) {
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    super();
    check(options);
    this.options = options;
    this.bounds = { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 };
    this.visible = options.show ?? true;
    const window = strict('BrowserWindow', this);
    addWindow(window);
    app.emit('web-contents-created', {}, this.webContents);
    this.opening = this.open(options.webPreferences ?? {}, () => {
      window.vanish();
    });
    return window;
  }

  private async open({ preload, additionalArguments = [] }: Electron.WebPreferences, onClose: () => void): Promise<Page> {
    const [page, addresses] = await Promise.all([newPage(), serveSchemes()]);
    page.on('close', onClose);
    await page.setViewportSize({ width: this.bounds.width, height: this.bounds.height });
    await page.emulateMedia({ colorScheme: readSettings().darkSystem ? 'dark' : 'light' });
    const script = preload === undefined ? '' : readFileSync(preload, 'utf8');
    await this.webContents.attach(page, addresses, script, ['electron', ...additionalArguments]);
    return page;
  }

  override on(event: string, listener: (...values: unknown[]) => void): this {
    if (!EVENTS.includes(event)) throw notModelled(`the event ${event} of BrowserWindow`);
    return super.on(event, listener);
  }
  async loadURL(url: string): Promise<void> {
    await this.opening;
    await this.webContents.load(url);
    if (!this.isShownOnce) {
      this.isShownOnce = true;
      this.emit('ready-to-show');
    }
    tellLauncher({ kind: 'loaded', url });
  }

  show(): void {
    this.visible = true;
    this.log.push('show');
    this.emit('show');
  }
  isVisible(): boolean {
    return this.visible;
  }
  focus(): void {
    this.log.push('focus');
    this.emit('focus');
  }
  minimize(): void {
    this.minimised = true;
  }
  isMinimized(): boolean {
    return this.minimised;
  }
  restore(): void {
    this.minimised = false;
    this.log.push('restore');
  }
  maximize(): void {
    this.maximised = true;
    this.visible = true;
  }
  isMaximized(): boolean {
    return this.maximised;
  }
  setBounds(bounds: Rectangle): void {
    this.bounds = bounds;
  }
  getNormalBounds(): Rectangle {
    return this.bounds;
  }
  close(): void {
    this.emit('close', {
      preventDefault() {
        throw notModelled('keeping a window open');
      },
    });
    this.vanish();
    void this.opening.then((page) => page.close()).catch(() => undefined);
  }
  isDestroyed(): boolean {
    return this.destroyed;
  }

  private vanish(): void {
    if (this.destroyed) return;
    this.destroyed = true;
    // The set holds the strict window, `this` inside its methods.
    removeWindow(this);
    this.emit('closed');
    if (openWindows().length === 0) app.emit('window-all-closed');
  }
}
