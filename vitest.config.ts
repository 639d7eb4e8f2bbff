import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const browserTests = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // One browser at a time: two of them starve each other on a machine with two cores.
  fileParallelism: false,
} as const;

export default defineConfig({
  test: {
    reporters: ['default', './test/support/summary-reporter.ts'],
    // Failing property tests report their own seed; the order of files and tests never varies.
    sequence: { shuffle: false },
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['test/{unit,property,cases,api}/**/*.test.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'component',
          environment: 'jsdom',
          include: ['test/component/**/*.test.{ts,tsx}'],
          setupFiles: ['./test/support/component-setup.ts'],
          testTimeout: 20_000,
          sequence: { groupOrder: 0 },
        },
      },
      { test: { ...browserTests, name: 'e2e', include: ['test/e2e/**/*.test.ts'], sequence: { groupOrder: 1 } } },
      { test: { ...browserTests, name: 'electron', include: ['test/electron/**/*.test.ts'], sequence: { groupOrder: 2 } } },
    ],
  },
});
