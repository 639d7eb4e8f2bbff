import '@testing-library/jest-dom/vitest';

import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

afterEach(cleanup);

/** jsdom has no layout, so it lacks what asks about one. */
window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

window.ResizeObserver = class {
  observe(): void {
    // Nothing ever changes its size.
  }
  unobserve(): void {
    // Nothing ever changes its size.
  }
  disconnect(): void {
    // Nothing ever changes its size.
  }
};

/** Newer browsers answer with a promise. */
Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
