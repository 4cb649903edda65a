/** Scroll the subject of a question into view, for small screens. */
import { scaleNow } from '$lib/screen/screen.svelte';
import { settings } from '$lib/settings.svelte';

/** A vertical range of the scrolled content, in pixels from its top. */
export interface Stretch {
  top: number;
  bottom: number;
}

/** Return the scroll position that shows an element: the top if it is visible there, else with the element centred. */
export function scrollFor(thing: Stretch, height: number): number {
  if (thing.bottom <= height) return 0;
  return Math.max(0, Math.min(thing.top, (thing.top + thing.bottom - height) / 2));
}

const isScroller = (part: Element): boolean => /auto|scroll/.test(getComputedStyle(part).overflowY);

function scrollerOf(thing: Element): HTMLElement | null {
  for (let part = thing.parentElement; part !== null; part = part.parentElement) if (isScroller(part)) return part;
  return null;
}

/** Return the visible height of a scroller, without the dock that sticks to its lower edge. */
function seenHeight(scroller: Element, dock: Element): number {
  const [room, bar] = [scroller.getBoundingClientRect(), dock.getBoundingClientRect()];
  const covers = scroller.contains(dock) && bar.left - room.left < 20;
  return scroller.clientHeight - (covers ? Math.max(0, room.bottom - bar.top) / scaleNow() : 0);
}

/** Return true if the stage is higher than its visible part. */
export function overflows(table: Element): boolean {
  const [stage, dock] = [table.querySelector<HTMLElement>('[data-stage]'), table.querySelector('[data-dock]')];
  const scroller = stage && scrollerOf(stage);
  if (!stage || !dock || !scroller) return false;
  const { paddingTop, paddingBottom } = getComputedStyle(scroller);
  return stage.offsetHeight > seenHeight(scroller, dock) - parseFloat(paddingTop) - parseFloat(paddingBottom) + 1;
}

/** Scroll to the first of some elements; with `unlessSeen`, only if none of them is in view. */
function show(things: Element[], dock: Element, unlessSeen: boolean): void {
  const [first] = things;
  const scroller = first && scrollerOf(first);
  if (!first || !scroller) return;
  const height = seenHeight(scroller, dock);
  const stretches = things.map((thing): Stretch => {
    const { top, bottom } = thing.getBoundingClientRect();
    const from = scroller.getBoundingClientRect().top;
    const inside = (edge: number): number => (edge - from) / scaleNow() + scroller.scrollTop;
    return { top: inside(top), bottom: inside(bottom) };
  });
  const isSeen = ({ top, bottom }: Stretch): boolean =>
    top >= scroller.scrollTop && bottom <= scroller.scrollTop + height;
  if (unlessSeen && stretches.some(isSeen)) return;
  const to = scrollFor(stretches[0] as Stretch, height);
  if (Math.abs(to - scroller.scrollTop) > 1)
    scroller.scrollTo({
      top: to,
      behavior: settings.still ? 'instant' : 'smooth',
    });
}

/** Show the subject of a new question: targets on the stage, the stage for dice and buttons, or the heroes. */
export function showQuestion(table: Element): void {
  const [stage, dock] = [table.querySelector('[data-stage]'), table.querySelector('[data-dock]')];
  if (!stage || !dock) return;
  const glowing = [...stage.querySelectorAll('[data-legal]')];
  if (glowing.length > 0) show(glowing, dock, false);
  else if (dock.querySelector('[data-legal]')) show([stage.querySelector('h2, h3') ?? stage], dock, false);
  else show([...table.querySelectorAll('[data-legal]')], dock, true);
}

/** Show the relevant boxes, if none of them is in view. */
export function showBoxes(table: Element, which: string): void {
  const dock = table.querySelector('[data-dock]');
  if (dock) show([...table.querySelectorAll(which)], dock, true);
}
