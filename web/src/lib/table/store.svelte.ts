/** A table as this browser knows it: what the server told, and what is being picked. */
import { ABLE, passes } from './automatic';
import { Connection, openSocket, type SocketLike } from './connection.svelte';
import { eventText, t } from '../language/language.svelte';
import type { Piece } from '../language/language';
import type { Option, Target, ToldEvent, View } from '../server/model';
import type {
  Advice,
  Allowance,
  FromClient,
  FromServer,
  Hinted,
  Phrase,
  PuzzleHere,
  Seat,
  Standing,
  TableView,
  Talk,
  Update,
} from '../server/protocol';

export type Status = 'open' | 'playing' | 'over';

/** An event that happened, and how many decisions stood then. */
export interface Happened {
  event: ToldEvent;
  number: number;
}

/** A line of the log. */
export interface LogLine extends Happened {
  /** Its place among all events: varies the wording of the story. */
  index: number;
  pieces: Piece[];
}

/** A wish that was refused. */
export interface Refused {
  code: string;
  details: Record<string, unknown>;
}

/** Events that wait to be shown; of a longer chain only the end is. */
const MOST_EVENTS = 60;

export class TableStore {
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
  /** Events to show, oldest first; whoever shows them takes them with `takeEvent`. */
  events = $state.raw<ToldEvent[]>([]);
  /** What the last change told, so that things can be seen moving. */
  latest = $state.raw<ToldEvent[]>([]);
  /** Achievements of this game that this guest did not have before. */
  newAchievements = $state.raw<string[]>([]);
  /** Everything that happened, for log and story. */
  history = $state.raw<Happened[]>([]);
  /** The things picked so far; the options that touch all of them are left. */
  picked = $state.raw<Target[]>([]);
  /** A grave option that was chosen once and waits to be chosen again. */
  unconfirmed = $state.raw<Option | null>(null);
  /** A decision, or a taking-back, is on its way. */
  sending = $state(false);
  /** When this seat wants to be asked in windows where it may as well pass. */
  wish = $state(ABLE);
  /** The option that this seat chose last. */
  chosen = $state.raw<Option | null>(null);
  /** How many windows in a row were passed for this seat. */
  passed = $state(0);
  /** What the game suggests for the decision of now, once asked for; null until then. */
  advice = $state.raw<Advice[] | null>(null);
  /** What a good player would most likely do now: the text of an option (none if it is a way back), once thought out. */
  suggested = $state<string | null>(null);
  /** Seats may ask for hints here. */
  hints = $state(false);
  /** What a bot would do now, and why, once asked for. */
  hint = $state.raw<Hinted | null>(null);
  /** A hint is being thought out. */
  hinting = $state(false);
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

  private readonly line: Connection;
  readonly code: string;
  /** Which options a game finds grave by what its view foretells. */
  foretold: (option: Option, view: View) => boolean = () => false;
  /** Nothing can be chosen: a replay. */
  readonly watching: boolean = false;

