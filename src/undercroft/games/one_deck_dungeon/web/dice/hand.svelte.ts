/** The dice in hand: which one is held, how they tumble after a roll, and moves that follow each other by themselves. */
import { untrack } from 'svelte';
import type { Option, View } from '$lib/server/model';
import { settings } from '$lib/settings.svelte';
import { play } from '$lib/sound/sound';
import type { TableStore } from '$lib/table/store.svelte';
import { dieOptions, layings, rolledPlaces, rolls } from './dice';
import { dungeonView, type DungeonView } from '../model';
import { boxRow, diceOf, named, poolRow, roundOf, type NamedDie, type Rows } from './traces';

/** A roll lasts so long (in milliseconds) and shows so many faces. */
const ROLL = 500;
const FACES = 6;
/** While moves follow each other the table stands still, so that all dice travel at the end; but not longer than this. */
const STANDS = 1000;
/** In a list of moves: take the last decision back. */
const UNDO = 'undo';

/** A die of a pool. */
export interface Held {
  hero: number;
  place: number;
}

export class Hand {
  /** The die that was taken up last; it counts as long as something is picked. */
  private taken = $state.raw<Held | null>(null);
  /** How far the held die is dragged (in pixels). */
  drag = $state.raw<{ x: number; y: number } | null>(null);
  /** Which dice of which hero tumble. */
  private tumbling = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map());
  private face = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;
  /** Moves that are still to be made, one after each update. */
  private queue = $state.raw<readonly string[]>([]);
  /** The moves of this seat, with the number of decisions before each. */
  private made = $state.raw<{ number: number; text: string }[]>([]);
  /** The table as it was before moves that follow each other, and the view at which the last of them was made. */
  private kept = $state.raw<DungeonView | null>(null);
  private madeAt = $state.raw<View | null>(null);
  private standing: ReturnType<typeof setTimeout> | undefined;
  private readonly view = $derived.by(() => dungeonView(this.store.view));
  /** What the table shows: the view of now, or while moves follow each other the one before them. */
  readonly shown = $derived.by(() =>
    this.kept !== null && (this.busy || this.store.view === this.madeAt) ? this.kept : this.view,
  );
  /** The dice as they were followed up to the view shown last. */
  private followed: Rows = new Map();
  private round = '';
  private count = 0;
  /** The held die was dragged to where it is laid: it has travelled already. */
  private dropped = false;
  private readonly dice = $derived.by(() => this.follow());

  constructor(private readonly store: TableStore) {
    $effect(() => {
      const thrown = rolls(store.past.latest);
      untrack(() => this.tumble(thrown));
    });
    $effect(() => {
      addEventListener('pointerdown', this.settle, true);
      addEventListener('keydown', this.settle, true);
      return () => {
        this.settle();
        removeEventListener('pointerdown', this.settle, true);
        removeEventListener('keydown', this.settle, true);
      };
    });
    $effect(() => {
      const chosen = store.chosen;
      untrack(() => {
        if (chosen && this.view) this.made = [...this.made, { number: this.view.number, text: chosen.text }];
      });
    });
    $effect(() => {
      const view = store.view;
      untrack(() => {
        this.made = this.made.filter((move) => move.number < (view?.number ?? 0));
        this.goOn();
        if (!this.busy && view !== this.madeAt) this.moveOn();
      });
    });
    $effect(() => this.moveOn);
  }

  // -- holding -----------------------------------------------------------------------------------------------------

  /** The die that is held. */
  get held(): Held | null {
    return this.store.picked.some(([kind]) => kind === 'die') ? this.taken : null;
  }

  /** The box that was picked before a die. */
  get aim(): number | null {
    return this.store.picked.find(([kind]) => kind === 'box')?.[1] ?? null;
  }

  isHeld(hero: number, place: number): boolean {
    return this.held?.hero === hero && this.held.place === place;
  }

  /** The dice that were given for what is being put together: to be combined, or as payment. */
  isGiven(view: DungeonView, hero: number, place: number): boolean {
    const pool = view.heroes[hero]?.pool ?? [];
    const before = pool.slice(0, place).filter((word) => word === pool[place]).length;
    const given = (view.encounter?.picked ?? []).filter(([owner, word]) => owner === hero && word === pool[place]);
    return given.length > before;
  }

  /** What can be done with a die of a pool. */
  optionsOf(view: DungeonView, hero: number, place: number): Option[] {
    return dieOptions(view, this.store.options, hero, view.heroes[hero]?.pool[place] ?? '');
  }

  /** Whether a die glows: it can cover something, or it is asked for. */
  glows(view: DungeonView, hero: number, place: number): boolean {
    if (this.held !== null || this.isGiven(view, hero, place)) return false;
    const options = this.optionsOf(view, hero, place);
    if (this.aim !== null) return options.some((option) => option.verb === 'lay' && option.args.box === this.aim);
    if (view.decision?.prompt !== 'how_to_place') return options.length > 0;
    return options.some((option) => option.verb === 'lay');
  }

  /** Take a die up (or lay it down again), lay it on the box that was picked, or give it as the answer. */
  press(view: DungeonView, hero: number, place: number): void {
    const options = this.optionsOf(view, hero, place);
    const [first] = options;
    if (first === undefined || this.isGiven(view, hero, place)) return;
    if (view.decision?.prompt !== 'how_to_place') {
      this.store.choose(first);
      return;
    }
    const onto =
      this.aim === null ? undefined : options.find((option) => option.verb === 'lay' && option.args.box === this.aim);
    if (onto) {
      this.taken = { hero, place };
      this.store.choose(onto);
      return;
    }
    if (this.isHeld(hero, place)) this.store.clear();
    else this.hold(first, hero, place);
  }

  /** Take a die up. */
  hold(option: Option, hero: number, place: number): void {
    this.store.clear();
    this.taken = { hero, place };
    this.store.picked = option.targets.filter(([kind]) => kind === 'hero' || kind === 'die');
  }

  /** What the held die can do besides covering boxes. */
  act(verb: 'combine' | 'put_back'): Option | undefined {
    const { view, held } = this;
    if (view === null || held === null) return undefined;
    return this.optionsOf(view, held.hero, held.place).find((option) => option.verb === verb);
  }

  /** The way to lay the held die on a box. */
  laying(box: number): Option | undefined {
    const { view, held } = this;
    if (view === null || held === null) return undefined;
    const word = view.heroes[held.hero]?.pool[held.place];
    return layings(this.store.options, box).find(
      (option) => option.args.hero === held.hero && option.args.die === word,
    );
  }

  /** Press a box: lay the held die, or say that this box is to be covered. */
  pressBox(box: number): void {
    const laying = this.laying(box);
    if (laying) this.store.choose(laying);
    else if (this.aim === box) this.store.clear();
    else if (this.held === null && layings(this.store.options, box).length > 0) {
      this.store.clear();
      this.store.picked = [['box', box]];
    }
  }

  /** Let the dragged die go over a box. */
  dropOn(box: number): void {
    const laying = this.laying(box);
    if (!laying) return;
    this.dropped = true;
    this.store.choose(laying);
  }

  // -- dice on their way -------------------------------------------------------------------------------------------

  /** The name of a die of a pool or on a box, which it keeps when it is laid or taken back. */
  nameInPool(hero: number, place: number): string | undefined {
    return this.dice.get(poolRow(hero))?.[place]?.name;
  }

  nameOnBox(box: number, place: number): string | undefined {
    return this.dice.get(boxRow(box))?.[place]?.name;
  }

  private follow(): Rows {
    const view = this.shown;
    if (view === null) return this.followed;
    const taken = untrack(() => this.taken);
    const before = this.round === roundOf(view) ? this.followed : new Map<string, readonly NamedDie[]>();
    const leaving = taken === null ? undefined : before.get(poolRow(taken.hero))?.[taken.place]?.name;
    const seen = this.dropped
      ? new Map([...before].map(([row, dice]) => [row, dice.filter((die) => die.name !== leaving)]))
      : before;
    this.dropped = false;
    this.round = roundOf(view);
    this.followed = named(seen, diceOf(view), () => `die-${this.count++}`, leaving);
    return this.followed;
  }

  // -- moves that follow each other --------------------------------------------------------------------------------

  /** Play options by their texts, each after the update that the one before it brings. */
  playAll(texts: readonly string[]): void {
    this.moveOn();
    if (!settings.still && settings.speed !== 'instant') {
      this.kept = this.view;
      this.standing = setTimeout(this.moveOn, STANDS);
    }
    this.queue = texts;
    this.goOn();
  }

  /** The table no longer stands still. */
  private readonly moveOn = (): void => {
    clearTimeout(this.standing);
    this.kept = null;
  };

  get busy(): boolean {
    return this.queue.length > 0;
  }

  /** Take a laid die back: the moves after it are taken back, too, and then made again as far as they go. */
  takeBack(box: number, word: string): void {
    const laid = this.made.findLastIndex(
      (move) => move.text.startsWith('lay ') && move.text.endsWith(` die=${word} box=${box}`),
    );
    const later = this.made.slice(laid + 1).map((move) => move.text);
    const whole = laid >= 0 && (this.view?.number ?? 0) - (this.made[laid]?.number ?? 0) === later.length + 1;
    if (this.store.undoRefusal !== null || !whole) this.store.undo();
    else this.playAll([...Array.from({ length: later.length + 1 }, () => UNDO), ...later]);
  }

  /** Make no more of the moves that were to follow each other. */
  private stop(): void {
    this.queue = [];
    this.moveOn();
  }

  private goOn(): void {
    const [text, ...rest] = this.queue;
    const { store } = this;
    if (text === undefined || store.sending) return;
    this.queue = rest;
    this.madeAt = store.view;
    if (text === UNDO) {
      if (store.undoRefusal !== null) this.stop();
      store.undo();
      return;
    }
    const option = store.options.find((one) => one.text === text);
    // Suggestions leave out for whom a heroic die is: it lies in a pool of the party either way.
    const between = store.options.find((one) => one.verb === 'give_heroic');
    if (option) store.choose(option);
    else if (between) {
      this.queue = [text, ...rest];
      store.choose(between);
    } else this.stop();
  }

  // -- rolling -----------------------------------------------------------------------------------------------------

  private tumble(thrown: ReadonlyMap<number, string[]>): void {
    this.settle();
    if (thrown.size === 0 || this.view === null) return;
    play('card');
    const lasts = settings.still ? 0 : settings.lasts(ROLL);
    if (lasts === 0) return;
    const pools = this.view.heroes;
    this.tumbling = new Map([...thrown].map(([hero, dice]) => [hero, rolledPlaces(pools[hero]?.pool ?? [], dice)]));
    this.face = 0;
    this.timer = setInterval(() => {
      if (++this.face >= FACES) this.settle();
    }, lasts / FACES);
  }

  /** All dice show at once what was rolled. */
  readonly settle = (): void => {
    clearInterval(this.timer);
    if (this.tumbling.size > 0) this.tumbling = new Map();
  };

  /** What a die shows while it tumbles; undefined once it lies still. */
  shows(hero: number, place: number): number | undefined {
    return this.tumbling.get(hero)?.includes(place)
      ? 1 + ((place * 5 + this.face * 7 + place * this.face) % 6)
      : undefined;
  }
}
