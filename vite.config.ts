import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The interface. Every host serves it from the root of its origin (`app://tapis/` or `http://…/`), and deep
 * links must find their scripts, so the base is absolute.
 */
export default defineConfig({
  root: 'renderer',
  base: '/',
  plugins: [react()],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    // What Electron's Chromium and any browser kept up to date understand.
    target: 'es2022',
    // Fonts and pictures stay files: the content security policy allows no `data:` fonts, and slices of Chinese load as needed.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Split by how often it changes, so that a new version re-uses most of what a browser has kept.
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            { name: 'mantine', test: /node_modules[\\/](@mantine|@floating-ui)[\\/]/, priority: 1 },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 700,
  },
});
