import { EventEmitter } from 'node:events';

import type { Page, Route } from 'playwright-core';

import type { Addresses } from './addresses.ts';
import { makeCodec } from './codec.ts';
import { invokeChannel } from './ipc-main.ts';
import { pageBridge } from './page-bridge.ts';
import { FROM_MAIN, type Invocation, TO_MAIN, WORLD, runPreload } from './preload-world.ts';
import { isRequestAllowed, session } from './session.ts';
import { checkMembers, notModelled } from './strict.ts';

type OpenHandler = (details: { url: string }) => { action: string };

/** Redirects and webviews never happen here: the protocol and the window refuse them. */
const EVENTS = ['will-navigate', 'will-frame-navigate', 'will-redirect', 'will-attach-webview', 'render-process-gone'];
const PDF_OPTIONS = ['printBackground', 'preferCSSPageSize', 'pageSize'];
const codec = makeCodec();

export class WebContents extends EventEmitter {
  readonly session = session.defaultSession;
  /** For tests: what the application refused the page. */
  readonly refused: { readonly what: 'navigation' | 'window' | 'request'; readonly url: string }[] = [];
  private page: Page | undefined;
  private addresses: Addresses | undefined;
  private openHandler: OpenHandler | undefined;
  /** The address the application itself is loading: no `will-navigate` for it. */
  private loading: string | undefined;

  override on(event: string, listener: (...values: unknown[]) => void): this {
    if (!EVENTS.includes(event)) throw notModelled(`the event ${event} of webContents`);
    return super.on(event, listener);
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }
  getURL(): string {
    return this.page === undefined ? '' : this.known(this.page.url());
  }
  reload(): void {
    const page = this.opened();
    this.loading = page.url();
    void page.reload().catch(() => undefined);
  }
  async printToPDF(options: Record<string, unknown>): Promise<Buffer> {
    checkMembers('printToPDF', options, PDF_OPTIONS);
    const { printBackground, preferCSSPageSize, pageSize } = options as { [name: string]: boolean } & { pageSize: string };
    return this.opened().pdf({ printBackground, preferCSSPageSize, format: pageSize });
  }

  /** For the window: navigates as the application does. */
  async load(url: string): Promise<void> {
    const address = this.addresses?.toBrowser(url) ?? url;
    this.loading = address;
    await this.opened().goto(address, { waitUntil: 'load' });
  }

  /** For the window: connects to the page that shows these contents. */
  async attach(page: Page, addresses: Addresses, preload: string, argv: readonly string[]): Promise<void> {
    this.page = page;
    this.addresses = addresses;
    await page.route('**/*', (route) => this.guard(route));
    page.on('popup', (popup) => void popup.close().catch(() => undefined));
    page.on('pageerror', (error) => {
      console.error('the page threw', error);
    });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.enable');
    await cdp.send('Runtime.enable');
    cdp.on('Page.windowOpen', ({ url }) => {
      this.askToOpen(this.known(url));
    });
    cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name !== TO_MAIN) return;
      void this.answer(codec.decode(payload) as Invocation).then((reply) => {
        const expression = `${FROM_MAIN}(${JSON.stringify(codec.encode(reply))})`;
        // A page that has gone meanwhile gets no answer, as in Electron.
        cdp.send('Runtime.evaluate', { contextId: executionContextId, expression }).catch(() => undefined);
      });
    });
    await cdp.send('Runtime.addBinding', { name: TO_MAIN, executionContextName: WORLD });
    const channel = `bridge-${crypto.randomUUID()}`;
    // Preload scripts run in main frames only, unless a window asks for more, which is not modelled.
    const bridgeAt = (own: string, other: string) => `(${pageBridge.toString()})('${own}', '${other}', '${channel}')`;
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: `if (window.top === window) ${bridgeAt('page', 'preload')}` });
    const names = JSON.stringify({ toMain: TO_MAIN, fromMain: FROM_MAIN });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
      worldName: WORLD,
      source: `if (window.top === window) (${runPreload.toString()})(${bridgeAt('preload', 'page')}, (${makeCodec.toString()})(), ${names},
        ${JSON.stringify(argv)}, function (require, module, exports, process) {${preload}\n})`,
    });
  }

  private opened(): Page {
    if (this.page === undefined) throw new Error('the page is not open yet');
    return this.page;
  }
  private known(address: string): string {
    return this.addresses?.toApplication(address) ?? address;
  }

  private async guard(route: Route): Promise<void> {
    const request = route.request();
    const url = this.known(request.url());
    if (request.isNavigationRequest() && !this.mayNavigate(request.url(), request.frame() === this.page?.mainFrame())) {
      this.refused.push({ what: 'navigation', url });
      await route.abort('aborted');
    } else if (await isRequestAllowed(url)) {
      await route.continue();
    } else {
      this.refused.push({ what: 'request', url });
      await route.abort('blockedbyclient');
    }
  }

  private mayNavigate(address: string, isMainFrame: boolean): boolean {
    if (isMainFrame && address === this.loading) {
      this.loading = undefined;
      return true;
    }
    let isPrevented = false;
    const preventDefault = () => {
      isPrevented = true;
    };
    const details = { url: this.known(address), isMainFrame, preventDefault };
    this.emit('will-frame-navigate', details);
    if (isMainFrame) this.emit('will-navigate', details);
    return !isPrevented;
  }

  /** The browser has opened it already and it is closed again, so that the page sees a window where Electron gives null. */
  private askToOpen(url: string): void {
    const answer = this.openHandler?.({ url });
    if (answer?.action !== 'deny') throw notModelled('allowing a further window');
    this.refused.push({ what: 'window', url });
  }

  private async answer({ id, channel, values }: Invocation) {
    const frame = { url: this.getURL(), parent: null };
    try {
      return { id, threw: false, value: await invokeChannel({ sender: this, frame }, channel, ...values) };
    } catch (error) {
      return { id, threw: true, value: `Error invoking remote method '${channel}': ${String(error)}` };
    }
  }
}
