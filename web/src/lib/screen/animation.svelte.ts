/** Shows the flights and blows of `motion.ts` over the page: copies of the things fly, so that nothing clips them. */
import { untrack } from 'svelte';
import type { EventData } from '../server/model';
import { flights, gathered, type Blow, type Box, type Flight, type Journey, type Lying } from './motion';
import { scaleNow } from './screen.svelte';
import { settings } from '../settings.svelte';
import type { TableStore } from '../table/store.svelte';

const LASTS = 220;
/** A chain of flights takes no longer than this. */
const ALL_LAST = 900;
const SHAKES = 320;
const RISES = 700;
/** How far what is struck goes to and fro (in pixels of styles). */
const SHAKE = [0, -6, 5, -4, 3, -1, 0];
/** What a copy needs of its look where the styles of its surroundings do not reach it. */
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

/** Where a thing lies, in the pixels of styles: on a large screen those are larger than the screen's own. */
const boxOf = (node: Element): Box => {
  const { left, top, width, height } = node.getBoundingClientRect();
  const scale = scaleNow();
  return { left: left / scale, top: top / scale, width: width / scale, height: height / scale };
};

/** Everything on the page that may travel and can be seen. */
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

/** A copy of a thing that lies over the page and means nothing. */
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

/** A card's back in the middle of a place. */
const middle = ({ left, top, width, height }: Box): Box => ({
  left: left + width / 2 - 20,
  top: top + height / 2 - 26,
  width: 40,
  height: 52,
});

/** Most of the way, lifted and a little larger. */
const between = (from: Box, to: Box): Box => {
  const at = (one: number, other: number): number => one + (other - one) * 0.75;
  const width = at(from.width, to.width) * 1.08;
  return { left: at(from.left, to.left), top: at(from.top, to.top) - 12, width, height: at(from.height, to.height) };
};

/** What is struck shakes, and its number rises; good news only rise. */
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
        // It is lifted off the table, and comes down a little heavier than it lies.
        { transform: `${at(between(start, end))} rotate(2deg)`, offset: 0.6 },
        { transform: at(end), opacity: now || thing === '' ? 1 : 0.2 },
      ]
    : [{ opacity: 1 }, { opacity: 0, transform: 'translateY(16px)' }];
  const flight = copy.animate(frames, { duration: lasts, delay, fill: 'both', easing: 'cubic-bezier(.2, .7, .3, 1)' });
  flight.onfinish = () => copy.remove();
  flight.oncancel = () => copy.remove();
  if (now === undefined) return [flight];
  // The thing itself waits unseen until its copy has arrived.
  return [flight, now.node.animate([{ opacity: 0 }, { opacity: 0 }], { duration: delay + lasts })];
}

/** What a game says of the motion at its table. */
export interface Moves {
  journeys?: ((event: EventData) => Journey[]) | undefined;
  blows?: ((event: EventData) => Blow[]) | undefined;
}

/** Let things fly and shake at every update of a table; a click or a key brings everything to its place at once. */
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
      const told = store.past.latest.flatMap((event) => journeys?.(event) ?? []);
      const found = flights(before, after, new Map([...placesBefore, ...places()]), told);
      // One flies after the other; what is gone goes at once.
      const flying = found.filter((one) => one.to !== null);
      const lasts = Math.min(settings.lasts(LASTS), ALL_LAST / Math.max(1, flying.length));
      running = found.flatMap((one) => {
        const delay = Math.max(0, flying.indexOf(one)) * lasts;
        return fly(one, before.get(one.thing), after.get(one.thing), delay, lasts);
      });
      const struck = gathered(store.past.latest.flatMap((event) => blows?.(event) ?? []));
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
