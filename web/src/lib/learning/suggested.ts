/** Highlighting of the suggested answer's targets, brighter than other legal ones. */
import type { Option, Target } from '../server/model';

/** Return the selector for an answer: its button, and its targets that are not picked yet. */
export function partsOf({ text, targets }: Pick<Option, 'text' | 'targets'>, picked: readonly Target[]): string {
  const open = targets.filter(([kind, number]) => !picked.some((one) => one[0] === kind && one[1] === number));
  const things = open.map(([kind, number]) => `[data-target="${kind}:${number}"]:is([data-legal], :has([data-legal]))`);
  return [`[data-option=${JSON.stringify(text)}]`, ...things].join(', ');
}

/** Return the styles of these elements; a button that covers a panel makes the panel glow. */
export const glowOf = (parts: string): string => `
  :is(${parts}):not([data-covers]), :has(> [data-covers]:is(${parts})) {
    outline: 4px solid var(--torch);
    outline-offset: 1px;
    box-shadow: 0 0 26px 9px #ffb836;
  }
  :is(${parts}):not([data-covers], .btn)::after, :has(> [data-covers]:is(${parts}))::after {
    content: '★';
    position: absolute;
    inset: -10px auto auto -9px;
    z-index: 3;
    width: 22px;
    height: 22px;
    border: 2px solid var(--edge);
    border-radius: 50%;
    background: var(--torch);
    box-shadow: none;
    color: var(--torch-ink);
    font: 900 13px/17px var(--body);
    text-align: center;
    animation: none;
  }`;
