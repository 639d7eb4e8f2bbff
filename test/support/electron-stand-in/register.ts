import { registerHooks } from 'node:module';

const standIn = new URL('./electron.ts', import.meta.url).href;

// Loaded with `--import`: from here on `electron` is the stand-in.
registerHooks({
  resolve(specifier, context, next) {
    return specifier === 'electron' || specifier === 'electron/main' ? { url: standIn, shortCircuit: true } : next(specifier, context);
  },
});
