/** The language that everything is shown in; it can be switched at any moment and is remembered. */
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

/** In the place of a game: the program's own texts alone. */
const COMMON = 'common';

class Current {
  /** The language being shown; null until its texts have come. */
  language = $state.raw<Language | null>(null);
  code = $state<Code>(firstCode());
  /** Whose texts are there besides the program's own: a game's id, or `common`. */
  game = $state(COMMON);
  private readonly cards = new Map<string, string[]>();
  private newest = 0;

  /** Show another language, or have the texts of another game; the old ones stay until the new ones are there. */
  async use(code: Code = this.code, game: string = this.game): Promise<void> {
    if (this.language?.code === code && this.game === game) return;
    const turn = ++this.newest;
    const language = await this.read(code, game);
    if (turn !== this.newest) return; // a later wish overtook this one
    this.language = language;
    this.code = code;
    this.game = game;
    remember('language', code);
    if (typeof document !== 'undefined') document.documentElement.lang = code;
  }

  /** Use a language that is at hand already (tests do). */
  set(language: Language, game: string): void {
    this.language = language;
    this.game = game;
  }

  /** The words of a game; of one that does not have the language the English ones, beside the program's own. */
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

/** A message of the current language. */
export function t(key: string, args: Arguments = {}): string {
  return current.language?.text(key, args) ?? '';
}

/** The same, cut at the names of cards. */
export function pieces(key: string, args: Arguments = {}): Piece[] {
  return current.language?.pieces(key, args) ?? [];
}

/** Whether the current language has such a message. */
export const has = (key: string): boolean => current.language?.has(key) ?? false;

/** What an option does, in a few words. */
export const optionText = (option: Option, names: readonly string[] = []): string =>
  current.language?.option(option, names) ?? '';

/** The question of a decision in one sentence. */
export const promptText = (decision: Decision, names: readonly string[] = []): string =>
  textOf(current.language?.prompt(decision, names) ?? []);

/** What somebody else decides now. */
export const waitingText = (decision: Decision, names: readonly string[] = []): string =>
  textOf(current.language?.waiting(decision, names) ?? []);

/** An event as a line of the log, cut at the names of cards; null if the log leaves it out. */
export const eventText = (event: EventData, names: readonly string[] = []): Piece[] | null =>
  current.language?.event(event, names) ?? null;

/** A line of an event's story, cut at the names of cards. */
export const storyText = (line: StoryLine): Piece[] => current.language?.story(line) ?? [];

/** Something that a seat said, or may say. */
export const phraseText = (phrase: Phrase, names: readonly string[] = []): string =>
  current.language?.phrase(phrase, names) ?? '';

export const textOf = (line: readonly Piece[]): string => line.map((piece) => piece.text).join('');

/** A refusal of the server in one sentence. */
export function refusalText(code: string, details: Record<string, unknown> = {}): string {
  const plain = (value: unknown): string | number => (typeof value === 'number' ? value : String(value));
  const args = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, plain(value)]));
  for (const key of ['error-' + code, 'web-error-' + code]) if (has(key)) return t(key, args);
  return t('web-error', { code });
}

/** Whatever was thrown, in one sentence. */
export function errorText(error: unknown): string {
  return error instanceof Refusal ? refusalText(error.code, error.details) : refusalText('unexpected');
}
