/** What happened at a table: all of it for log and story, and what of it still waits to be shown. */
import { eventText } from '../language/language.svelte';
import type { Piece } from '../language/language';
import type { EventData } from '../server/model';

/** An event that happened, and how many decisions stood then. */
export interface Happened {
  event: EventData;
  number: number;
}

/** A line of the log. */
export interface LogLine extends Happened {
  /** Its place among all events: varies the wording of the story. */
  index: number;
  pieces: Piece[];
}

/** Events that wait to be shown; of a longer chain only the end is. */
const MOST_EVENTS = 60;

export class Past {
  /** Everything that happened, for log and story. */
  history = $state.raw<Happened[]>([]);
  /** Events to show, oldest first; whoever shows them takes them with `takeEvent`. */
  events = $state.raw<EventData[]>([]);
  /** What the last change told, so that things can be seen moving. */
  latest = $state.raw<EventData[]>([]);

  private readonly names: () => readonly string[];

  /** `names` are those at the seats, as sentences use them. */
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

  /** Take the oldest event that waits to be shown. */
  takeEvent(): EventData | undefined {
    const [first, ...rest] = this.events;
    if (first !== undefined) this.events = rest;
    return first;
  }

  /** A view tells all that happened before it, which is not shown again; or, after a break, what was missed. */
  catchUp(happened: Happened[], missed: boolean): void {
    this.latest = [];
    if (missed) this.add(happened);
    else this.history = happened;
  }

  /** Decisions were taken back until so many stood: what they made happen has not happened. */
  takeBack(number: number): void {
    this.history = this.history.filter((happened) => happened.number <= number);
  }

  /** A change tells what happened; so many decisions stand now. */
  goOn(events: EventData[], number: number): void {
    this.latest = events;
    this.add(events.map((event) => ({ event, number })));
  }

  /** A moment of a replay: all that happened before, and what is seen happening now. */
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
