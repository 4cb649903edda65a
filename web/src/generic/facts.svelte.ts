/** Printed cards of a game, for the generic table. */
import { getCards } from '../lib/server/api';
import { catalogue } from '../lib/server/catalogue.svelte';
import { keyOf } from '../lib/language/language';
import { has, t } from '../lib/language/language.svelte';
import type { PrintedCard } from '../lib/server/model';

class Facts {
  private cards = $state.raw<ReadonlyMap<string, PrintedCard>>(new Map());
  private game = '';

  /** Load the cards of a game, unless they are loaded. */
  async load(game: string): Promise<void> {
    if (this.game === game) return;
    this.game = game;
    const [cards] = await Promise.all([getCards(game), catalogue.load()]);
    if (this.game !== game) return; // another game was requested meanwhile
    this.cards = new Map(cards.map((card) => [card.id, card]));
  }

  card(id: string | undefined): PrintedCard | undefined {
    return id === undefined ? undefined : this.cards.get(id);
  }
}

export const facts = new Facts();

/** Return the printed numbers of a card that have a text. */
export function factWords(card: PrintedCard | undefined): string[] {
  return Object.entries(card?.facts ?? {}).flatMap(([name, value]) => {
    const key = 'fact-' + keyOf(name);
    return has(key) && typeof value === 'number' ? [t(key, { value })] : [];
  });
}

/** Return the name of a kind of cards, or its id without a text. */
export const kindWords = (kind: string): string =>
  has('web-kind-' + keyOf(kind)) ? t('web-kind-' + keyOf(kind)) : kind.replaceAll('_', ' ');

const WALLS = ['brown', 'steel', 'moss', 'plum', 'rust', 'night', 'sand', 'ember'] as const;

/** Return the wall behind the cards of a kind, always the same one. */
export const wallOfKind = (kind: string): string =>
  WALLS[[...kind].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % WALLS.length] ?? 'brown';
