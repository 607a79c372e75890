/** What the client's code is held to beside its types: above all, that no promise is left to fail unseen. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig, globalIgnores } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const UNSAFE = ['argument', 'assignment', 'call', 'member-access', 'return'];
/** Who may not be known where: small parts know no page, what has no drawing knows no part, games not each other. */
const UNKNOWN_TO = {
  'src/lib': ['ui', 'app', 'wolves', 'lone'],
  'src/ui': ['app', 'wolves', 'lone'],
  'src/kit': ['app', 'wolves', 'lone'],
  'src/wolves': ['lone'],
  'src/lone': ['wolves'],
};
const UNUSED = '^_+$';

export default defineConfig(
  globalIgnores(['src/lib/protocol.ts'], 'made by scripts'),
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      // `void` says of an expression that it is read for its own sake, never that a promise may fail unseen.
      '@typescript-eslint/no-floating-promises': ['error', { ignoreVoid: false }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: UNUSED, varsIgnorePattern: UNUSED, destructuredArrayIgnorePattern: UNUSED },
      ],
      // What is shown is put in place as a whole and never changed in part, so plain maps and sets will do.
      'svelte/prefer-svelte-reactivity': 'off',
      // A space that a new line would swallow is written {' '}.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  ...Object.entries(UNKNOWN_TO).map(([folder, names]) => ({
    files: [`${folder}/**`],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: `^([.]+/)*[$]?(${names.join('|')})/(?!.*[.]svg)` }] }],
    },
  })),
  {
    // What one component gives to another has no type for ESLint; svelte-check knows it, and checks it.
    files: ['**/*.svelte'],
    rules: Object.fromEntries(UNSAFE.map((each) => [`@typescript-eslint/no-unsafe-${each}`, 'off'])),
  },
  {
    // What must be there is asked for with `at` or `sure` of lib/sure.ts, which say so if it is not.
    files: ['src/**'],
    ignores: ['**/*.test.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error' },
  },
  {
    // Scripts without types: the service worker and these settings.
    files: ['**/*.js'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: { ...globals.serviceworker, ...globals.node } },
  },
);
