import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL('../src/' + path, import.meta.url), 'utf8');

describe('what stays dark on a table in light colours', () => {
  const [, listed = ''] = /main\.game\s+:is\(([^)]+)\)/.exec(read('app.css')) ?? [];
  const dark = listed.split(',').map((name) => name.trim().slice(1));

  it.each(['Tip', 'Hint', 'PromptBar'])('shares no name with a part of %s, which is light', (part) => {
    expect(dark.length).toBeGreaterThan(5);
    const names = [...read(`components/prompt/${part}.svelte`).matchAll(/class="([^"{]+)"|class:([\w-]+)/g)];
    const used = names.flatMap(([, several = '', one = '']) => [...several.split(' '), one]);
    expect(used.filter((name) => dark.includes(name))).toEqual([]);
  });
});
