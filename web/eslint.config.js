/**
 * Lint rules of the browser app and of the games' tables; prettier formats the code.
 *
 * ESLint runs from the root of the repository, and all paths are relative to it, because the tables are outside this
 * folder.
 */
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const browser = ['web/src/**', 'src/undercroft/games/*/web/**'];

/** The packages whose browser part a game may import: those that it extends (`extends` of its package). */
const BUILDS_ON = {
  boss_monster: ['boss_family'],
  minibosses: ['boss_family'],
  super_boss_monster: ['boss_family'],
};

/** Forbid imports of the browser parts of other games. */
const onlyFrom = (game, others) => ({
  files: [`src/undercroft/games/${game}/web/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `(\\$packages|\\.\\.)/${others.map((one) => `(?!${one}/)`).join('')}\\w+/web(/|$)`,
            message: 'A game may import the browser part only of packages that it extends.',
          },
        ],
      },
    ],
  },
});

export default defineConfig(
  { ignores: ['web/test-results', 'web/src/art/made', 'web/src/lib/server/protocol.d.ts', '**/view.d.ts'] },
  js.configs.recommended,
  // Without typed rules: they take three times as long and ignore Svelte's markup, which svelte-check covers.
  ts.configs.recommended,
  ts.configs.stylistic,
  svelte.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: browser, languageOptions: { globals: globals.browser } },
  { files: ['web/public/**'], languageOptions: { globals: { ...globals.browser, ...globals.serviceworker } } },
  { ignores: [...browser, 'web/public/**'], languageOptions: { globals: globals.node } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      // Maps and sets are either local to a function or replaced as a whole in `$state.raw`, never mutated reactively.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  onlyFrom('*', []),
  ...Object.entries(BUILDS_ON).map(([game, others]) => onlyFrom(game, others)),
);
