/** The client state of a table: data from the server, and the selection and settings of this seat. */
import { ABLE, passes } from './automatic';
import { Choosing } from './selection.svelte';
import { Connection, openSocket, type SocketLike } from './connection.svelte';
import { Advisor } from './advisor.svelte';
import { History, type HistoryEntry } from './history.svelte';
import { Playback } from './playback.svelte';
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

/** A refused request. */
export interface Refused {
  code: string;
  details: Record<string, unknown>;
}

export class TableStore extends Choosing {
  game = $state('');
  /** The options of the table. */
  agreedOptions = $state.raw<Record<string, unknown>>({});
  /** True if it continues an earlier game, without achievements. */
  continued = $state(false);
  /** The puzzle of this table, with its status. */
  puzzle = $state.raw<PuzzleHere | null>(null);
  view = $state.raw<View | null>(null);
  /** The progress of the table's lesson, if it has one. */
  lesson = $state.raw<Standing | null>(null);
  /** The message key about a move that the lesson did not expect. */
  mistake = $state<string | null>(null);
  /** The number of the next entry; every move names the one that it expects to be. */
  entry = $state(0);
  seat = $state<number | null>(null);
  seats = $state.raw<Seat[]>([]);
  status = $state<Status>('open');
  talk = $state.raw<Talk[]>([]);
  /** The error code if undo is not possible, else null. */
  undoRefusal = $state<string | null>('undo-start');
  thinking = $state(false);
  refused = $state.raw<Refused | null>(null);
  /** True if the table does not exist, so that reconnecting is useless. */
  missing = $state(false);
  /** True if the server's data of the table is damaged. */
  damaged = $state(false);
  /** The address to share: the code and, unless the table is listed, its key. */
  address = $state('');
  /** Set if the rules have changed since: the game cannot continue, but a finished one can be replayed. */
  outdated = $state<'over' | 'playing' | null>(null);
  /** Achievements that this guest earned for the first time in this game. */
  newAchievements = $state.raw<string[]>([]);
  /** True while a decision or an undo is being sent. */
  sending = $state(false);
  /** The setting for automatic passing of this seat. */
  passMode = $state(ABLE);
  /** The last option chosen by this seat. */
  chosen = $state.raw<Option | null>(null);
  /** Number of consecutive windows passed for this seat. */
  passed = $state(0);
  /** True if seats may ask for hints. */
  hints = $state(false);
  /** The time limit of decisions, if the host set one. */
  allowance = $state.raw<Allowance | null>(null);
  /** The deadline of the current decision (in milliseconds, by the clock of this browser). */
  until = $state<number | null>(null);
  /** True if the deadline has passed. */
  late = $state(false);
  /** The reason why the game ended without a result. */
  ended = $state<TableView['ended']>(null);
  /** The available phrases when requested last. */
  phrases = $state.raw<Phrase[]>([]);

  readonly code: string;
  /** The history of the table. */
  readonly history = new History(
    () => this.names,
    () => this.seat,
  );
  /** The playback of its changes. */
  readonly playback = new Playback(this.history);
  /** Advice for this seat. */
  readonly advisor: Advisor;
  private readonly line: Connection;
  /** The game's check for options that need confirmation according to the view. */
  foretold: (option: Option, view: View) => boolean = () => false;
  /** True for a replay, where nothing can be chosen. */
  readonly watching: boolean = false;

  constructor(code: string, open: (path: string) => SocketLike = openSocket, watching = false) {
    super();
    this.code = code;
    this.line = new Connection(this, open);
    this.advisor = new Advisor(this, this.line);
    this.watching = watching;
  }

  // -- options -----------------------------------------------------------------------------------------------------

  /** The options that the server offers this seat. */
  private readonly offered = $derived(
    this.watching ||
      this.status !== 'playing' ||
      this.sending ||
      this.playback.busy ||
      this.view?.decision?.seat !== this.seat
      ? []
      : (this.view?.decision?.options ?? []),
  );
  /** The option of a pending automatic pass. */
  readonly passing = $derived(
    this.offered.length > 0 && this.lesson === null ? passes(this.view, this.seat, this.passMode) : null,
  );
  /** All options of this seat; none during an automatic pass. */
  readonly options = $derived(this.passing === null ? this.offered : []);
  readonly myTurn = $derived(this.options.length > 0);
  /** The names at the seats. */
  readonly names = $derived(this.seats.map((seat) => seatLabel(seat, this.seats)));

  // -- actions of this seat ----------------------------------------------------------------------------------------

  /** Return true if an option needs confirmation. */
  isGrave(option: Option): boolean {
    return option.grave === true || (this.view !== null && this.foretold(option, this.view));
  }

