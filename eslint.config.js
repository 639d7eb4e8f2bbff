import { basename } from 'node:path';

import js from '@eslint/js';
import i18next from 'eslint-plugin-i18next';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Names of files in whole words, lower case, joined by hyphens: the same on every file system. */
const fileNames = {
  rules: {
    'kebab-case': {
      meta: { type: 'problem', schema: [] },
      create: (context) => ({
        Program(node) {
          if (/^\.?[a-z0-9]+([.-][a-z0-9]+)*$/.test(basename(context.filename))) return;
          context.report({ node, message: 'Name files in lower case, words joined by hyphens.' });
        },
      }),
    },
  },
};

/** Browsers offer these on https and localhost only; a classroom reaches the desk over plain http. */
const SECURE_CONTEXT_ONLY = [
  ['navigator', 'clipboard', 'Ask the native bridge, or let the person copy a selection.'],
  ['navigator', 'serviceWorker', 'There is no offline cache.'],
  ['navigator', 'storage', 'Keep data in the desk.'],
  ['navigator', 'locks', 'Let the desk decide.'],
  ['navigator', 'mediaDevices', 'There is nothing to record.'],
  ['navigator', 'wakeLock', 'Leave the screen to the system.'],
  ['crypto', 'subtle', 'Let the desk compute it.'],
  ['crypto', 'randomUUID', 'Make ids from crypto.getRandomValues.'],
].map(([object, property, message]) => ({
  object,
  property,
  message: `${object}.${property} does not exist on a plain-http page in a classroom. ${message}`,
}));

const WORDED = 'Text a person sees lives in locales/: use t().';

export default tseslint.config(
  { ignores: ['dist/', 'release/', 'coverage/', 'node_modules/', '.cache/'] },
  { linterOptions: { noInlineConfig: true } },
  js.configs.recommended,
  {
    plugins: { files: fileNames },
    rules: {
      'files/kebab-case': 'error',
      'max-lines': ['error', 300],
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'] }],
      eqeqeq: ['error', 'always'],
      'no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    ignores: ['renderer/**'],
    languageOptions: { globals: globals.node },
  },
  {
    files: ['renderer/public/*.js'],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
      // Interfaces of packages ask for promises where our side has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // Takes what typed packages hand out (Electron's windows, pg's type numbers) for forgeries.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      // Generics that carry a type only, as endpoints do, are meant.
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: ['shared/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Shared code is reproducible: take a generator from shared/random.' },
      ],
      'no-restricted-globals': [
        'error',
        { name: 'Date', message: 'Shared code has no clock: take the time as an argument.' },
        { name: 'performance', message: 'Shared code has no clock: take the time as an argument.' },
        { name: 'console', message: 'Shared code has no output: return a value.' },
      ],
    },
  },
  {
    files: ['renderer/**'],
    extends: [reactHooks.configs.flat.recommended],
    plugins: { i18next },
    rules: {
      'no-console': 'error',
      'no-restricted-properties': ['error', ...SECURE_CONTEXT_ONLY],
      'no-restricted-globals': [
        'error',
        { name: 'alert', message: 'Use a notification.' },
        { name: 'confirm', message: 'Use a dialog of our own.' },
      ],
    },
  },
  {
    files: ['renderer/**/*.tsx'],
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-text-only',
          // Punctuation and signs read the same in every language, as do the names of keys and our own.
          words: { exclude: [/^[\p{P}\p{S}\p{N}\s]+$/u, 'Ctrl', 'Esc', 'Tab', 'Tapis'] },
          message: WORDED,
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: ':not(JSXAttribute) > JSXExpressionContainer > Literal[value=/\\p{L}/u]', message: WORDED },
        {
          selector:
            'JSXAttribute[name.name=/^(aria-label|aria-description|alt|title|placeholder|label|description)$/] > Literal[value=/\\p{L}/u]',
          message: WORDED,
        },
      ],
    },
  },
  {
    files: ['test/**'],
    rules: {
      // Stand-ins do nothing, and stubs fill interfaces that still carry deprecated members.
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
);
