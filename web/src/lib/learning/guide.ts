/** What a guided game lights: from the words of a lesson to things on the page. */
import type { Box } from '../screen/motion';
import { scaleNow } from '../screen/screen.svelte';

/** The parts of the page that a word of a lesson means: a thing (`card:78`), a place (`town`) or what is asked. */
export function selectorOf(word: string): string {
  if (word === 'prompt') return '[data-prompt]';
  const [kind, number] = word.split(':');
  if (number === undefined) return `[data-place="${CSS.escape(word)}"]`;
  const target = `[data-target="${CSS.escape(word)}"]`;
  return kind === 'card' ? `${target}, [data-thing="card-${CSS.escape(number)}"]` : target;
}

/** Those parts that can be seen. */
export function litParts(words: readonly string[], root: ParentNode = document): Element[] {
  return words
    .flatMap((word) => [...root.querySelectorAll(selectorOf(word))])
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().width > 0);
}

/** Where a part lies, in pixels of the styles. */
export const boxOf = (part: Element): Box => {
  const { left, top, width, height } = part.getBoundingClientRect();
  const scale = scaleNow();
  return { left: left / scale, top: top / scale, width: width / scale, height: height / scale };
};
