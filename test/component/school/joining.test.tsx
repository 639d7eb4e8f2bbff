import { screen } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';

import { renderApp } from '../../support/render-app.tsx';
import { openTestSchool } from '../../support/school.ts';

const LAN = ['http://192.168.1.20:8470', 'http://10.0.0.4:8470'];

async function open(path: string, joinAddresses: readonly string[]) {
  const desk = await openTestSchool({ joinAddresses });
  onTestFinished(() => desk.close());
  return renderApp(path, { desk, cookie: desk.supervisor.cookie() });
}

async function importOne(joinAddresses: readonly string[]) {
  const { user } = await open('/people/import', joinAddresses);
  await user.click(await screen.findByRole('textbox', { name: 'List' }));
  await user.paste('Camille Morel');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await user.click(await screen.findByRole('button', { name: 'Add 1 person' }));
  await screen.findByRole('heading', { name: '1 person added' });
  return { user, paper: () => document.querySelector('.print-sheet')?.textContent ?? '' };
}

describe('the address trainees join at', () => {
  it('is printed on the slips, though the supervisor opened another', async () => {
    const { paper } = await importOne(LAN.slice(0, 1));
    expect(await screen.findByText('Address on the slips')).toHaveTextContent('http://192.168.1.20:8470');
    expect(paper()).toContain('http://192.168.1.20:8470');
    expect(paper()).not.toContain(window.location.host);
  });

  it('is chosen where the machine is on several networks', async () => {
    const { user, paper } = await importOne(LAN);
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Address on the slips' }), 'http://10.0.0.4:8470');
    expect(paper()).toContain('http://10.0.0.4:8470');
    expect(paper()).not.toContain('192.168.1.20');
  });

  it('is left off the slips where nobody else reaches this machine, and a classroom server is explained', async () => {
    const { paper } = await importOne([]);
    expect(await screen.findByRole('heading', { name: 'Only this computer reaches this Tapis' })).toBeInTheDocument();
    expect(screen.getByText('npm run serve -- --host 0.0.0.0')).toBeInTheDocument();
    expect(paper()).toContain('PIN');
    expect(paper()).not.toContain('Address');
    expect(paper()).not.toContain(window.location.host);
  });

  it('stands on the page of the school, or why there is none', async () => {
    await open('/school', LAN);
    expect(await screen.findByRole('heading', { name: 'Where trainees join' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(LAN));
  });

  it('is missing from the page of a school nobody else reaches', async () => {
    await open('/school', []);
    expect(await screen.findByRole('heading', { name: 'Only this computer reaches this Tapis' })).toBeInTheDocument();
    // The records of a school are the school's: they are here, and not among one person's settings.
    expect(await screen.findByRole('link', { name: 'Download a backup' })).toBeInTheDocument();
  });
});
