import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import type { Session } from '#shared/api/schemas.ts';

import { type AppUnderTest, renderApp } from '../../support/render-app.tsx';

async function saved({ desk }: AppUnderTest): Promise<Session> {
  return (await desk.ask<Session>('GET', '/api/session')).body;
}

describe('settings', () => {
  it('change the language at once, name it to assistive technology, and keep it', async () => {
    const app = await renderApp('/settings');
    await screen.findByRole('heading', { name: 'Settings', level: 1 });
    const group = within(screen.getByRole('main')).getByRole('radiogroup', { name: 'Language' });
    await app.user.click(within(group).getByText('Français'));
    expect(await screen.findByRole('heading', { name: 'Réglages', level: 1 })).toBeInTheDocument();
    expect(document.documentElement).toHaveAttribute('lang', 'fr');
    await waitFor(async () => expect((await saved(app)).preferences.language).toBe('fr'));
  });

  it('train the calls in another language than the interface', async () => {
    const app = await renderApp('/settings');
    await app.user.click(within(await screen.findByRole('radiogroup', { name: 'Language of the calls' })).getByText('繁體中文'));
    await waitFor(async () => expect((await saved(app)).preferences).toMatchObject({ callsLanguage: 'zh-Hant', language: null }));
    expect(screen.getByRole('heading', { name: 'Settings', level: 1 })).toBeInTheDocument();
  });

  it('paint the document in the chosen theme and keep it for the next start', async () => {
    const app = await renderApp('/settings');
    await app.user.click(within(await screen.findByRole('radiogroup', { name: 'Theme' })).getByText('Light'));
    expect(document.documentElement.dataset['theme']).toBe('light');
    await waitFor(async () => expect((await saved(app)).preferences.theme).toBe('light'));
    expect(localStorage.getItem('tapis.theme')).toBe('light');
  });

  it('switch the deck and the way payments are entered', async () => {
    const app = await renderApp('/settings');
    await app.user.click(await screen.findByRole('switch', { name: 'Four-colour deck' }));
    await app.user.click(within(screen.getByRole('radiogroup', { name: 'Payments' })).getByText('In chips'));
    await waitFor(async () => expect((await saved(app)).preferences).toMatchObject({ fourColourDeck: true, entry: 'chips' }));
  });

  it('keep a name, and take it away again', async () => {
    const app = await renderApp('/settings');
    await app.user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Ana Lima{Enter}');
    expect(await screen.findByText('AL')).toBeInTheDocument();
    await waitFor(async () => expect((await saved(app)).profile?.name).toBe('Ana Lima'));
    await app.user.clear(screen.getByRole('textbox', { name: 'Name' }));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await saved(app)).profile?.name).toBeNull());
  });
});
