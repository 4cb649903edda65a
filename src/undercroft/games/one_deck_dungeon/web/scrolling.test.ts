// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { overflows, scrollFor } from './scrolling';

describe('how far to scroll', () => {
  it('stays at the beginning where that shows the thing', () => {
    expect(scrollFor({ top: 20, bottom: 300 }, 300)).toBe(0);
  });
  it('brings what lies further down into the middle', () => {
    expect(scrollFor({ top: 500, bottom: 600 }, 300)).toBe(400);
  });
  it('shows the beginning of what is larger than the screen', () => {
    expect(scrollFor({ top: 200, bottom: 900 }, 300)).toBe(200);
  });
});

describe('what is played', () => {
  it('is never too high where it has no part of its own to scroll', () => {
    const table = document.createElement('div');
    expect(overflows(table)).toBe(false);
    table.innerHTML = '<div data-stage></div><div data-dock></div>';
    expect(overflows(table)).toBe(false);
  });
});
