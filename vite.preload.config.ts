import { defineConfig } from 'vite';

/** The preload script: one CommonJS file, the only form Electron's sandbox loads. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/electron',
    emptyOutDir: false,
    target: 'node22',
    sourcemap: true,
    minify: false,
    rolldownOptions: {
      input: { preload: 'main/electron/preload.ts' },
      output: { format: 'cjs', entryFileNames: '[name].cjs', codeSplitting: false },
    },
  },
  ssr: { target: 'node', noExternal: true, external: ['electron'] },
});
