/** Elements that a lesson highlights. */
import type { Box } from '../screen/motion';
import { scaleNow } from '../screen/screen.svelte';

/** Return the selector for a word of a lesson: an element (`card:78`), a place (`town`) or the prompt. */
export function selectorOf(word: string): string {
  if (word === 'prompt') return '[data-prompt]';
  const [kind, number] = word.split(':');
  if (number === undefined) return `[data-place="${CSS.escape(word)}"]`;
  const target = `[data-target="${CSS.escape(word)}"]`;
  return kind === 'card' ? `${target}, [data-thing="card-${CSS.escape(number)}"]` : target;
}

/** Return the visible elements for some words. */
export function litParts(words: readonly string[], root: ParentNode = document): Element[] {
  return words
    .flatMap((word) => [...root.querySelectorAll(selectorOf(word))])
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 0);
}

/** Return the box of an element in CSS pixels. */
export const boxOf = (part: Element): Box => {
  const { left, top, width, height } = part.getBoundingClientRect();
  const scale = scaleNow();
  return { left: left / scale, top: top / scale, width: width / scale, height: height / scale };
};

/** Scroll an element into view, also from behind parts that stay in place at an edge of the table. */
export function showPart(part: Element): void {
  part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = part.getBoundingClientRect();
  const over = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .find((one) => one.closest('[data-guide]') === null);
  if (over && !part.contains(over) && !over.contains(part)) part.scrollIntoView({ block: 'center', inline: 'nearest' });
}
