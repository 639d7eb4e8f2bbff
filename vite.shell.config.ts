import { defineConfig } from 'vite';

/**
 * Electron's main process. One file with everything in it, so that a packaged application holds no node_modules and
 * nothing of the command line.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/electron',
    emptyOutDir: false,
    target: 'node24',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { main: 'main/electron/main.ts' },
      output: { entryFileNames: '[name].js', codeSplitting: false },
    },
  },
  ssr: { target: 'node', noExternal: true, external: ['electron', 'pg-native'] },
});
