import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { useKeys } from '../../../renderer/app/use-keys.ts';

/** Shows one thing, then another when a reply comes, and takes Enter for whichever it shows. */
function Screen({ reply, onEnter }: { readonly reply: Promise<string>; readonly onEnter: (shown: string) => void }) {
  const [shown, setShown] = useState('before');
  useEffect(() => void reply.then(setShown), [reply]);
  useKeys((event) => {
    if (event.key === 'Enter') onEnter(shown);
    return true;
  });
  return <p>{shown}</p>;
}

describe('the keys of a screen', () => {
  const global = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  // As in a browser, where nobody flushes what React does after it has drawn.
  beforeEach(() => {
    global.IS_REACT_ACT_ENVIRONMENT = false;
  });
  afterEach(() => {
    global.IS_REACT_ACT_ENVIRONMENT = true;
  });

  it('count for what is shown the moment it is shown', async () => {
    const place = document.createElement('div');
    const root = createRoot(place);
    const entered: string[] = [];
    const { promise: reply, resolve: answer } = Promise.withResolvers<string>();
    const shows = (text: string): Promise<void> =>
      new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          if (place.textContent !== text) return;
          window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
          observer.disconnect();
          resolve();
        });
        observer.observe(place, { childList: true, subtree: true, characterData: true });
      });
    const first = shows('before');
    root.render(<Screen reply={reply} onEnter={(shown) => entered.push(shown)} />);
    await first;
    const second = shows('after');
    answer('after');
    await second;
    expect(entered).toEqual(['before', 'after']);
    root.unmount();
  });
});
