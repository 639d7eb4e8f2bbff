import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';

import type { ClassView, PersonView } from '#shared/api/people.ts';
import type { SchoolView } from '#shared/api/school.ts';

import { renderApp } from '../../support/render-app.tsx';
import { PIN, type TestSchool, openTestSchool } from '../../support/school.ts';

let desk: TestSchool;
const open = (path: string) => renderApp(path, { desk, cookie: desk.supervisor.cookie() });
const people = async () => (await desk.supervisor.ask<PersonView[]>('GET', '/api/people')).body;

beforeEach(async () => {
  desk = await openTestSchool();
  onTestFinished(() => desk.close());
});

describe('people', () => {
  it('are added one by one; the PIN is shown this once', async () => {
    const { user } = await open('/people');
    await user.click(await screen.findByRole('button', { name: 'Add a person' }));
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Camille Morel{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Hand this to Camille Morel' });
    const pin = within(dialog).getByText(/^\d{6,}$/u).textContent;
    expect((await desk.client().signIn('camille.morel', pin)).status).toBe(200);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('link', { name: 'Camille Morel' })).toBeInTheDocument();
  });

  it('are found by name, class and state', async () => {
    await desk.trainee(1, 'Camille Morel');
    const { id } = await desk.trainee(2, 'Hugo Laurent');
    await desk.supervisor.ask('POST', `/api/people/${id}/archive`);
    const { user } = await open('/people');
    expect(await screen.findByRole('link', { name: 'Camille Morel' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Hugo Laurent' })).toBeNull();
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'nobody');
    expect(await screen.findByRole('heading', { name: 'Nobody matches' })).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox', { name: 'Search by name' }));
    await user.click(screen.getByText('Archived'));
    expect(await screen.findByRole('link', { name: 'Hugo Laurent' })).toBeInTheDocument();
  });

  it('stand in the order of the reader’s language, as on the board: in Chinese by strokes', async () => {
    await desk.trainee(1, '何家豪');
    await desk.trainee(2, '司徒永健');
    const { user } = await open('/people');
    const names = () =>
      within(screen.getByRole('table'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect(await screen.findByRole('link', { name: '何家豪' })).toBeInTheDocument();
    expect(names()).toEqual(['Hélène Roux', '何家豪', '司徒永健']);
    await user.click(screen.getByRole('radio', { name: '繁體中文' }));
    await waitFor(() => expect(names().slice(0, 2)).toEqual(['司徒永健', '何家豪']));
  });

  it('come from a list: faults are worded by line, and nothing is written until it is whole', async () => {
    const { user } = await open('/people/import');
    const list = await screen.findByRole('textbox', { name: 'List' });
    // The bare field for a file has no place beside its button, on the screen or in what is read out.
    expect(screen.getByLabelText('Choose a CSV file')).not.toBeVisible();
    await user.click(list);
    await user.paste('Camille Morel\nHugo Laurent;h laurent');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText(/^Line 2, Hugo Laurent: the sign-in name has a space/u)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Add \d/u })).toBeDisabled();
    expect(await people()).toHaveLength(1);

    await user.clear(list);
    await user.paste(`Number;Name;Sign-in name;PIN\n12;Camille Morel\n13;Hugo Laurent;hlaurent;${PIN}`);
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    expect(await screen.findByText('Number is not read: only name, sign-in name and PIN are.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Add 2 people' }));
    expect(await screen.findByRole('heading', { name: '2 people added' })).toBeInTheDocument();
    expect(screen.getAllByText(PIN)).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without printing?' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(await screen.findByRole('link', { name: 'Hugo Laurent' })).toBeInTheDocument();
  });

  it('come from a list into a class that is added on the spot', async () => {
    const { user } = await open('/people/import');
    await user.click(await screen.findByRole('textbox', { name: 'List' }));
    await user.paste('Camille Morel');
    await user.click(screen.getByRole('button', { name: 'Add a class' }));
    await screen.findByRole('textbox', { name: 'Name of the class' });
    await user.keyboard('Intake 12{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'They all join' })).toHaveDisplayValue('Intake 12'));
    expect(screen.getByRole('textbox', { name: 'List' })).toHaveValue('Camille Morel');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    await user.click(await screen.findByRole('button', { name: 'Add 1 person' }));
    await screen.findByRole('heading', { name: '1 person added' });
    const [group] = (await desk.supervisor.ask<ClassView[]>('GET', '/api/classes')).body;
    expect(group).toMatchObject({ name: 'Intake 12', members: [{ name: 'Camille Morel' }] });
  });

  it('are renamed, archived, and erased only once their name is typed', async () => {
    const { id } = await desk.trainee(1, 'Camille Morel');
    const { user } = await open(`/people/${id}`);
    expect(await screen.findByRole('link', { name: 'Practice and progress' })).toHaveAttribute('href', `/review/trainee/${id}`);
    const name = await screen.findByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'Camille Roy{Enter}');
    expect(await screen.findByRole('heading', { name: 'Camille Roy', level: 1 })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    await user.click(await screen.findByRole('button', { name: 'Erase for ever' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase Camille Roy for ever' }));
    expect(dialog.getByText('the name and the sign-in name')).toBeInTheDocument();
    expect(await dialog.findByText(/^Backups made before still hold what is erased/u)).toBeInTheDocument();
    const erase = dialog.getByRole('button', { name: 'Erase for ever' });
    await user.type(dialog.getByRole('textbox', { name: 'Type Camille Roy to confirm' }), 'Camille');
    expect(erase).toBeDisabled();
    await user.type(dialog.getByRole('textbox', { name: 'Type Camille Roy to confirm' }), ' Roy');
    await user.click(erase);
    expect(await screen.findByRole('heading', { name: 'Erased person', level: 1 })).toBeInTheDocument();
    expect((await people()).find((person) => person.id === id)).toMatchObject({ name: null, login: null });
  });

  it('get a new PIN, and the old one is spent', async () => {
    const { id } = await desk.trainee(1, 'Camille Morel');
    const { user } = await open(`/people/${id}`);
    await user.click(await screen.findByRole('button', { name: 'New PIN' }));
    const dialog = await screen.findByRole('dialog', { name: 'Hand this to Camille Morel' });
    const pin = within(dialog).getByText(/^\d{6,}$/u).textContent;
    expect((await desk.client().signIn('trainee1', PIN)).status).toBe(401);
    expect((await desk.client().signIn('trainee1', pin)).status).toBe(200);
  });
});

describe('a role', () => {
  it('is changed on the page of the person: to supervisor with a password and a recovery code, and back', async () => {
    const { id } = await desk.trainee(1, 'Camille Morel');
    const { user } = await open(`/people/${id}`);
    await user.click(await screen.findByRole('button', { name: 'Make a supervisor' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Make Camille Morel a supervisor' }));
    const submit = dialog.getByRole('button', { name: 'Make a supervisor' });
    await user.type(dialog.getByLabelText('New password'), 'short');
    expect(submit).toBeDisabled();
    await user.type(dialog.getByLabelText('New password'), ' but long enough');
    await user.click(submit);
    const given = within(await screen.findByRole('dialog', { name: 'Hand this to Camille Morel' }));
    expect(given.getByText('Recovery code')).toBeInTheDocument();
    await user.click(given.getByRole('button', { name: 'Done' }));
    expect((await desk.client().signIn('trainee1', 'short but long enough')).body).toMatchObject({ role: 'supervisor' });

    await user.click(await screen.findByRole('button', { name: 'Make a trainee' }));
    const back = within(await screen.findByRole('dialog', { name: 'Make Camille Morel a trainee' }));
    await user.click(back.getByRole('button', { name: 'Make a trainee' }));
    expect(await screen.findByRole('button', { name: 'Make a supervisor' })).toBeInTheDocument();
    expect((await people()).find((person) => person.id === id)).toMatchObject({ role: 'trainee' });
  });

  it('is not one’s own to change', async () => {
    await open('/people/local');
    expect(await screen.findByRole('heading', { name: 'Hélène Roux', level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Make a trainee' })).toBeNull();
  });
});

describe('classes', () => {
  it('are added, filled and put away', async () => {
    const { id } = await desk.trainee(1, 'Camille Morel');
    const { user } = await open('/classes');
    await user.click((await screen.findAllByRole('button', { name: 'Add a class' }))[0] ?? document.body);
    await screen.findByRole('textbox', { name: 'Name of the class' });
    // Typed where the focus lies: the dialog gives it to the name, and not to its cross.
    await user.keyboard('Intake 12{Enter}');
    await user.click(await screen.findByRole('link', { name: /Intake 12/u }));
    expect(await screen.findByRole('checkbox', { name: /Camille Morel/u })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Choose all shown' }));
    await user.click(screen.getByRole('button', { name: 'Save the members' }));
    const classes = async () => (await desk.supervisor.ask<ClassView[]>('GET', '/api/classes')).body;
    await waitFor(async () => expect((await classes())[0]?.members.map((member) => member.id)).toEqual([id]));
    await user.click(screen.getByRole('button', { name: 'Archive' }));
    expect(await screen.findByRole('button', { name: 'Bring back' })).toBeInTheDocument();
  });
});

describe('the school', () => {
  it('keeps its name and its thresholds', async () => {
    const { user } = await open('/school');
    const days = await screen.findByRole('textbox', { name: 'Days without practice' });
    await user.clear(days);
    await user.type(days, '10');
    await user.clear(screen.getByRole('textbox', { name: 'Name of the school' }));
    await user.type(screen.getByRole('textbox', { name: 'Name of the school' }), 'École du Port');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Asia/Macau');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    const { body } = await desk.supervisor.ask<SchoolView>('GET', '/api/school');
    expect(body).toMatchObject({ name: 'École du Port', thresholds: { flags: { daysAway: 10 } }, timeZone: 'Asia/Macau' });
  });

  it('logs what was done, in words', async () => {
    await desk.trainee(1, 'Camille Morel');
    await open('/log');
    expect(await screen.findByText('added Camille Morel')).toBeInTheDocument();
    expect(screen.getByText('set up the school')).toBeInTheDocument();
  });

  it('logs by whom, what, about whom and since when, as it is looked for', async () => {
    const { id } = await desk.trainee(1, 'Camille Morel');
    await desk.trainee(2, 'Hugo Laurent');
    await desk.supervisor.ask('POST', `/api/people/${id}/archive`);
    const { user } = await open('/log');
    const lines = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('cell')[2]?.textContent);
    expect(await screen.findByText('archived Camille Morel')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'What' }), 'Person added');
    await waitFor(() => expect(lines()).toEqual(['added Hugo Laurent', 'added Camille Morel']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Camille Morel');
    await waitFor(() => expect(lines()).toEqual(['added Camille Morel']));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Hugo Laurent');
    expect(await screen.findByRole('heading', { name: 'Nothing to show' })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Who' }), 'Hélène Roux');
    await waitFor(() => expect(lines()).toEqual(['added Camille Morel']));
    // The desk's clock stands in January 2026; the browser's goes with the world.
    await user.selectOptions(screen.getByRole('combobox', { name: 'When' }), '7 days');
    expect(await screen.findByRole('heading', { name: 'Nothing to show' })).toBeInTheDocument();
  });

  it.each(['/people', '/people/import', '/classes', '/school', '/log'])('keeps trainees out of %s, kindly', async (path) => {
    const trainee = await desk.trainee(1, 'Camille Morel');
    await renderApp(path, { desk, cookie: trainee.cookie() });
    expect(await screen.findByRole('heading', { level: 1, name: 'This page is for supervisors' })).toBeInTheDocument();
  });
});
