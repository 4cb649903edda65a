/** Plays events one after another: heroes walk, others are shown for a moment. A press skips the rest. */
import type { EventData } from '$lib/server/model';
import { settings } from '$lib/settings.svelte';
import { play } from '$lib/sound/sound';
import type { TableStore } from '$lib/table/store.svelte';
import { bossView, isStep, isShownEvent, walked, type ShownWalk } from '../model';

/** Duration of a hero's step and of other events (in milliseconds). */
const STEP = 800;
const MOMENT = 1300;
/** Maximum duration of a chain of events; longer ones are played faster. */
const CHAIN = 4000;

export class Stage {
  /** The walk that is being played; null if the walk of the view applies. */
  walk = $state.raw<ShownWalk | null>(null);
  /** The event that is shown. */
  shown = $state.raw<EventData | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private busy = false;

  constructor(private readonly store: TableStore) {
    $effect(() => {
      if (store.history.pending.length > 0 && !this.busy) this.next();
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  private next(): void {
    clearTimeout(this.timer);
    const waiting = this.store.history.pending.filter((event) => isStep(event) || isShownEvent(event)).length;
    const event = this.take();
    if (event === undefined || settings.speed === 'instant') return this.end();
    this.busy = true;
    const view = bossView(this.store.view);
    const step = isStep(event) && view !== null;
    if (step) this.walk = walked(this.walk, event, view);
    else if (this.walk?.end) this.walk = null; // the walk is over
    this.shown = step ? null : event;
    if (event.event === 'hero-survived') play('hurt');
    const lasts = Math.min(step ? STEP : MOMENT, CHAIN / Math.max(1, waiting));
    this.timer = setTimeout(() => this.next(), settings.lasts(lasts));
  }

  /** Take the next event to show. */
  private take(): EventData | undefined {
    let event = this.store.history.takeEvent();
    while (event && !isStep(event) && !isShownEvent(event)) event = this.store.history.takeEvent();
    return event;
  }

  private end(): void {
    this.busy = false;
    this.walk = null;
    this.shown = null;
  }

  /** Skip the events not shown yet. */
  readonly skip = (): void => {
    clearTimeout(this.timer);
    while (this.store.history.takeEvent());
    this.end();
  };
}
