// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { overflows, scrollFor } from './scrolling';

describe('the scroll position', () => {
  it('stays at the top if the element is visible there', () => {
    expect(scrollFor({ top: 20, bottom: 300 }, 300)).toBe(0);
  });
  it('centres an element further down', () => {
    expect(scrollFor({ top: 500, bottom: 600 }, 300)).toBe(400);
  });
  it('shows the top of an element larger than the screen', () => {
    expect(scrollFor({ top: 200, bottom: 900 }, 300)).toBe(200);
  });
});

describe('the stage', () => {
  it('never overflows without a scrolling part', () => {
    const table = document.createElement('div');
    expect(overflows(table)).toBe(false);
    table.innerHTML = '<div data-stage></div><div data-dock></div>';
    expect(overflows(table)).toBe(false);
  });
});
