/**
 * What the linter asks of the browser app and of the games' own tables; how code is laid out is prettier's to say.
 *
 * It is run from the root of the repository, from which all paths are told, as the tables lie outside this folder.
 */
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const browser = ['web/src/**', 'src/undercroft/games/*/web/**'];

/** The packages whose browser part a game may use: those that it builds on (`extends` of its package). */
const BUILDS_ON = {
  boss_monster: ['boss_family'],
  minibosses: ['boss_family'],
  super_boss_monster: ['boss_family'],
};

/** A game's browser part imports that of no other game but these. */
const onlyFrom = (game, others) => ({
  files: [`src/undercroft/games/${game}/web/**`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `(\\$packages|\\.\\.)/${others.map((one) => `(?!${one}/)`).join('')}\\w+/web(/|$)`,
            message: 'A game uses the browser part of those that it builds on, and of no other.',
          },
        ],
      },
    ],
  },
});

export default defineConfig(
  { ignores: ['web/test-results', 'web/src/art/made', 'web/src/lib/server/protocol.d.ts', '**/view.d.ts'] },
  js.configs.recommended,
  // Without the rules that need types: they take thrice as long and know no types in Svelte's markup; svelte-check does.
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
      // Maps and sets here are either local to a function or replaced whole in `$state.raw`: none is watched while it changes.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  onlyFrom('*', []),
  ...Object.entries(BUILDS_ON).map(([game, others]) => onlyFrom(game, others)),
);
