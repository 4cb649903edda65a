/** Plays what happened, one event after another: heroes walk, other things are shown for a moment. Nobody has to wait. */
import type { EventData } from '$lib/server/model';
import { settings } from '$lib/settings.svelte';
import { play } from '$lib/sound/sound';
import type { TableStore } from '$lib/table/store.svelte';
import { bossView, isStep, isTold, walked, type ShownWalk } from '../model';

/** How long a step of a hero and a moment last (in milliseconds). */
const STEP = 800;
const MOMENT = 1300;
/** A long chain is played faster: no chain takes longer than this. */
const CHAIN = 4000;

export class Stage {
  /** The walk that is being played; while there is none, the view's own counts. */
  walk = $state.raw<ShownWalk | null>(null);
  /** What is being told. */
  shown = $state.raw<EventData | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;

  constructor(private readonly store: TableStore) {
    $effect(() => {
      if (store.past.events.length > 0 && !this.busy) this.next();
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  private next(): void {
    clearTimeout(this.timer);
    const waiting = this.store.past.events.filter((event) => isStep(event) || isTold(event)).length;
    const event = this.take();
    if (event === undefined || settings.speed === 'instant') return this.end();
    this.busy = true;
    const view = bossView(this.store.view);
    const step = isStep(event) && view !== null;
    if (step) this.walk = walked(this.walk, event, view);
    else if (this.walk?.end) this.walk = null; // that walk is over, whatever comes next
    this.shown = step ? null : event;
    if (event.event === 'hero-survived') play('hurt');
    const lasts = Math.min(step ? STEP : MOMENT, CHAIN / Math.max(1, waiting));
    this.timer = setTimeout(() => this.next(), settings.lasts(lasts));
  }

  /** The next event that is worth showing. */
  private take(): EventData | undefined {
    let event = this.store.past.takeEvent();
    while (event && !isStep(event) && !isTold(event)) event = this.store.past.takeEvent();
    return event;
  }

  private end(): void {
    this.busy = false;
    this.walk = null;
    this.shown = null;
  }

  /** Leave out what is still to be shown. */
  readonly skip = (): void => {
    clearTimeout(this.timer);
    while (this.store.past.takeEvent());
    this.end();
  };
}
