import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';

import { DEFAULT_PREFERENCES, type RunState, type Session } from '#shared/api/schemas.ts';

import { renderApp } from '../../support/render-app.tsx';
import { uuid } from '../../support/records.ts';
import { PASSWORD, PIN, type TestSchool, openTestSchool } from '../../support/school.ts';

async function school(): Promise<TestSchool> {
  const desk = await openTestSchool();
  onTestFinished(() => desk.close());
  return desk;
}

const secret = () => screen.findByLabelText('PIN or password');

describe('signing in', () => {
  it('takes a trainee to the screen asked for, with no way to the school’s administration', async () => {
    const desk = await school();
    await desk.trainee(1, 'Camille Morel');
    const { user } = await renderApp('/history', { desk });
    await user.type(await screen.findByRole('textbox', { name: 'Sign-in name' }), 'Trainee1');
    await user.type(await secret(), `${PIN}{Enter}`);
    expect(await screen.findByRole('heading', { name: 'No run yet' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Account: Camille Morel, Trainee' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'School' })).toBeNull();
  });

  it('goes on in the language of the screen for who never chose one, and leaves a chosen one', async () => {
    const desk = await school();
    await desk.trainee(1, '陳大文');
    const other = await desk.trainee(2, 'Ben Roth');
    await other.ask('PUT', '/api/preferences', { body: { ...DEFAULT_PREFERENCES, language: 'en' } });
    const languageOf = async (login: string) => {
      const client = desk.client();
      await client.signIn(login, PIN);
      return (await client.ask<Session>('GET', '/api/session')).body.preferences.language;
    };
    const { user } = await renderApp('/history', { desk });
    await user.click(await screen.findByRole('radio', { name: '繁體中文' }));
    await user.type(screen.getByRole('textbox', { name: '登入名稱' }), 'trainee1');
    await user.type(screen.getByLabelText('個人密碼或登入密碼'), `${PIN}{Enter}`);
    expect(await screen.findByRole('heading', { name: '成績' })).toBeInTheDocument();
    await waitFor(async () => expect(await languageOf('trainee1')).toBe('zh-Hant'));
    await user.click(screen.getByRole('button', { name: '登出' }));
    await user.type(await screen.findByRole('textbox', { name: '其他人' }), 'trainee2');
    await user.type(screen.getByLabelText('個人密碼或登入密碼'), `${PIN}{Enter}`);
    expect(await screen.findByRole('link', { name: 'Account: Ben Roth, Trainee' })).toBeInTheDocument();
    expect(await languageOf('trainee2')).toBe('en');
  });

  it('says what is wrong, and after too many tries how long to wait', async () => {
    const desk = await school();
    const { user } = await renderApp('/', { desk });
    await user.type(await screen.findByRole('textbox', { name: 'Sign-in name' }), 'helene');
    await user.type(await secret(), 'wrong{Enter}');
    expect(await screen.findByText(/do not belong together/u)).toBeInTheDocument();
    expect(await secret()).toHaveValue('');
    for (let tries = 0; tries < 8 && screen.queryByRole('timer') === null; tries += 1) {
      await user.type(await secret(), 'wrong{Enter}');
      await waitFor(async () => expect(await secret()).toHaveValue(''));
    }
    expect(await screen.findByRole('alert')).toHaveTextContent(/Signing in is closed for a moment/u);
    expect(screen.getByRole('timer')).toHaveTextContent(/^Try again in 0:[23]\d$/u);
    expect(screen.getByRole('button', { name: /Sign in/u })).toBeDisabled();
  });

  it('gives a supervisor a new password for the recovery code, and a new code', async () => {
    const desk = await school();
    const { user } = await renderApp('/', { desk });
    await user.click(await screen.findByRole('button', { name: 'Forgot your PIN or password?' }));
    await user.type(await screen.findByRole('textbox', { name: 'Sign-in name' }), 'helene');
    await user.type(screen.getByRole('textbox', { name: 'Recovery code' }), desk.recoveryCode.toLowerCase());
    await user.type(screen.getByLabelText('New password'), 'another long one{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'I have noted it in a safe place' }));
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect(await screen.findByRole('link', { name: 'Account: Hélène Roux, Supervisor' })).toBeInTheDocument();
    expect((await desk.client().signIn('helene', 'another long one')).status).toBe(200);
  });

  it('offers the names used on this computer, and shows the next person nothing of the one before', async () => {
    const desk = await school();
    const ana = await desk.trainee(1, 'Ana Lima');
    await desk.trainee(2, 'Ben Roth');
    await ana.startRun(1);
    const { user } = await renderApp('/history', { desk });
    const signIn = async (login: string) => {
      await user.type(await screen.findByRole('textbox', { name: /Sign-in name|Someone else/u }), login);
      await user.type(await secret(), `${PIN}{Enter}`);
    };
    await signIn('trainee1');
    expect(await screen.findByRole('table')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await signIn('trainee2');
    await user.click(await screen.findByRole('link', { name: 'Results' }));
    expect(await screen.findByRole('heading', { name: 'No run yet' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Sign out' }));
    await user.click(await screen.findByRole('button', { name: /Ana Lima/u }));
    expect(screen.getByText('Signing in as Ana Lima')).toBeInTheDocument();
    expect(await secret()).toHaveFocus();
  });
});

describe('a session that ends', () => {
  it('at a table loses no answer: it is sent once the same person has signed in again', async () => {
    const desk = await school();
    const ana = await desk.trainee(1, 'Ana Lima');
    await ana.startRun(1, { items: 2, level: 1 });
    const { user, jar } = await renderApp(`/run/${uuid(1)}`, { desk, cookie: ana.cookie() });
    await screen.findByRole('button', { name: /Next spot/u });
    jar.cookie = undefined;
    await user.keyboard('d');
    await user.keyboard('[Enter]');
    expect(await screen.findByRole('heading', { name: 'Your session has ended, Ana Lima' })).toBeInTheDocument();
    expect(screen.getByText(/Your last answer is kept on this computer/u)).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Sign-in name' }), 'trainee1');
    await user.type(await secret(), `${PIN}{Enter}`);
    expect(await screen.findByRole('complementary', { name: 'Correction' })).toBeInTheDocument();
    const { run } = (await ana.ask<RunState>('GET', `/api/runs/${uuid(1)}`)).body;
    expect(run.answered).toBe(1);
  });

  it('leaves the next person nothing of the table', async () => {
    const desk = await school();
    const ana = await desk.trainee(1, 'Ana Lima');
    await desk.trainee(2, 'Ben Roth');
    await ana.startRun(1, { items: 2, level: 1 });
    const { user, jar } = await renderApp(`/run/${uuid(1)}`, { desk, cookie: ana.cookie() });
    await screen.findByRole('button', { name: /Next spot/u });
    jar.cookie = undefined;
    await user.keyboard('d');
    await user.keyboard('[Enter]');
    await user.type(await screen.findByRole('textbox', { name: 'Sign-in name' }), 'trainee2');
    await user.type(await secret(), `${PIN}{Enter}`);
    expect(await screen.findByRole('heading', { name: /Ben Roth/u, level: 1 })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/');
    expect((await ana.ask<RunState>('GET', `/api/runs/${uuid(1)}`)).body.run.answered).toBe(0);
  });

  it('in another window is noticed here', async () => {
    const desk = await school();
    const ana = await desk.trainee(1, 'Ana Lima');
    const { jar } = await renderApp('/history', { desk, cookie: ana.cookie() });
    await screen.findByRole('heading', { name: 'No run yet' });
    jar.cookie = undefined;
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'tapis.person' }));
    });
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeInTheDocument();
  });
});

describe('one’s own account', () => {
  it('changes the password, once the current one is right', async () => {
    const desk = await school();
    const { user } = await renderApp('/settings', { desk, cookie: desk.supervisor.cookie() });
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    const current = await screen.findByLabelText('Current PIN or password');
    await user.type(current, 'not this one');
    await user.type(screen.getByLabelText('New password'), 'another long one{Enter}');
    expect(await screen.findByText('The current PIN or password is not right.')).toBeInTheDocument();
    await user.clear(current);
    await user.type(current, `${PASSWORD}{Enter}`);
    expect(await screen.findByText(/Changed\. You are signed out everywhere else/u)).toBeInTheDocument();
  });
});
