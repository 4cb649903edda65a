import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL('../src/' + path, import.meta.url), 'utf8');

describe('dark parts of the light theme', () => {
  const [, listed = ''] = /main\.game\s+:is\(([^)]+)\)/.exec(read('app.css')) ?? [];
  const dark = listed.split(',').map((name) => name.trim().slice(1));

  it.each(['Tip', 'Hint', 'PromptBar'])('share no class name with a light part of %s', (part) => {
    expect(dark.length).toBeGreaterThan(5);
    const names = [...read(`components/prompt/${part}.svelte`).matchAll(/class="([^"{]+)"|class:([\w-]+)/g)];
    const used = names.flatMap(([, several = '', one = '']) => [...several.split(' '), one]);
    expect(used.filter((name) => dark.includes(name))).toEqual([]);
  });
});
