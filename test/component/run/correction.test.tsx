import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { renderApp } from '../../support/render-app.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

async function correctionOf(keys: string) {
  const app = await renderApp('/');
  await app.user.click((await screen.findAllByRole('button', { name: /Open a table/u }))[0] ?? document.body);
  await screen.findByRole('button', { name: /Next spot/u });
  await app.user.keyboard(keys);
  return { ...app, panel: await screen.findByRole('complementary', { name: 'Correction' }) };
}

describe('a correction', () => {
  it('says why a forgotten call is wrong', async () => {
    const { panel } = await correctionOf('d[Enter]');
    expect(within(panel).getByText(/This call was due and was not made\. The dealer’s hand is called before/u)).toBeInTheDocument();
  });

  it('brings a card into view when it is opened, and nothing by itself', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user, panel } = await correctionOf('d[Enter]');
    expect(scrollIntoView).not.toHaveBeenCalled();
    const summaries = panel.querySelectorAll('.list > details:not([open]) > summary');
    const last = summaries[summaries.length - 1];
    await user.click(last ?? panel);
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' }));
    expect(scrollIntoView.mock.contexts).toEqual([last?.parentElement]);
  });

  it('says in the bar that the same table again does not count', async () => {
    const { user } = await correctionOf('d[Enter]');
    expect(screen.queryByText(/does not count/u)).toBeNull();
    await user.keyboard('r');
    expect(within(await screen.findByRole('banner')).getByText(/a retry, it does not count/u)).toBeInTheDocument();
  });

  it('is asked for once more while the dealer is not called', async () => {
    const { user } = await correctionOf('d[Enter]');
    await user.keyboard('rd');
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(/1 call to the table is still to be made/u);
  });
});
