/** The history of a table: all events for log and story, and the queue of events to show. */
import { eventText } from '../language/language.svelte';
import type { Piece } from '../language/language';
import type { EventData } from '../server/model';

/** An event of the history, and the number of decisions at that time. */
export interface Happened {
  event: EventData;
  number: number;
}

/** A line of the log. */
export interface LogLine extends Happened {
  /** Its index among all events, which varies the wording of the story. */
  index: number;
  pieces: Piece[];
}

/** Maximum number of events to show; of longer chains, the last ones. */
const MOST_EVENTS = 60;

export class Past {
  /** All events, for log and story. */
  history = $state.raw<Happened[]>([]);
  /** Events to show, oldest first; remove them with `takeEvent`. */
  events = $state.raw<EventData[]>([]);
  /** The events of the last change, for animations. */
  latest = $state.raw<EventData[]>([]);

  private readonly names: () => readonly string[];

  /** `names` returns the names at the seats. */
  constructor(names: () => readonly string[]) {
    this.names = names;
  }

  readonly log = $derived.by(() => {
    const lines: LogLine[] = [];
    this.history.forEach((happened, index) => {
      const pieces = eventText(happened.event, this.names());
      if (pieces !== null) lines.push({ ...happened, index, pieces });
    });
    return lines;
  });

  /** Take the oldest event to show. */
  takeEvent(): EventData | undefined {
    const [first, ...rest] = this.events;
    if (first !== undefined) this.events = rest;
    return first;
  }

  /** Add the events before a view, which are not shown; after a reconnection, the missed ones, which are. */
  catchUp(happened: Happened[], missed: boolean): void {
    this.latest = [];
    if (missed) this.add(happened);
    else this.history = happened;
  }

  /** Remove the events of decisions that were taken back, down to a number of decisions. */
  takeBack(number: number): void {
    this.history = this.history.filter((happened) => happened.number <= number);
  }

  /** Add the events of a change, with the new number of decisions. */
  goOn(events: EventData[], number: number): void {
    this.latest = events;
    this.add(events.map((event) => ({ event, number })));
  }

  /** Show a moment of a replay: the events before it, and those to show now. */
  show(history: Happened[], events: EventData[]): void {
    this.history = history;
    this.events = events;
    this.latest = events;
  }

  private add(happened: Happened[]): void {
    if (happened.length === 0) return;
    this.events = [...this.events, ...happened.map(({ event }) => event)].slice(-MOST_EVENTS);
    this.history = [...this.history, ...happened];
  }
}
