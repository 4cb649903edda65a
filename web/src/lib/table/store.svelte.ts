/** A table as this browser knows it: what the server told, and what this seat wants. */
import { ABLE, passes } from './automatic';
import { Choosing } from './selection.svelte';
import { Connection, openSocket, type SocketLike } from './connection.svelte';
import { Counsel } from './advice.svelte';
import { Past, type Happened } from './history.svelte';
import { seatLabel } from './seats';
import type { Option, EventData, View } from '../server/model';
import type {
  Allowance,
  FromClient,
  FromServer,
  Phrase,
  PuzzleHere,
  Seat,
  Standing,
  TableView,
  Talk,
  Update,
} from '../server/protocol';

export type Status = 'open' | 'playing' | 'over';

/** A wish that was refused. */
export interface Refused {
  code: string;
  details: Record<string, unknown>;
}

export class TableStore extends Choosing {
  game = $state('');
  /** The options agreed when the table was made. */
  agreedOptions = $state.raw<Record<string, unknown>>({});
  /** It goes on from a point of an earlier game: nothing is earned at it. */
  continued = $state(false);
  /** The puzzle that this table is, and what has become of it. */
  puzzle = $state.raw<PuzzleHere | null>(null);
  view = $state.raw<View | null>(null);
  /** Where the table stands in its lesson, if it is one. */
  lesson = $state.raw<Standing | null>(null);
  /** The message that explains the move which was not the one of the lesson. */
  mistake = $state<string | null>(null);
  /** The number of the next entry: every move says which one it wants to be. */
  entry = $state(0);
  seat = $state<number | null>(null);
  seats = $state.raw<Seat[]>([]);
  status = $state<Status>('open');
  talk = $state.raw<Talk[]>([]);
  /** Why the last decision cannot be taken back (an error code), or null if it can. */
  undoRefusal = $state<string | null>('undo-start');
  thinking = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** There is no such table: no use in connecting again. */
  missing = $state(false);
  /** What the server keeps of it cannot be shown. */
  damaged = $state(false);
  /** What leads others to this table: the code and, unless it is listed, its key. */
  address = $state('');
  /** The rules have changed since it was played: it cannot go on, but one that was over can be watched. */
  outdated = $state<'over' | 'playing' | null>(null);
  /** Achievements of this game that this guest did not have before. */
  newAchievements = $state.raw<string[]>([]);
  /** A decision, or a taking-back, is on its way. */
  sending = $state(false);
  /** When this seat wants to be asked in windows where it may as well pass. */
  wish = $state(ABLE);
  /** The option that this seat chose last. */
  chosen = $state.raw<Option | null>(null);
  /** How many windows in a row were passed for this seat. */
  passed = $state(0);
  /** Seats may ask for hints here. */
  hints = $state(false);
  /** How long decisions may take here, if the host has set that. */
  allowance = $state.raw<Allowance | null>(null);
  /** Until when the decision of now is waited for (in milliseconds, by the clock of this browser). */
  until = $state<number | null>(null);
  /** It was not made in time. */
  late = $state(false);
  /** Why the game is over without winners. */
  ended = $state<TableView['ended']>(null);
  /** What could be said when that was asked last. */
  phrases = $state.raw<Phrase[]>([]);

  readonly code: string;
  /** What happened here. */
  readonly past = new Past(() => this.names);
  /** What this seat is counselled to do now. */
  readonly counsel: Counsel;
  private readonly line: Connection;
  /** Which options a game finds grave by what its view foretells. */
  foretold: (option: Option, view: View) => boolean = () => false;
  /** Nothing can be chosen: a replay. */
  readonly watching: boolean = false;

  constructor(code: string, open: (path: string) => SocketLike = openSocket, watching = false) {
    super();
    this.code = code;
    this.line = new Connection(this, open);
    this.counsel = new Counsel(this, this.line);
    this.watching = watching;
  }

  // -- what can be chosen ------------------------------------------------------------------------------------------

  /** What the server offers this seat now. */
  private readonly offered = $derived(
    this.watching || this.status !== 'playing' || this.sending || this.view?.decision?.seat !== this.seat
      ? []
      : (this.view?.decision?.options ?? []),
  );
  /** The option that is taken for this seat in a moment, because it has nothing else or does not want to be asked. */
  readonly passing = $derived(
    this.offered.length > 0 && this.lesson === null ? passes(this.view, this.seat, this.wish) : null,
  );
  /** Every option that this seat has now. */
  readonly options = $derived(this.passing === null ? this.offered : []);
  readonly myTurn = $derived(this.options.length > 0);
  /** The names at the seats, as sentences use them. */
  readonly names = $derived(this.seats.map((seat) => seatLabel(seat, this.seats)));

  // -- what this seat wants ----------------------------------------------------------------------------------------

  /** Whether an option is asked for twice. */
  isGrave(option: Option): boolean {
    return option.grave === true || (this.view !== null && this.foretold(option, this.view));
  }

  protected play(option: Option): void {
    if (!this.sendChoice(option)) return;
    this.chosen = option;
    this.passed = 0;
  }

  /** Take an option for this seat without its player. */
  pass(option: Option): void {
    if (this.passing?.text === option.text && this.sendChoice(option)) this.passed++;
  }

  private sendChoice(option: Option): boolean {
    return this.sendEntry({ type: 'choose', entry: this.entry, option: option.text });
  }

  /** Take the last decision back, or say why that cannot be done. */
  undo(): void {
    if (this.undoRefusal !== null) this.refused = { code: this.undoRefusal, details: {} };
    else this.sendEntry({ type: 'undo', entry: this.entry });
  }

