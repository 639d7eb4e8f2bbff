import { defineConfig } from 'vite';

/**
 * The command line, with its packages bundled in. Chunks lie beside `cli.js`: whatever is loaded lazily (all that needs
 * node:sqlite) stays apart, and the command line's pure commands run on older Node too.
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
      input: { cli: 'main/cli/cli.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { target: 'node', noExternal: true, external: ['pg-native'] },
});
