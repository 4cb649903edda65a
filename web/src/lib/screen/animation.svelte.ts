/** Animates the flights and blows of `motion.ts` with copies of the elements over the page, which nothing clips. */
import { untrack } from 'svelte';
import type { EventData } from '../server/model';
import { flights, gathered, type Blow, type Box, type Flight, type Journey, type Lying } from './motion';
import { scaleNow } from './screen.svelte';
import { settings } from '../settings.svelte';
import type { TableStore } from '../table/store.svelte';

const LASTS = 220;
/** Maximum duration of a chain of flights (in milliseconds). */
const ALL_LAST = 900;
const SHAKES = 320;
const RISES = 700;
/** Offsets of a shaking element (in CSS pixels). */
const SHAKE = [0, -6, 5, -4, 3, -1, 0];
/** Style properties that a copy takes over, because inherited and contextual styles do not apply to it. */
const LOOK = [
  'display',
  'flex-direction',
  'flex-wrap',
  'gap',
  'align-items',
  'justify-content',
  'padding',
  'border',
  'border-radius',
  'background',
  'box-shadow',
  'color',
  'font',
  'text-align',
] as const;

interface Seen extends Lying {
  node: HTMLElement;
  look: [name: string, value: string][];
}

/** Return the box of an element in CSS pixels, which are larger than those of the window on a large screen. */
const boxOf = (node: Element): Box => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const scale = scaleNow();
  return { left: left / scale, top: top / scale, width: width / scale, height: height / scale };
};

/** Return the visible elements that may travel. */
function look(): Map<string, Seen> {
  const found = new Map<string, Seen>();
  for (const node of document.querySelectorAll<HTMLElement>('[data-thing]')) {
    const box = boxOf(node);
    const thing = node.dataset.thing ?? '';
    if (box.width === 0 || found.has(thing)) continue;
    const style = getComputedStyle(node);
    const place = node.closest<HTMLElement>('[data-place]')?.dataset.place ?? '';
    found.set(thing, { node, box, place, look: LOOK.map((name) => [name, style.getPropertyValue(name)]) });
  }
  return found;
}

function places(): Map<string, Box> {
  const found = new Map<string, Box>();
  for (const node of document.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = boxOf(node);
    if (box.width > 0) found.set(node.dataset.place ?? '', box);
  }
  return found;
}

