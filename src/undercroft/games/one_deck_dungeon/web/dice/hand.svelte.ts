/** State of the dice: the held die, the tumbling after a roll, and queued moves. */
import { untrack } from 'svelte';
import type { Option, View } from '$lib/server/model';
import { settings } from '$lib/settings.svelte';
import { play } from '$lib/sound/sound';
import type { TableStore } from '$lib/table/store.svelte';
import { dieOptions, layings, rolledPlaces, rolls } from './dice';
import { dungeonView, type DungeonView } from '../model';
import { boxRow, diceOf, named, poolRow, roundOf, type NamedDie, type Rows } from './traces';

/** Duration of a roll (in milliseconds) and its number of faces. */
const ROLL = 500;
const FACES = 6;
/** Maximum time for which the table is frozen during queued moves, so that all dice travel at the end. */
const STANDS = 1000;
/** Entry of the queue that takes the last decision back. */
const UNDO = 'undo';

/** A die of a pool. */
export interface Held {
  hero: number;
  place: number;
}

export class Hand {
  /** The die taken up last; valid as long as something is picked. */
  private taken = $state.raw<Held | null>(null);
  /** The offset by which the held die is dragged (in pixels). */
  drag = $state.raw<{ x: number; y: number } | null>(null);
  /** The places of tumbling dice, by hero. */
  private tumbling = $state.raw<ReadonlyMap<number, readonly number[]>>(new Map());
  private face = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;
  /** Moves still to be made, one per update. */
  private queue = $state.raw<readonly string[]>([]);
  /** The moves of this seat, with the number of decisions before each. */
  private made = $state.raw<{ number: number; text: string }[]>([]);
  /** The view before queued moves, and the view at which the last of them was made. */
  private kept = $state.raw<DungeonView | null>(null);
  private madeAt = $state.raw<View | null>(null);
  private standing: ReturnType<typeof setTimeout> | undefined;
  private readonly view = $derived.by(() => dungeonView(this.store.view));
  /** The view to show: the current one, or during queued moves the one before them. */
  readonly shown = $derived.by(() =>
    this.kept !== null && (this.busy || this.store.view === this.madeAt) ? this.kept : this.view,
  );
  /** The named dice of the view shown last. */
  private followed: Rows = new Map();
  private round = '';
  private count = 0;
  /** True if the held die was dragged to its box, so that it needs no animation. */
  private dropped = false;
  private readonly dice = $derived.by(() => this.follow());

  constructor(private readonly store: TableStore) {
    $effect(() => {
      const thrown = rolls(store.history.latest);
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

  /** Return the held die. */
  get held(): Held | null {
    return this.store.picked.some(([kind]) => kind === 'die') ? this.taken : null;
  }

  /** Return the box that was picked before a die. */
  get aim(): number | null {
    return this.store.picked.find(([kind]) => kind === 'box')?.[1] ?? null;
  }

  isHeld(hero: number, place: number): boolean {
    return this.held?.hero === hero && this.held.place === place;
  }

  /** Return true if a die is already given to a combination or payment. */
  isGiven(view: DungeonView, hero: number, place: number): boolean {
    const pool = view.heroes[hero]?.pool ?? [];
    const before = pool.slice(0, place).filter((word) => word === pool[place]).length;
    const given = (view.encounter?.picked ?? []).filter(([owner, word]) => owner === hero && word === pool[place]);
    return given.length > before;
  }

  /** Return the options for a die of a pool. */
  optionsOf(view: DungeonView, hero: number, place: number): Option[] {
    return dieOptions(view, this.store.options, hero, view.heroes[hero]?.pool[place] ?? '');
  }

  /** Return true if a die glows: it can cover a box, or the question is about it. */
  glows(view: DungeonView, hero: number, place: number): boolean {
    if (this.held !== null || this.isGiven(view, hero, place)) return false;
    const options = this.optionsOf(view, hero, place);
    if (this.aim !== null) return options.some((option) => option.verb === 'lay' && option.args.box === this.aim);
    if (view.decision?.prompt !== 'how_to_place') return options.length > 0;
    return options.some((option) => option.verb === 'lay');
  }

  /** Take a die up or put it down, lay it on the picked box, or choose it as the answer. */
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

  /** Return the option to combine or put back the held die. */
  act(verb: 'combine' | 'put_back'): Option | undefined {
    const { view, held } = this;
    if (view === null || held === null) return undefined;
    return this.optionsOf(view, held.hero, held.place).find((option) => option.verb === verb);
  }

  /** Return the option to lay the held die on a box. */
  laying(box: number): Option | undefined {
    const { view, held } = this;
    if (view === null || held === null) return undefined;
    const word = view.heroes[held.hero]?.pool[held.place];
    return layings(this.store.options, box).find(
      (option) => option.args.hero === held.hero && option.args.die === word,
    );
  }

  /** Handle a press on a box: lay the held die, or pick the box to cover. */
  pressBox(box: number): void {
    const laying = this.laying(box);
    if (laying) this.store.choose(laying);
    else if (this.aim === box) this.store.clear();
    else if (this.held === null && layings(this.store.options, box).length > 0) {
      this.store.clear();
      this.store.picked = [['box', box]];
    }
  }

  /** Drop the dragged die on a box. */
  dropOn(box: number): void {
    const laying = this.laying(box);
    if (!laying) return;
    this.dropped = true;
    this.store.choose(laying);
  }

  // -- animation of dice -------------------------------------------------------------------------------------------

  /** Return the name of a die in a pool, which it keeps when it is laid or taken back. */
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

  // -- queued moves ------------------------------------------------------------------------------------------------

  /** Play options by their texts, each after the update by the one before. */
  playAll(texts: readonly string[]): void {
    this.moveOn();
    if (!settings.still && settings.speed !== 'instant') {
      this.kept = this.view;
      this.standing = setTimeout(this.moveOn, STANDS);
    }
    this.queue = texts;
    this.goOn();
  }

  /** Unfreeze the table. */
  private readonly moveOn = (): void => {
    clearTimeout(this.standing);
    this.kept = null;
  };

  get busy(): boolean {
    return this.queue.length > 0;
  }

  /** Take a laid die back: undo the moves after it, too, then repeat those that are still legal. */
  takeBack(box: number, word: string): void {
    const laid = this.made.findLastIndex(
      (move) => move.text.startsWith('lay ') && move.text.endsWith(` die=${word} box=${box}`),
    );
    const later = this.made.slice(laid + 1).map((move) => move.text);
    const whole = laid >= 0 && (this.view?.number ?? 0) - (this.made[laid]?.number ?? 0) === later.length + 1;
    if (this.store.undoRefusal !== null || !whole) this.store.undo();
    else this.playAll([...Array.from({ length: later.length + 1 }, () => UNDO), ...later]);
  }

  /** Drop the queued moves. */
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
    // Suggestions do not name the hero who gets a heroic die: any pool of the party will do.
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

  /** End the tumbling: all dice show their values. */
  readonly settle = (): void => {
    clearInterval(this.timer);
    if (this.tumbling.size > 0) this.tumbling = new Map();
  };

  /** Return the value that a tumbling die shows, or undefined for a die at rest. */
  shows(hero: number, place: number): number | undefined {
    return this.tumbling.get(hero)?.includes(place)
      ? 1 + ((place * 5 + this.face * 7 + place * this.face) % 6)
      : undefined;
  }
}
