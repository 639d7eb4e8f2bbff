import { createTheme } from '@mantine/core';

/** The component library follows the design tokens (styles/mantine.css maps them); nothing here invents a value. */
export const mantineTheme = createTheme({
  fontFamily: 'var(--font-ui)',
  headings: { fontFamily: 'var(--font-ui)' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
});