  /** Send what wants to be the next entry: one at a time, until the server has answered. */
  private sendEntry(message: FromClient): boolean {
    if (this.sending || !this.send(message)) return false;
    this.sending = true;
    this.mistake = null;
    this.clear();
    return true;
  }

  /** Ask what can be said when the table stands at an entry; the answer comes into `phrases`. */
  listPhrases(entry: number): void {
    if (entry === this.entry) this.send({ type: 'phrases' });
  }

  say(phrase: string): void {
    this.send({ type: 'say', phrase });
  }

  chat(text: string): void {
    if (text.trim()) this.send({ type: 'chat', text });
  }

  /** Send something that is answered; whether it could be sent. */
  send(message: FromClient): boolean {
    const sent = this.line.send(message);
    if (sent) this.refused = null;
    return sent;
  }

  // -- the connection ----------------------------------------------------------------------------------------------

  get connection(): Connection['state'] {
    return this.line.state;
  }

  /** The server has been silent for long although it was told something. */
  get slow(): boolean {
    return this.line.slow;
  }

  path(): string {
    return `api/tables/${this.code}/socket${this.view === null ? '' : `?after=${this.entry}`}`;
  }

  connect(): void {
    this.line.connect();
  }

  /** There is no way back to it: it is not there any more, is damaged, or was played by earlier rules. */
  get gone(): boolean {
    return this.missing || this.damaged || this.outdated !== null;
  }

  lost(): boolean {
    this.sending = false;
    return !this.gone;
  }

  /** Try again at once (the browser says that it is online, or somebody pressed the button). */
  retryNow(): void {
    this.line.retryNow();
  }

  /** Sit down or get up changes what this browser may see: ask for the view of now; until it comes nothing is sent. */
  refresh(): void {
    this.line.refresh();
  }

  close(): void {
    this.line.close();
  }

  // -- what the server tells ---------------------------------------------------------------------------------------

  receive(message: FromServer): void {
    this.line.heard();
    switch (message.type) {
      case 'view':
        this.begin(message);
        break;
      case 'update':
        this.update(message);
        break;
      case 'refused':
        this.sending = false;
        this.counsel.hinting = false;
        if (message.code === 'no-such-table') this.missing = true;
        if (message.code === 'table-damaged') this.damaged = true;
        if (message.code === 'table-outdated') this.outdated = message.details.over === true ? 'over' : 'playing';
        if (message.code === 'lesson-mistake') this.mistake = String(message.details.text);
        else this.refused = { code: message.code, details: message.details };
        break;
      case 'talk':
        this.talk = [...this.talk, message.talk];
        break;
      case 'seats':
        this.seats = message.seats;
        this.status = message.status;
        this.awaited(message.seconds_left);
        break;
      case 'advice':
      case 'suggestion':
      case 'hint':
        this.counsel.hear(message);
        break;
      case 'notice':
        this.refused = { code: message.code, details: message.details };
        break;
      case 'phrases':
        this.phrases = message.phrases;
        break;
      case 'pong':
        break;
    }
  }

  private begin(message: TableView): void {
    const events = message.events as EventData[];
    const view = message.view as View | null;
    this.address = message.table;
    const numbered = events.map((event, index) => ({ event, number: message.numbers?.[index] ?? 0 }));
    const again = this.view !== null && this.seat === message.seat;
    this.past.catchUp(numbered, again);
    this.line.settle();
    this.game = message.game;
    this.agreedOptions = message.options;
    this.continued = message.continued ?? false;
    this.lesson = message.lesson ?? null;
    this.puzzle = message.puzzle ?? null;
    this.hints = message.hints ?? false;
    this.view = view;
    this.entry = message.entry;
    this.seat = message.seat;
    this.seats = message.seats;
    this.status = message.status;
    this.allowance = message.allowance ?? null;
    this.ended = message.ended ?? null;
    this.awaited(message.seconds_left);
    if (message.talk.length > 0 || !again) this.talk = message.talk;
    this.undoRefusal = message.undo;
    this.newAchievements = message.new_achievements ?? [];
    this.sending = false;
    this.counsel.forget();
    this.clear();
  }

  private update(message: Update): void {
    const view = merged(this.view, message.changes);
    const taken = this.view !== null && view.number < this.view.number;
    if (taken) this.past.takeBack(view.number);
    this.past.goOn(message.events as EventData[], view.number);
    this.lesson = message.lesson ?? null;
    this.view = view;
    this.entry = message.entry;
    this.status = message.status;
    this.undoRefusal = message.undo;
    this.mistake = null;
    this.newAchievements = message.new_achievements ?? [];
    this.thinking = message.thinking ?? false;
    this.awaited(message.seconds_left);
    if (this.puzzle && message.verdict) this.puzzle = { ...this.puzzle, verdict: message.verdict };
    this.sending = false;
    this.refused = null;
    this.counsel.forget();
    this.clear();
  }

  /** The decision of now may take so long still: the moment is told by this browser's clock, whatever that shows. */
  private awaited(seconds: number | null | undefined): void {
    this.until = seconds == null || seconds === 0 ? null : Date.now() + seconds * 1000;
    this.late = seconds === 0;
  }

  /** Show a moment of a replay. */
  show(view: View, history: Happened[], events: EventData[] = []): void {
    this.game = view.game;
    this.seat = view.seat;
    this.entry = view.number;
    this.status = view.result === null ? 'playing' : 'over';
    this.line.settle();
    this.past.show(history, events);
    this.view = view;
  }
}

/** A view with the parts that changed; of the zones only those that did are told. */
export function merged(view: View | null, changes: Record<string, unknown>): View {
  const zones = { ...view?.zones, ...(changes.zones as Record<string, unknown> | undefined) };
  return { ...(view as View), ...changes, zones };
}