/** Return an inert copy of an element over the page. */
function copyOf(seen: Seen | undefined, box: Box): HTMLElement {
  const copy = (seen?.node.cloneNode(true) as HTMLElement | undefined) ?? document.createElement('span');
  if (seen === undefined) copy.className = 'back';
  for (const [name, value] of seen?.look ?? []) copy.style.setProperty(name, value);
  for (const node of [copy, ...copy.querySelectorAll('*')])
    for (const name of ['id', 'data-thing', 'data-legal', 'data-key', 'data-primary']) node.removeAttribute(name);
  copy.classList.remove('legal', 'sel');
  copy.classList.add('flying');
  copy.inert = true;
  copy.setAttribute('aria-hidden', 'true');
  const { left, top, width, height } = seen?.box ?? middle(box);
  Object.assign(copy.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  return copy;
}

/** Return the box of a card's back in the middle of a place. */
const middle = ({ left, top, width, height }: Box): Box => ({
  left: left + width / 2 - 20,
  top: top + height / 2 - 26,
  width: 40,
  height: 52,
});

/** Return the box of a flight before its landing, lifted and slightly larger. */
const between = (from: Box, to: Box): Box => {
  const at = (one: number, other: number): number => one + (other - one) * 0.75;
  const width = at(from.width, to.width) * 1.08;
  return { left: at(from.left, to.left), top: at(from.top, to.top) - 12, width, height: at(from.height, to.height) };
};

/** Shake an element that is hit and let its number rise; gains only rise. */
function strike({ thing, place, text, gain = false }: Blow, delay: number): Animation[] {
  const nodes = [...document.querySelectorAll<HTMLElement>('[data-thing], [data-place]')].filter(
    ({ dataset }) => (thing !== undefined && dataset.thing === thing) || (!thing && dataset.place === place),
  );
  const node = nodes.find((one) => one.getBoundingClientRect().width > 0);
  if (node === undefined) return [];
  const running: Animation[] = [];
  if (!gain) {
    const frames = SHAKE.map((by) => ({ transform: `translateX(${by}px)` }));
    running.push(node.animate(frames, { duration: settings.lasts(SHAKES), delay, composite: 'add' }));
  }
  if (!text) return running;
  const { left, top, width, height } = boxOf(node);
  const number = document.createElement('span');
  number.className = `rising num ${gain ? 'gain' : 'loss'}`;
  number.textContent = text;
  number.setAttribute('aria-hidden', 'true');
  Object.assign(number.style, { left: `${left + width / 2}px`, top: `${top + Math.min(height / 2, 40)}px` });
  document.body.append(number);
  const rise = number.animate(
    [
      { opacity: 0, transform: 'translate(-50%, 8px)' },
      { opacity: 1, transform: 'translate(-50%, -8px)', offset: 0.25 },
      { opacity: 1, transform: 'translate(-50%, -14px)', offset: 0.75 },
      { opacity: 0, transform: 'translate(-50%, -20px)' },
    ],
    { duration: settings.lasts(RISES), delay, fill: 'both' },
  );
  rise.onfinish = () => number.remove();
  rise.oncancel = () => number.remove();
  return [...running, rise];
}

function fly(
  { thing, from, to }: Flight,
  was: Seen | undefined,
  now: Seen | undefined,
  delay: number,
  lasts: number,
): Animation[] {
  const end = now?.box ?? (to === null ? null : middle(to));
  const start = was?.box ?? middle(from);
  const copy = copyOf(now ?? was, from);
  document.body.append(copy);
  const lies = boxOf(copy);
  const at = (box: Box): string =>
    `translate(${box.left - lies.left}px, ${box.top - lies.top}px) scale(${box.width / (lies.width || 1)})`;
  const frames: Keyframe[] = end
    ? [
        { transform: at(start) },
        // Lift it off the table, and let it land with a small bounce.
        { transform: `${at(between(start, end))} rotate(2deg)`, offset: 0.6 },
        { transform: at(end), opacity: now || thing === '' ? 1 : 0.2 },
      ]
    : [{ opacity: 1 }, { opacity: 0, transform: 'translateY(16px)' }];
  const flight = copy.animate(frames, { duration: lasts, delay, fill: 'both', easing: 'cubic-bezier(.2, .7, .3, 1)' });
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
  if (now === undefined) return [flight];
  // The element itself is invisible until its copy has arrived.
  return [flight, now.node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + lasts })];
}

/** The motion hooks of a game. */
export interface Moves {
  journeys?: ((event: EventData) => Journey[]) | undefined;
  blows?: ((event: EventData) => Blow[]) | undefined;
}

/** Animate every update of a table; a click or a key ends all animations. */
export function moving(store: TableStore, game: () => Moves): void {
  let before = new Map<string, Seen>();
  let placesBefore = new Map<string, Box>();
  let running: Animation[] = [];
  const wanted = (): boolean =>
    !settings.still && settings.speed !== 'instant' && document.visibilityState === 'visible';
  const finish = (): void => {
    for (const one of running) one.finish();
    running = [];
  };

  $effect.pre(() => {
    void store.view;
    untrack(() => {
      finish();
      before = wanted() ? look() : new Map();
      placesBefore = wanted() ? places() : new Map();
    });
  });
  $effect(() => {
    void store.view;
    untrack(() => {
      if (before.size === 0 || !wanted()) return;
      const after = look();
      const { journeys, blows } = game();
      const eventJourneys = store.history.latest.flatMap((event) => journeys?.(event) ?? []);
      const found = flights(before, after, new Map([...placesBefore, ...places()]), eventJourneys);
      // Flights follow one another; removed elements vanish at once.
      const flying = found.filter((one) => one.to !== null);
      const lasts = Math.min(settings.lasts(LASTS), ALL_LAST / Math.max(1, flying.length));
      running = found.flatMap((one) => {
        const delay = Math.max(0, flying.indexOf(one)) * lasts;
        return fly(one, before.get(one.thing), after.get(one.thing), delay, lasts);
      });
      const struck = gathered(store.history.latest.flatMap((event) => blows?.(event) ?? []));
      running.push(...struck.flatMap((one) => strike(one, flying.length * lasts)));
    });
  });
  $effect(() => {
    addEventListener('pointerdown', finish, true);
    addEventListener('keydown', finish, true);
    return () => {
      finish();
      removeEventListener('pointerdown', finish, true);
      removeEventListener('keydown', finish, true);
    };
  });
}
