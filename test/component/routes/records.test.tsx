import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { renderApp } from '../../support/render-app.tsx';

describe('the records in the settings', () => {
  it('say how much there is, offer a backup, and are checked', async () => {
    const app = await renderApp('/settings');
    expect(await screen.findByRole('heading', { name: 'Records' })).toBeInTheDocument();
    expect(screen.getByText('0 people, 0 runs, 0 answers')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download a backup' })).toHaveAttribute('href', '/api/records/backup');
    await app.user.click(screen.getByRole('button', { name: 'Run a check' }));
    expect(await screen.findByText('All is well: 0 answers looked at.')).toBeInTheDocument();
  });

  it('say why a file cannot be restored, and leave everything as it is', async () => {
    const app = await renderApp('/settings');
    const chooser = await screen.findByLabelText('Choose a backup…');
    if (!(chooser instanceof HTMLInputElement)) throw new Error('no field for a file');
    await app.user.upload(chooser, new File(['A letter.'], 'letter.gz'));
    const said = await screen.findByRole('dialog', { name: 'This file cannot be restored' });
    expect(within(said).getByRole('alert')).toHaveTextContent('It is no backup of Tapis.');
    expect(within(said).queryByRole('button', { name: 'Replace' })).toBeNull();
    await app.user.click(within(said).getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
