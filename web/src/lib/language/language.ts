/** A language: its Fluent messages, names with all their cases, and what views and events say as sentences. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Decision, Option, StoryLine, EventData } from '../server/model';
import type { Phrase } from '../server/protocol';

export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const;
export type Code = (typeof LANGUAGES)[number];

const CASES = ['gen', 'dat', 'acc', 'ins', 'loc', 'the'] as const;
/** What a told event has besides its own fields. */
const BESIDE = ['event', 'names', 'seats', 'story', 'swing'];

/** An argument that stands for a named thing: the message key of its name. */
export class Name {
  constructor(readonly key: string) {}
}

export type Argument = string | number | Name | Name[];
export type Arguments = Record<string, Argument>;

/** A piece of a sentence; `card` is the printed id of the card that it names. */
export interface Piece {
  text: string;
  card?: string;
}

// Signs of no script around a card's name, so that sentences can be cut at names whatever case they stand in.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

/** A name of the program as part of a message key. */
export const keyOf = (name: string): string => name.replaceAll('_', '-');

/** The message key of a card's name. */
export const messageOf = (card: string): string => 'card-' + keyOf(card);

/**
 * The messages of one language for the program itself and for one game.
 *
 * A game that does not have the language speaks English, and what is English follows the rules of English.
 */
export class Language {
  private readonly bundle: FluentBundle;
  /** Printed ids by message key, for names that one can point at. */
  private readonly cards = new Map<string, string>();

