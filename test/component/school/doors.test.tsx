import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';

import type { Session } from '#shared/api/schemas.ts';

import { renderApp } from '../../support/render-app.tsx';
import { openTestSchool } from '../../support/school.ts';

describe('the doors of the first start', () => {
  it('lead by keys to a table, to a school of one’s own, and to another’s', async () => {
    const { user } = await renderApp('/');
    expect(await screen.findByRole('heading', { name: 'Which door is yours?', level: 1 })).toBeInTheDocument();
    await user.keyboard('2');
    expect(await screen.findByRole('heading', { name: 'Set up a school', level: 1 })).toBeInTheDocument();
    window.history.back();
    await screen.findByRole('heading', { name: 'Which door is yours?' });
    await user.keyboard('3');
    expect(await screen.findByRole('textbox', { name: 'Address of the school’s server' })).toHaveFocus();
  });

  it('set up a school: what is missing is said, and the recovery code must be noted before one goes on', async () => {
    const { user, desk } = await renderApp('/set-up-school');
    const password = await screen.findByLabelText('Password');
    await user.type(password, 'short');
    expect(screen.getByText('5 more characters')).toBeInTheDocument();
    await user.keyboard('[Enter]');
    expect(screen.getByText('This password is too short or too plain.')).toBeInTheDocument();
    // Now of all times it must stay to be read.
    expect(screen.getByText(/^At least 10 characters\./u)).toBeInTheDocument();
    expect(screen.getAllByText('Type a name.')).toHaveLength(2);
    await user.type(password, ' but longer');
    expect(screen.getByText('Very good')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show what is typed' }));
    expect(password).toHaveAttribute('type', 'text');

    await user.type(screen.getByRole('textbox', { name: 'Name of the school' }), 'École du Rocher');
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Hélène Roux{Enter}');
    expect(await screen.findByRole('heading', { name: 'École du Rocher is set up' })).toBeInTheDocument();
    const goOn = screen.getByRole('button', { name: 'Add the trainees' });
    expect(goOn).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: 'I have noted it in a safe place' }));
    await user.click(goOn);
    expect(await screen.findByRole('heading', { name: 'No trainee yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Account: Hélène Roux, Supervisor' })).toBeInTheDocument();
    expect((await desk.ask<Session>('GET', '/api/session')).body).toMatchObject({ school: { name: 'École du Rocher' }, role: null });
    // Its days are those of the place it is set up in.
    expect((await desk.store.read.school())?.timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it('stand open in the settings of somebody who practises alone', async () => {
    const { user } = await renderApp('/settings');
    expect(await screen.findByRole('link', { name: 'Join a class' })).toHaveAttribute('href', '/join');
    await user.click(screen.getByRole('link', { name: 'Set up a school' }));
    expect(await screen.findByRole('textbox', { name: 'Name of the school' })).toBeInTheDocument();
  });

  it.each([
    ['unreachable', /Nothing answers at this address/u],
    ['notTapis', /it is not Tapis/u],
    ['noSchool', /it has no school yet/u],
    ['opened', /Opened in your browser/u],
  ] as const)('say in the desktop application when a school is %s', async (outcome, words) => {
    const openSchool = vi.fn().mockResolvedValue({ ok: true, value: outcome });
    vi.stubGlobal('tapis', { openSchool, systemLanguages: ['en'], setLanguage: vi.fn().mockResolvedValue({ ok: true }) });
    const { user } = await renderApp('/join');
    const field = await screen.findByRole('textbox', { name: 'Address of the school’s server' });
    await user.type(field, 'not an address{Enter}');
    expect(screen.getByText(/This is no address/u)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, '192.168.1.20:8470{Enter}');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(openSchool.mock.calls).toEqual([['http://192.168.1.20:8470/']]);
  });
});

describe('a computer that has a school', () => {
  it('does not set up another', async () => {
    const desk = await openTestSchool();
    onTestFinished(() => desk.close());
    await renderApp('/set-up-school', { desk, cookie: desk.supervisor.cookie() });
    await waitFor(() => expect(screen.getByRole('heading', { name: 'This computer already has a school' })).toBeInTheDocument());
  });
});
