/** The client state of a table: data from the server, and the selection and settings of this seat. */
import { Attention } from './attention';
import {
  ABLE,
  delayOf,
  idleOption,
  judge,
  modeAfter,
  THROUGH,
  type SilentPass,
  type Verdict,
  type Windows,
} from './automatic';
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
  OpenWindow,
  Phrase,
  PuzzleHere,
  Seat,
  Standing,
  TableView,
  Talk,
  Update,
  Window,
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
  /** The parts of a round in which the player is asked always. */
  stops = $state.raw<readonly string[]>([]);
  /** The last option chosen by this seat. */
  chosen = $state.raw<Option | null>(null);
  /** The windows passed for this seat since its last decision. */
  silent = $state.raw<readonly SilentPass[]>([]);
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
  /** The windows of the game, if it has any. */
  windowsOf: (game: string) => Windows | undefined = () => undefined;
  /** The server's answer about the window at an entry; the window is null if it is unknown. */
  private known = $state.raw<{ entry: number; window: Window | null; asks: boolean } | null>(null);
  /** The entry at which the player wants to be asked in any case. */
  private stays = $state(-1);
  /** The number of decisions to which an undo went back: the window there is not passed again. */
  private returned = $state(-1);
  private attention = new Attention();
  /** The numbers of decisions before windows that were passed automatically. */
  private automatic = new Set<number>();
  private undoing = false;
  /** The time (in milliseconds) at which the question arrived, or at which what led to it was shown. */
  private since = 0;
  /** True for a replay, where nothing can be chosen. */
  readonly watching: boolean = false;

  constructor(code: string, open: (path: string) => SocketLike = openSocket, watching = false) {
    super();
    this.code = code;
    this.line = new Connection(this, open);
    this.advisor = new Advisor(this, this.line);
    this.watching = watching;
    this.playback.ended = () => (this.since = performance.now());
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
  private readonly windows = $derived(this.windowsOf(this.game));
  /** Whether the player is asked; the server may have to answer first. */
  readonly verdict = $derived.by((): Verdict => {
    const always = this.lesson !== null || this.stays === this.entry || this.returned === this.view?.number;
    if (this.offered.length === 0 || always) return 'ask';
    const asks = this.known?.entry === this.entry ? this.known.asks : undefined;
    // A puzzle may want what changes nothing else.
    const windows = this.puzzle === null ? this.windows : undefined;
    return judge(this.view, this.seat, { mode: this.passMode, windows, stops: this.stops, asks });
  });
  /** The option of a pending automatic pass. */
  readonly passing = $derived(this.verdict === 'pass' ? idleOption(this.view, this.seat) : null);
  /** True while a pass is held back, because the player might want to answer something. */
  readonly holding = $derived(
    this.passing !== null &&
      this.passMode === ABLE &&
      this.offered.length > 1 &&
      this.view !== null &&
      (this.windows?.answerable(this.view) ?? false),
  );
  /** All options of this seat; none before it is known that the player is asked. */
  readonly options = $derived(this.verdict === 'ask' ? this.offered : []);
  readonly myTurn = $derived(this.options.length > 0);
  /** The names at the seats. */
  readonly names = $derived(this.seats.map((seat) => seatLabel(seat, this.seats)));

  // -- actions of this seat ----------------------------------------------------------------------------------------

  /** Return true if an option needs confirmation. */
  isGrave(option: Option): boolean {
    return option.grave === true || (this.view !== null && this.foretold(option, this.view));
  }

  protected play(option: Option): void {
    const window = this.known?.entry === this.entry ? this.known.window : null;
    if (!this.sendChoice(option)) return;
    this.chosen = option;
    this.silent = [];
    if (option.idle && window !== null) this.attention.passed(window, this.passMode === THROUGH);
  }

  /** Play an option as an automatic pass. */
  pass(option: Option): void {
    const { view } = this;
    if (view === null || this.passing?.text !== option.text || !this.sendChoice(option)) return;
    this.automatic.add(view.number);
    this.silent = [...this.silent, { view, mode: this.passMode }];
  }

  /** Pass the window at hand, and those after it that a mode of the game passes. */
  passOn(mode: string): void {
    const idle = idleOption(this.view, this.seat);
    if (!this.myTurn || idle === null) return;
    this.passMode = mode;
    this.play(idle);
  }

  /** Ask the question at hand, whatever the settings say. */
  stay(): void {
    this.stays = this.entry;
  }

  /** Request what the seat could change in the window at hand. */
  askWindow(): void {
    if (!this.line.sendInPassing({ type: 'window', entry: this.entry })) this.giveUp(this.entry);
  }

  /** Ask the player after all: the server has not answered in time. */
  giveUp(entry: number): void {
    if (entry === this.entry && this.known?.entry !== entry) this.known = { entry, window: null, asks: true };
  }

  private hearWindow({ entry, window }: OpenWindow): void {
    if (entry !== this.entry || this.verdict !== 'wait') return;
    const asks = window === null || this.attention.asks(window);
    if (asks && this.passMode === THROUGH) this.passMode = ABLE;
    this.known = { entry, window, asks };
  }

  /** The time (in milliseconds) until the pending automatic pass. */
  timeLeft(): number {
    if (this.view === null) return 0;
    const amongBots = this.seats.every((seat) => seat.mine || seat.kind === 'bot');
    return Math.max(0, delayOf(this.view, this.passMode, this.windows, amongBots) - (performance.now() - this.since));
  }

  private sendChoice(option: Option): boolean {
    return this.sendEntry({ type: 'choose', entry: this.entry, option: option.text });
  }

  /** Undo the last decision, or show why that is not possible. */
  undo(): void {
    this.playback.skip(); // the last decision is the last one made, even if it is not shown yet
    if (this.undoRefusal !== null) this.refused = { code: this.undoRefusal, details: {} };
    else this.undoing = this.sendEntry({ type: 'undo', entry: this.entry });
  }

  /** Show the window to which an undo went back; one that was passed automatically is undone, too. */
  private goBack(number: number): void {
    const again = this.undoing && this.automatic.has(number) && this.undoRefusal === null;
    this.automatic = new Set([...this.automatic].filter((one) => one < number));
    this.attention = new Attention();
    this.returned = number;
    this.silent = [];
    this.undoing = false;
    if (again) this.undo();
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
        this.sending = this.undoing = false;
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
      case 'window':
        this.hearWindow(message);
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
    this.questionCame();
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
    this.questionCame();
    if (taken) this.goBack(view.number);
    else this.undoing = false;
  }

  private questionCame(): void {
    this.since = performance.now();
    this.passMode = modeAfter(this.view, this.seat, this.passMode);
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
