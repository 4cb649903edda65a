/** Playback of a table's changes: one event after the other, before the next change and before the next question. */
import type { EventData } from '../server/model';
import { settings } from '../settings.svelte';
import type { History } from './history.svelte';

/** The longest time (in milliseconds, at normal speed) by which the page may lag behind the table. */
export const MAX_LAG = 4000;
/** The shortest time of an event that is shown. */
const SHORTEST = 60;

interface Change {
  events: readonly EventData[];
  /** Make the change; return true if this seat decided it. */
  make: () => boolean;
}

export class Playback {
  /** The event that is shown. */
  shown = $state.raw<EventData | null>(null);
  /** True until everything that happened is shown. */
  busy = $state(false);
  /** Return how long an event is shown at normal speed (in milliseconds): 0 for not at all. */
  lasts: (event: EventData, own: boolean) => number = () => 0;
  /** Called when everything that happened was shown. */
  ended: () => void = () => undefined;

  private changes: Change[] = [];
  private own = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The part of the lag that is used up; it is freed as time goes by between changes. */
  private used = 0;
  private last = 0;

  /** The events to show are the pending ones of a history. */
  constructor(private readonly history: History) {}

  /** Make a change, after those that are being shown. */
  add(events: readonly EventData[], make: () => boolean): void {
    const now = performance.now();
    this.used = Math.max(0, this.used - (now - this.last));
    this.last = now;
    this.changes.push({ events, make });
    if (!this.busy) this.next();
  }

  /** Show the pending events of the history, from the first one on. */
  restart(own = false): void {
    this.own = own;
    this.used = 0;
    this.next();
  }

  /** Make all changes at once, and show nothing more of them. */
  readonly skip = (): void => {
    this.history.pending = [];
    for (let change = this.changes.shift(); change; change = this.changes.shift()) {
      change.make();
      this.history.pending = [];
    }
    this.end();
  };

  private next(): void {
    if (settings.speed === 'instant' || isHidden()) return this.skip();
    let event = this.take();
    while (event === undefined) {
      const change = this.changes.shift();
      if (change === undefined) return this.end();
      this.own = change.make();
      event = this.take();
    }
    const waits = this.changes.flatMap(({ events }) => events).filter((one) => this.lasts(one, false) > 0);
    const count = 1 + waits.length + this.history.pending.filter((one) => this.lasts(one, this.own) > 0).length;
    const share = Math.max(SHORTEST, (MAX_LAG - this.used) / count);
    const time = Math.min(this.lasts(event, this.own), share);
    this.used += time;
    this.busy = true;
    this.shown = event;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.next(), settings.lasts(time));
  }

  /** Take the next event to show. */
  private take(): EventData | undefined {
    let event = this.history.takeEvent();
    while (event && this.lasts(event, this.own) === 0) event = this.history.takeEvent();
    return event;
  }

  private end(): void {
    clearTimeout(this.timer);
    const wasBusy = this.busy;
    this.busy = false;
    this.shown = null;
    if (wasBusy) this.ended();
  }
}

const isHidden = (): boolean => typeof document !== 'undefined' && document.visibilityState === 'hidden';
