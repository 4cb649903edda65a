// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import Picture from '../../src/generic/Picture.svelte';
import { clearPage, show } from '../mount';

afterEach(clearPage);

it('shows the first letter of a card without art, hidden from screen readers', () => {
  const picture = show(Picture, { name: 'Lantern', kind: 'tool' }).querySelector('.picture');
  expect(picture?.textContent).toBe('L');
  expect(picture?.getAttribute('aria-hidden')).toBe('true');
});