  protected play(option: Option): void {
    if (!this.sendChoice(option)) return;
    this.chosen = option;
    this.passed = 0;
  }

  /** Play an option as an automatic pass. */
  pass(option: Option): void {
    if (this.passing?.text === option.text && this.sendChoice(option)) this.passed++;
  }

  private sendChoice(option: Option): boolean {
    return this.sendEntry({ type: 'choose', entry: this.entry, option: option.text });
  }

  /** Undo the last decision, or show why that is not possible. */
  undo(): void {
    this.playback.skip(); // the last decision is the last one made, even if it is not shown yet
    if (this.undoRefusal !== null) this.refused = { code: this.undoRefusal, details: {} };
    else this.sendEntry({ type: 'undo', entry: this.entry });
  }

  /** Send the next entry; only one may be pending. */
  private sendEntry(message: FromClient): boolean {
    if (this.sending || !this.send(message)) return false;
    this.sending = true;
    this.mistake = null;
    this.clear();
    return true;
  }

  /** Request the phrases available at an entry; the answer is stored in `phrases`. */
  listPhrases(entry: number): void {
    if (entry === this.entry) this.send({ type: 'phrases' });
  }

  say(phrase: string): void {
    this.send({ type: 'say', phrase });
  }

  chat(text: string): void {
    if (text.trim()) this.send({ type: 'chat', text });
  }

  /** Send a message that has an answer; return true if it could be sent. */
  send(message: FromClient): boolean {
    const sent = this.line.send(message);
    if (sent) this.refused = null;
    return sent;
  }

  // -- the connection ----------------------------------------------------------------------------------------------

  get connection(): Connection['state'] {
    return this.line.state;
  }

  /** True if the server has not answered for long. */
  get slow(): boolean {
    return this.line.slow;
  }

  path(): string {
    this.playback.skip(); // the server sends what happened after the last change that was made
    return `api/tables/${this.code}/socket${this.view === null ? '' : `?after=${this.entry}`}`;
  }

  connect(): void {
    this.line.connect();
  }

  /** True if the table cannot be reopened: it is deleted, damaged, or outdated. */
  get gone(): boolean {
    return this.missing || this.damaged || this.outdated !== null;
  }

  lost(): boolean {
    this.sending = false;
    return !this.gone;
  }

  /** Reconnect at once, when the browser is online or the user pressed the button. */
  retryNow(): void {
    this.line.retryNow();
  }

  /** Request the current view after taking or leaving a seat; nothing is sent until it arrives. */
  refresh(): void {
    this.line.refresh();
  }

  close(): void {
    this.line.close();
    this.playback.skip();
  }

  // -- messages of the server --------------------------------------------------------------------------------------

  receive(message: FromServer): void {
    this.line.heard();
    switch (message.type) {
      case 'view':
        this.begin(message);
        break;
      case 'update':
        this.hearUpdate(message);
        break;
      case 'refused':
        this.sending = false;
        this.advisor.hinting = false;
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
        this.advisor.hear(message);
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
    this.playback.skip();
    this.history.catchUp(numbered, again);
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
    this.advisor.forget();
    this.clear();
    this.playback.restart();
  }

  /** Make a change once those before it are shown; its deadline counts from now. */
  private hearUpdate(message: Update): void {
    const heard = Date.now();
    this.playback.add(message.events as EventData[], () => {
      const own = this.seat !== null && this.view?.decision?.seat === this.seat;
      this.update(message);
      if (this.until !== null) this.until -= Date.now() - heard;
      return own;
    });
  }

  private update(message: Update): void {
    const view = merged(this.view, message.changes);
    const taken = this.view !== null && view.number < this.view.number;
    if (taken) this.history.undoTo(view.number);
    this.history.addChange(message.events as EventData[], view.number);
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
    this.advisor.forget();
    this.clear();
  }

  /** Set the deadline from the remaining seconds, by the clock of this browser. */
  private awaited(seconds: number | null | undefined): void {
    this.until = seconds == null || seconds === 0 ? null : Date.now() + seconds * 1000;
    this.late = seconds === 0;
  }

  /** Show a moment of a replay. */
  show(view: View, history: HistoryEntry[], events: EventData[] = []): void {
    this.game = view.game;
    this.seat = view.seat;
    this.entry = view.number;
    this.status = view.result === null ? 'playing' : 'over';
    this.line.settle();
    this.view = view;
    this.history.show(history, events);
    this.playback.restart();
  }
}

/** Merge changes into a view; zones are merged one by one. */
export function merged(view: View | null, changes: Record<string, unknown>): View {
  const zones = { ...view?.zones, ...(changes.zones as Record<string, unknown> | undefined) };
  return { ...(view as View), ...changes, zones };
}
