/** The history of a table: all events for log and story, and the queue of events to show. */
import { eventText } from '../language/language.svelte';
import type { Piece } from '../language/language';
import type { EventData } from '../server/model';

/** An event of the history, and the number of decisions at that time. */
export interface HistoryEntry {
  event: EventData;
  number: number;
}

/** A line of the log. */
export interface LogLine extends HistoryEntry {
  /** Its index among all events, which varies the wording of the story. */
  index: number;
  pieces: Piece[];
}

/** Maximum number of events to show; of longer chains, the last ones. */
const MOST_EVENTS = 60;

export class History {
  /** All events, for log and story. */
  all = $state.raw<HistoryEntry[]>([]);
  /** Events to show, oldest first; remove them with `takeEvent`. */
  pending = $state.raw<EventData[]>([]);
  /** The events of the last change, for animations. */
  latest = $state.raw<EventData[]>([]);

  private readonly names: () => readonly string[];
  private readonly reader: () => number | null;

  /** `names` returns the names at the seats, `reader` the seat that reads. */
  constructor(names: () => readonly string[], reader: () => number | null = () => null) {
    this.names = names;
    this.reader = reader;
  }

  readonly log = $derived.by(() => {
    const lines: LogLine[] = [];
    this.all.forEach((entry, index) => {
      const pieces = eventText(entry.event, this.names(), this.reader());
      if (pieces !== null) lines.push({ ...entry, index, pieces });
    });
    return lines;
  });

  /** Take the oldest event to show. */
  takeEvent(): EventData | undefined {
    const [first, ...rest] = this.pending;
    if (first !== undefined) this.pending = rest;
    return first;
  }

  /** Add the events before a view, which are not shown; after a reconnection, the missed ones, which are. */
  catchUp(entries: HistoryEntry[], missed: boolean): void {
    this.latest = [];
    if (missed) this.add(entries);
    else this.all = entries;
  }

  /** Remove the events of decisions that were taken back, down to a number of decisions. */
  undoTo(number: number): void {
    this.all = this.all.filter((entry) => entry.number <= number);
  }

  /** Add the events of a change, with the new number of decisions. */
  addChange(events: EventData[], number: number): void {
    this.latest = events;
    this.add(events.map((event) => ({ event, number })));
  }

  /** Show a moment of a replay: the events before it, and those to show now. */
  show(history: HistoryEntry[], events: EventData[]): void {
    this.all = history;
    this.pending = events;
    this.latest = events;
  }

  private add(entries: HistoryEntry[]): void {
    if (entries.length === 0) return;
    this.pending = [...this.pending, ...entries.map(({ event }) => event)].slice(-MOST_EVENTS);
    this.all = [...this.all, ...entries];
  }
}
