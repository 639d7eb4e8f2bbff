/** The whole interface over a real desk in memory, as a person meets it. */
import { configure, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';

import { DEFAULT_PREFERENCES, type Language } from '#shared/api/schemas.ts';

import { App } from '../../renderer/app/app.tsx';
import { makeQueryClient } from '../../renderer/app/queries.ts';
import { speak } from '../../renderer/i18n/i18n.ts';
import { ORIGIN, type TestDesk, openTestDesk } from './desk.ts';

// Whether each part of a felt is visible costs seconds to work out without a layout; nothing here depends on it.
configure({ defaultHidden: true, asyncUtilTimeout: 15_000 });
vi.setConfig({ testTimeout: 60_000 });

export interface AppUnderTest {
  readonly user: UserEvent;
  readonly desk: TestDesk;
  /** While true, no request gets through. */
  readonly line: { down: boolean };
  /** The browser's cookie; without one, the session is over. */
  readonly jar: { cookie: string | undefined };
}

export interface AppOptions {
  readonly desk?: TestDesk;
  readonly language?: Language;
  /** Of a session that goes on. */
  readonly cookie?: string | undefined;
}

/** Opens the interface at an address. The desk starts empty, or as the caller left it. */
export async function renderApp(path: string, options: AppOptions = {}): Promise<AppUnderTest> {
  const desk = options.desk ?? (await openTestDesk());
  const line = { down: false };
  const jar = { cookie: options.cookie };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (line.down) throw new TypeError('the line is down');
    // Without the signal: the page's own belongs to another world than the desk's.
    const { method, body } = init;
    const headers = new Headers(init.headers);
    if (jar.cookie !== undefined) headers.set('cookie', jar.cookie);
    const response = await desk.desk(new Request(`${ORIGIN}${address}`, { method, headers, body }));
    const [set] = response.headers.getSetCookie();
    if (set !== undefined) jar.cookie = set.includes('Max-Age=0') ? undefined : set.split(';')[0];
    return response;
  });
  sessionStorage.clear();
  localStorage.clear();
  // Every browser of the tests speaks English by itself; another language is the person's choice.
  if (options.language) await desk.ask('PUT', '/api/preferences', { body: { ...DEFAULT_PREFERENCES, language: options.language } });
  speak(options.language ?? 'en');
  window.history.replaceState(null, '', path);
  const view = render(<App client={makeQueryClient()} />);
  onTestFinished(async () => {
    view.unmount();
    vi.unstubAllGlobals();
    if (!options.desk) await desk.close();
  });
  // What lies over what cannot be told without a layout, and looking for it through a felt takes seconds.
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never }), desk, line, jar };
}