  constructor(
    readonly code: string,
    source: string,
    cards: readonly string[] = [],
    private readonly english: Language | null = null,
  ) {
    this.bundle = new FluentBundle(code, { useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
    for (const card of cards) this.cards.set(messageOf(card), card);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key) || (this.english?.has(key) ?? false);
  }

  /** A message with its arguments: numbers, texts, names, or lists of names. A missing one shows its key. */
  text(key: string, args: Arguments = {}): string {
    return this.pieces(key, args)
      .map((piece) => piece.text)
      .join('');
  }

  /** The same, cut at the names of cards. */
  pieces(key: string, args: Arguments = {}): Piece[] {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return this.english?.pieces(key, args) ?? [{ text: key }];
    return cut(this.bundle.formatPattern(message.value, this.expand(args), []));
  }

  /** A list in words: one, two and three. */
  join(parts: string[]): string {
    if (parts.length < 2) return parts.join('');
    const message = this.bundle.getMessage('list-and');
    const args = { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' };
    return message?.value ? this.bundle.formatPattern(message.value, args, []) : parts.join(', ');
  }

  /** Names become their text in every case: `$card`, `$card-acc`, `$card-gender`. */
  private expand(args: Arguments): Record<string, FluentVariable> {
    const values: Record<string, FluentVariable> = {};
    for (const [argument, value] of Object.entries(args)) {
      const name = keyOf(argument);
      if (value instanceof Name) Object.assign(values, this.cases(name, [value]));
      else if (Array.isArray(value)) Object.assign(values, this.cases(name, value));
      else values[name] = value;
    }
    return values;
  }

  private cases(name: string, names: Name[]): Record<string, FluentVariable> {
    const forms = this.listForms(names);
    const values: Record<string, FluentVariable> = { [name]: this.join(forms.map((form) => form.get('') ?? '')) };
    for (const kase of CASES)
      values[`${name}-${kase}`] = this.join(forms.map((form) => form.get(kase) ?? form.get('') ?? ''));
    values[`${name}-count`] = names.length;
    values[`${name}-number`] = names.length === 1 ? 'one' : 'many';
    values[`${name}-gender`] = names.length === 1 ? (forms[0]?.get('gender') ?? 'm') : 'p';
    return values;
  }

  /** The forms of each name; hidden cards of one kind are counted, where the game has a noun for them. */
  private listForms(names: Name[]): Map<string, string>[] {
    const counts = new Map<string, number>();
    for (const { key } of names) counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...counts].flatMap(([key, count]) => {
      const noun = key.replace(/^back-/, 'card-noun-');
      if (count > 1 && noun !== key && this.has(noun)) return [this.forms(noun, { n: count })];
      return Array.from({ length: count }, () => this.forms(key));
    });
  }

  /** The name itself (under the empty key) and its cases. */
  private forms(key: string, values: Record<string, FluentVariable> = {}): Map<string, string> {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return this.english?.forms(key, values) ?? new Map([['', key]]);
    const card = this.cards.get(key);
    const marked = (text: string): string => (card === undefined ? text : OPEN + card + MIDDLE + text + CLOSE);
    const forms = new Map<string, string>();
    for (const [kase, pattern] of Object.entries(message.attributes)) {
      const text = this.bundle.formatPattern(pattern, values, []);
      forms.set(kase, kase === 'gender' ? text : marked(text));
    }
    forms.set('', marked(this.bundle.formatPattern(message.value, values, [])));
    return forms;
  }

  // -- what views and events say -----------------------------------------------------------------------------------

  /** The question of a decision, put to the one who is asked; with what goes on, where that is told. */
  prompt(decision: Decision, names: readonly string[]): Piece[] {
    const { situation } = decision;
    if (situation) return this.pieces('situation-' + keyOf(situation.key), this.argumentsOf(situation, names));
    return this.pieces('prompt-' + keyOf(decision.prompt), this.questionArguments(decision, names));
  }

  /** What the seat that is asked decides now, told to the others; with what goes on, where that is told. */
  waiting(decision: Decision, names: readonly string[]): Piece[] {
    const { situation } = decision;
    const args = this.questionArguments(decision, names);
    if (situation) {
      const told = { ...this.argumentsOf(situation, names), asked: this.seatName(decision.seat, names) };
      return this.pieces('waits-' + keyOf(situation.key), told);
    }
    const key = 'waits-' + keyOf(decision.prompt);
    if (this.has(key)) return this.pieces(key, args);
    return this.pieces('source' in decision.names ? 'waits-for-card' : 'waits', args);
  }

  /** What a question is about, and who is asked. */
  private questionArguments(decision: Decision, names: readonly string[]): Arguments {
    return { ...this.argumentsOf(decision, names), seat: this.seatName(decision.seat, names) };
  }

  /** What an option does, in a few words. */
  option(option: Option, names: readonly string[] = []): string {
    return this.text('option-' + keyOf(option.verb), this.argumentsOf(option, names));
  }

  /** The arguments of a question, option or phrase: cards and words by their names, seats by who sits there. */
  private argumentsOf(told: Phrased, names: readonly string[]): Arguments {
    // What an older server told or kept does not say whether a seat is one's own.
    const others = Object.fromEntries((told.seats ?? []).map((name) => [`${name}_is`, 'other']));
    return { ...others, ...told.args, ...named(told.names), ...this.seated(told.args, told.seats, names) };
  }

  private seated(args: Record<string, unknown>, seats: readonly string[] = [], names: readonly string[]): Arguments {
    return Object.fromEntries(seats.map((name) => [name, this.seatName(Number(args[name]), names)]));
  }

  /** An event as a line of the log, or null if the log leaves it out. */
  event(event: EventData, names: readonly string[]): Piece[] | null {
    const key = 'log-' + event.event;
    return this.has(key) ? this.pieces(key, this.eventArguments(event, names)) : null;
  }

  /** The parts of an event as arguments of a message: cards and words by their names, seats by who sits there. */
  private eventArguments(event: EventData, names: readonly string[]): Arguments {
    return { ...shown(event), ...named(event.names ?? {}), ...this.seated(event, event.seats, names) };
  }

  /** A line of a story, cut at the names of cards. */
  story([key, args]: StoryLine): Piece[] {
    return this.pieces(key, shown(args));
  }

  /** The name of the one who sits there. */
  seatName(seat: number, names: readonly string[]): string {
    return names[seat] || this.text('seat-name', { number: seat + 1 });
  }

  /** Something that a seat said, or may say. */
  phrase(phrase: Phrase, names: readonly string[] = []): string {
    return this.text('say-' + keyOf(phrase.verb), this.argumentsOf(phrase, names));
  }
}

/** What a question, an option and a phrase have in common. */
type Phrased = Pick<Option, 'args' | 'names' | 'seats'>;

/** The parts of an event or of a line of a story: what each one is shows in its form. */
function shown(parts: Record<string, unknown>): Arguments {
  const own = Object.entries(parts).filter(([name]) => !BESIDE.includes(name));
  return Object.fromEntries(own.map(([name, value]) => [name, argument(value)]));
}

function argument(value: unknown): Argument {
  if (Array.isArray(value)) {
    const items = value.map(argument);
    if (items.every((item) => item instanceof Name)) return items;
    return items.reduce<number>((sum, item) => sum + (typeof item === 'number' ? item : 0), 0);
  }
  if (value !== null && typeof value === 'object') {
    if ('card' in value) return new Name(messageOf(String(value.card)));
    if ('back' in value) return new Name('back-' + keyOf(String(value.back)));
    return ''; // a part with structure of its own (told by the story)
  }
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

/** Names by their message keys. */
export function named(names: Record<string, string | string[]>): Arguments {
  const name = (key: string): Name => new Name(key);
  return Object.fromEntries(
    Object.entries(names).map(([argument, key]) => [argument, Array.isArray(key) ? key.map(name) : name(key)]),
  );
}

/** Cut a sentence at the marked names. */
function cut(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const part of text.split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))) {
    if (part.startsWith(OPEN)) {
      const [card = '', shown = ''] = part.slice(1, -1).split(MIDDLE);
      pieces.push({ text: shown, card });
    } else if (part) pieces.push({ text: part });
  }
  return pieces;
}
