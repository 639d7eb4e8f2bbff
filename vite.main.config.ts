import { defineConfig } from 'vite';

/**
 * The command line and Electron's main process. Packages are bundled in, so that a packaged application needs no
 * node_modules. Chunks lie beside `cli.js`: whatever is loaded lazily (all that needs node:sqlite) stays apart, and
 * the command line's pure commands run on older Node too.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist',
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { cli: 'main/cli/cli.ts', 'electron/main': 'main/electron/main.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { target: 'node', noExternal: true, external: ['electron', 'pg-native'] },
});
