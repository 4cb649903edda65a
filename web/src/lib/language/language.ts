/** A language: its Fluent messages, names with grammatical cases, and sentences about views and events. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Decision, Option, StoryLine, EventData } from '../server/model';
import type { Phrase } from '../server/protocol';

export const LANGUAGES = ['en', 'ru', 'uk', 'pl'] as const;
export type Code = (typeof LANGUAGES)[number];

const CASES = ['gen', 'dat', 'acc', 'ins', 'loc', 'the'] as const;
/** Metadata of an event besides its own fields. */
const BESIDE = ['event', 'names', 'seats', 'story', 'swing'];

/** An argument that is a name, given by its message key. */
export class Name {
  constructor(readonly key: string) {}
}

export type Argument = string | number | Name | Name[];
export type Arguments = Record<string, Argument>;

/** A piece of a sentence; `card` is the printed id if it is the name of a card. */
export interface Piece {
  text: string;
  card?: string;
}

// Private-use characters around the name of a card, to split sentences at names in every grammatical case.
const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';
/** The full stop of a sentence that ends in a name with a mark of its own, as in “Adventure!.”. */
const STOP_AFTER_MARK = new RegExp(`([!?]${CLOSE}?)\\.(?!\\.)`, 'g');

/** Return an identifier in the form used in message keys. */
export const keyOf = (name: string): string => name.replaceAll('_', '-');

/** Return the message key of a card's name. */
export const messageOf = (card: string): string => 'card-' + keyOf(card);

/**
 * The messages of a language for the app and for one game.
 *
 * A game without the language uses its English messages, formatted by English rules.
 */
export class Language {
  private readonly bundle: FluentBundle;
  /** Printed ids by message key, for names that open a popover. */
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

  /** Format a message with its arguments: numbers, texts, names, or lists of names. A missing message gives its key. */
  text(key: string, args: Arguments = {}): string {
    return this.pieces(key, args)
      .map((piece) => piece.text)
      .join('');
  }

  /** Format a message, split at the names of cards. */
  pieces(key: string, args: Arguments = {}): Piece[] {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return this.english?.pieces(key, args) ?? [{ text: key }];
    return cut(this.bundle.formatPattern(message.value, this.expand(args), []).replace(STOP_AFTER_MARK, '$1'));
  }

  /** Join a list, such as: one, two and three. */
  join(parts: string[]): string {
    if (parts.length < 2) return parts.join('');
    const message = this.bundle.getMessage('list-and');
    const args = { first: parts.slice(0, -1).join(', '), last: parts.at(-1) ?? '' };
    return message?.value ? this.bundle.formatPattern(message.value, args, []) : parts.join(', ');
  }

  /** Expand names into their text in every case: `$card`, `$card-acc`, `$card-gender`. */
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

  /** Return the forms of each name; hidden cards of a kind are counted, if the game has a noun for them. */
  private listForms(names: Name[]): Map<string, string>[] {
    const counts = new Map<string, number>();
    for (const { key } of names) counts.set(key, (counts.get(key) ?? 0) + 1);
    return [...counts].flatMap(([key, count]) => {
      const noun = key.replace(/^back-/, 'card-noun-');
      if (count > 1 && noun !== key && this.has(noun)) return [this.forms(noun, { n: count })];
      return Array.from({ length: count }, () => this.forms(key));
    });
  }

  /** Return a name (under the empty key) and its cases. */
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

  // -- views and events --------------------------------------------------------------------------------------------

  /** Return the question for the seat that is asked, with the situation if there is one. */
  prompt(decision: Decision, names: readonly string[]): Piece[] {
    const { situation } = decision;
    if (situation) return this.pieces('situation-' + keyOf(situation.key), this.argumentsOf(situation, names));
    return this.pieces('prompt-' + keyOf(decision.prompt), this.questionArguments(decision, names));
  }

  /** Describe the decision for all other seats, with the situation if there is one. */
  waiting(decision: Decision, names: readonly string[]): Piece[] {
    const { situation } = decision;
    const args = this.questionArguments(decision, names);
    if (situation) {
      const args = { ...this.argumentsOf(situation, names), asked: this.seatName(decision.seat, names) };
      return this.pieces('waits-' + keyOf(situation.key), args);
    }
    const key = 'waits-' + keyOf(decision.prompt);
    if (this.has(key)) return this.pieces(key, args);
    return this.pieces('source' in decision.names ? 'waits-for-card' : 'waits', args);
  }

  /** Return the arguments of a question, with the asked seat. */
  private questionArguments(decision: Decision, names: readonly string[]): Arguments {
    return { ...this.argumentsOf(decision, names), seat: this.seatName(decision.seat, names) };
  }

  /** Return the short text of an option. */
  option(option: Option, names: readonly string[] = []): string {
    return this.text('option-' + keyOf(option.verb), this.argumentsOf(option, names));
  }

  /** Return the arguments of a question, option or phrase: names of cards and words, names at seats. */
  private argumentsOf(phrased: Phrased, names: readonly string[]): Arguments {
    // Data from older servers does not say whether a seat is the own one.
    const others = Object.fromEntries((phrased.seats ?? []).map((name) => [`${name}_is`, 'other']));
    return { ...others, ...phrased.args, ...named(phrased.names), ...this.seated(phrased.args, phrased.seats, names) };
  }

  private seated(args: Record<string, unknown>, seats: readonly string[] = [], names: readonly string[]): Arguments {
    return Object.fromEntries(seats.map((name) => [name, this.seatName(Number(args[name]), names)]));
  }

  /** Return an event as a line of the log for the reader's seat, or null if the log omits it. */
  event(event: EventData, names: readonly string[], reader: number | null = null): Piece[] | null {
    const key = 'log-' + event.event;
    return this.has(key) ? this.pieces(key, this.eventArguments(event, names, reader)) : null;
  }

  /** Return the fields of an event as arguments: names of cards and words, names at seats, and if those are `you`. */
  private eventArguments(event: EventData, names: readonly string[], reader: number | null): Arguments {
    const seats = event.seats ?? [];
    const own = seats.map((name) => [`${name}_is`, event[name] === reader ? 'you' : 'other']);
    return {
      ...shown(event),
      ...named(event.names ?? {}),
      ...this.seated(event, seats, names),
      ...(Object.fromEntries(own) as Arguments),
    };
  }

  /** Return a line of a story, split at the names of cards. */
  story([key, args]: StoryLine): Piece[] {
    return this.pieces(key, shown(args));
  }

  /** Return the name at a seat. */
  seatName(seat: number, names: readonly string[]): string {
    return names[seat] || this.text('seat-name', { number: seat + 1 });
  }

  /** Return the text of a phrase. */
  phrase(phrase: Phrase, names: readonly string[] = []): string {
    return this.text('say-' + keyOf(phrase.verb), this.argumentsOf(phrase, names));
  }
}

/** The common fields of a question, an option and a phrase. */
type Phrased = Pick<Option, 'args' | 'names' | 'seats'>;

/** Convert the fields of an event or story line to arguments, by their form. */
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
    return ''; // a nested structure (used by the story)
  }
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'number' || typeof value === 'string' ? value : '';
}

/** Return names for message keys. */
export function named(names: Record<string, string | string[]>): Arguments {
  const name = (key: string): Name => new Name(key);
  return Object.fromEntries(
    Object.entries(names).map(([argument, key]) => [argument, Array.isArray(key) ? key.map(name) : name(key)]),
  );
}

/** Split a sentence at the marked names. */
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