  constructor(code: string, open: (path: string) => SocketLike = openSocket, watching = false) {
    this.code = code;
    this.line = new Connection(this, open);
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
  /** The options that touch everything picked. */
  readonly left = $derived(this.options.filter((option) => this.picked.every((target) => touches(option, target))));
  readonly myTurn = $derived(this.options.length > 0);
  /** The names at the seats, as sentences use them. */
  readonly names = $derived(this.seats.map((seat) => seatLabel(seat, this.seats)));
  readonly log = $derived.by(() => {
    const lines: LogLine[] = [];
    this.history.forEach((happened, index) => {
      const pieces = eventText(happened.event, this.names);
      if (pieces !== null) lines.push({ ...happened, index, pieces });
    });
    return lines;
  });

  /** The options left that touch this thing: not empty means that it glows. What all of them touch tells none apart. */
  legal(kind: string, number: number): Option[] {
    const fitting = this.left.filter((option) => touches(option, [kind, number]));
    return fitting.length === this.left.length && fitting.length > 1 ? [] : fitting;
  }

  /** Whether pointing at things can tell this option from the others that are left. */
  isPointedAt(option: Option): boolean {
    return option.targets.some((target) => !this.left.every((other) => touches(other, target)));
  }

  isPicked(kind: string, number: number): boolean {
    return this.picked.some((target) => target[0] === kind && target[1] === number);
  }

  /** Pick a thing: with one option left that is it; with more the list narrows; a second pick drops it. */
  pick(kind: string, number: number): void {
    this.unconfirmed = null;
    if (this.isPicked(kind, number)) {
      this.picked = this.picked.filter((target) => target[0] !== kind || target[1] !== number);
      return;
    }
    const target: Target = [kind, number];
    let fitting = this.left.filter((option) => touches(option, target));
    let picked = [...this.picked, target];
    if (fitting.length === 0) {
      fitting = this.options.filter((option) => touches(option, target));
      picked = [target];
    }
    const [only] = fitting;
    if (only === undefined) return;
    if (fitting.length === 1) this.choose(only);
    else this.picked = picked;
  }

  /** Drop everything picked; whether there was anything. */
  clear(): boolean {
    const some = this.picked.length > 0 || this.unconfirmed !== null;
    this.picked = [];
    this.unconfirmed = null;
    return some;
  }

  // -- what this seat wants ----------------------------------------------------------------------------------------

  /** Whether an option is asked for twice. */
  isGrave(option: Option): boolean {
    return option.grave === true || (this.view !== null && this.foretold(option, this.view));
  }

  /** Play an option; a grave one has to be chosen twice. */
  choose(option: Option): void {
    if (!this.options.some((one) => one.text === option.text)) return;
    if (this.isGrave(option) && this.unconfirmed?.text !== option.text) {
      this.unconfirmed = option;
      return;
    }
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

  /** Ask what the game suggests; the answer comes into `advice`. */
  advise(): void {
    this.send({ type: 'advise', entry: this.entry });
  }

  /** Ask what a good player would do; the answer comes into `suggested`, or never: nobody waits for it. */
  suggest(): void {
    this.line.sendInPassing({ type: 'suggest', entry: this.entry });
  }

  /** Ask what a bot would do and why; the answer comes into `hint`. */
  askHint(): void {
    if (!this.hints || !this.myTurn || this.hinting || this.hint !== null) return;
    this.hinting = this.send({ type: 'hint', entry: this.entry });
  }

  /** Put the hint away. */
  dropHint(): void {
    this.hint = null;
    this.hinting = false;
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

  private send(message: FromClient): boolean {
    const sent = this.line.send(message);
    if (sent) this.refused = null;
    return sent;
  }

  /** Take the oldest event that waits to be shown. */
  takeEvent(): ToldEvent | undefined {
    const [first, ...rest] = this.events;
    if (first !== undefined) this.events = rest;
    return first;
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

  lost(): boolean {
    this.sending = false;
    return !this.missing && !this.damaged && this.outdated === null;
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
        this.hinting = false;
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
        if (message.entry === this.entry) this.advice = message.advice;
        break;
      case 'notice':
        this.refused = { code: message.code, details: message.details };
        break;
      case 'suggestion':
        // Each is thought out anew: who followed ways back would go round in circles.
        if (message.entry === this.entry)
          this.suggested = this.options.find((one) => one.text === message.option)?.back ? '' : message.option;
        break;
      case 'hint':
        if (message.entry === this.entry) this.hint = message;
        this.hinting = false;
        break;
      case 'phrases':
        this.phrases = message.phrases;
        break;
      case 'pong':
        break;
    }
  }

  private begin(message: TableView): void {
    const events = message.events as ToldEvent[];
    const view = message.view as View | null;
    this.address = message.table;
    const numbered = events.map((event, index) => ({ event, number: message.numbers?.[index] ?? 0 }));
    const again = this.view !== null && this.seat === message.seat;
    this.latest = [];
    if (again) this.happen(numbered);
    else this.history = numbered;
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
    this.advice = null;
    this.suggested = null;
    this.dropHint();
    this.clear();
  }

  private update(message: Update): void {
    const view = merged(this.view, message.changes);
    const taken = this.view !== null && view.number < this.view.number;
    if (taken) this.history = this.history.filter((happened) => happened.number <= view.number);
    this.latest = message.events as ToldEvent[];
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
    this.advice = null;
    this.suggested = null;
    this.dropHint();
    this.clear();
    this.happen((message.events as ToldEvent[]).map((event) => ({ event, number: view.number })));
  }

  /** The decision of now may take so long still: the moment is told by this browser's clock, whatever that shows. */
  private awaited(seconds: number | null | undefined): void {
    this.until = seconds == null || seconds === 0 ? null : Date.now() + seconds * 1000;
    this.late = seconds === 0;
  }

  private happen(happened: Happened[]): void {
    if (happened.length === 0) return;
    this.events = [...this.events, ...happened.map(({ event }) => event)].slice(-MOST_EVENTS);
    this.history = [...this.history, ...happened];
  }

  /** Show a moment of a replay. */
  show(view: View, history: Happened[], events: ToldEvent[] = []): void {
    this.game = view.game;
    this.seat = view.seat;
    this.entry = view.number;
    this.status = view.result === null ? 'playing' : 'over';
    this.line.settle();
    this.latest = events;
    this.view = view;
    this.history = history;
    this.events = events;
  }
}

const touches = (option: Option, target: Target): boolean =>
  option.targets.some(([kind, number]) => kind === target[0] && number === target[1]);

/** A view with the parts that changed; of the zones only those that did are told. */
export function merged(view: View | null, changes: Record<string, unknown>): View {
  const zones = { ...view?.zones, ...(changes.zones as Record<string, unknown> | undefined) };
  return { ...(view as View), ...changes, zones };
}

/** How a seat is called: a person by name, a bot by that of its persona, an open one as what it is. */
export function seatLabel(seat: Seat, among: readonly Seat[] = []): string {
  if (seat.kind === 'bot') return t('bot-' + (seat.name ?? ''));
  if (seat.kind === 'open') return t('web-seat-open');
  if (seat.name !== null) return seat.name;
  return among.filter(isNameless).length > 1 ? t('web-guest-number', { number: seat.seat + 1 }) : t('web-guest');
}

/** People without a name; several at a table are numbered by their seats. */
const isNameless = (seat: Seat): boolean => seat.kind === 'person' && seat.name === null;
