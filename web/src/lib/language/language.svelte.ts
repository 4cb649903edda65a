/** The current language; it can be switched at any time and is remembered. */
import { getCards, getTexts, Refusal } from '../server/api';
import { catalogue } from '../server/catalogue.svelte';
import { Language, LANGUAGES, type Arguments, type Code, type Piece } from './language';
import { recall, remember } from '../memory';
import type { Decision, Option, StoryLine, EventData } from '../server/model';
import type { Phrase } from '../server/protocol';

function firstCode(): Code {
  const wanted = [recall('language'), ...(globalThis.navigator?.languages ?? [])];
  const codes = wanted.map((code) => (code ?? '').slice(0, 2).toLowerCase());
  return LANGUAGES.find((code) => code === codes.find((one) => (LANGUAGES as readonly string[]).includes(one))) ?? 'en';
}

/** The pseudo-game with the app's own texts only. */
const COMMON = 'common';

class Current {
  /** The current language; null until its texts are loaded. */
  language = $state.raw<Language | null>(null);
  code = $state<Code>(firstCode());
  /** The game whose texts are loaded besides those of the app, or `common`. */
  game = $state(COMMON);
  private readonly cards = new Map<string, string[]>();
  private newest = 0;

  /** Switch to another language or to the texts of another game; the old ones stay until the new ones are loaded. */
  async use(code: Code = this.code, game: string = this.game): Promise<void> {
    if (this.language?.code === code && this.game === game) return;
    const turn = ++this.newest;
    const language = await this.read(code, game);
    if (turn !== this.newest) return; // a newer request exists
    this.language = language;
    this.code = code;
    this.game = game;
    remember('language', code);
    if (typeof document !== 'undefined') document.documentElement.lang = code;
  }

  /** Set a language that is already loaded (for tests). */
  set(language: Language, game: string): void {
    this.language = language;
    this.game = game;
  }

  /** Load the texts of the app and of a game, in English if the game lacks the language. */
  private async read(code: Code, game: string): Promise<Language> {
    if (game === COMMON) return new Language(code, await getTexts(code, COMMON));
    const [cards] = await Promise.all([this.cardsOf(game), catalogue.load()]);
    if (catalogue.of(game)?.languages.includes(code) ?? true)
      return new Language(code, await getTexts(code, game), cards);
    const [own, english] = await Promise.all([getTexts(code, COMMON), getTexts('en', game)]);
    return new Language(code, own, cards, new Language('en', english, cards));
  }

  private async cardsOf(game: string): Promise<string[]> {
    const known = this.cards.get(game) ?? (await getCards(game)).map((card) => card.id);
    this.cards.set(game, known);
    return known;
  }
}

export const current = new Current();

/** Return a message of the current language. */
export function t(key: string, args: Arguments = {}): string {
  return current.language?.text(key, args) ?? '';
}

/** Return the same message, split at the names of cards. */
export function pieces(key: string, args: Arguments = {}): Piece[] {
  return current.language?.pieces(key, args) ?? [];
}

/** Return true if the current language has a message. */
export const has = (key: string): boolean => current.language?.has(key) ?? false;

/** Return the short text of an option. */
export const optionText = (option: Option, names: readonly string[] = []): string =>
  current.language?.option(option, names) ?? '';

/** Return the question of a decision as a sentence. */
export const promptText = (decision: Decision, names: readonly string[] = []): string =>
  textOf(current.language?.prompt(decision, names) ?? []);

/** Describe the decision of another seat. */
export const waitingText = (decision: Decision, names: readonly string[] = []): string =>
  textOf(current.language?.waiting(decision, names) ?? []);

/** Return an event as a line of the log, split at the names of cards; null if the log omits it. It speaks to a seat. */
export const eventText = (
  event: EventData,
  names: readonly string[] = [],
  reader: number | null = null,
): Piece[] | null => current.language?.event(event, names, reader) ?? null;

/** Return a line of an event's story, split at the names of cards. */
export const storyText = (line: StoryLine): Piece[] => current.language?.story(line) ?? [];

/** Return the text of a phrase. */
export const phraseText = (phrase: Phrase, names: readonly string[] = []): string =>
  current.language?.phrase(phrase, names) ?? '';

export const textOf = (line: readonly Piece[]): string => line.map((piece) => piece.text).join('');

/** Return the text of a server error. */
export function refusalText(code: string, details: Record<string, unknown> = {}): string {
  const plain = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));
  const args = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, plain(value)]));
  for (const key of ['error-' + code, 'web-error-' + code]) if (has(key)) return t(key, args);
  return t('web-error', { code });
}

/** Return the text of a caught error. */
export function errorText(error: unknown): string {
  return error instanceof Refusal ? refusalText(error.code, error.details) : refusalText('unexpected');
}
