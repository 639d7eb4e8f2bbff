import '@testing-library/jest-dom/vitest';

import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';

/** React says on the console alone what is wrong with a tree; a test that brings it to that fails. */
const complaints: unknown[][] = [];
console.error = (...complaint: unknown[]) => {
  complaints.push(complaint);
};

beforeEach(() => {
  complaints.length = 0;
});
afterEach(() => {
  cleanup();
  expect(complaints, 'console.error').toEqual([]);
});

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
