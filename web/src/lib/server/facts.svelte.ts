/** Printed facts of a game's cards, fetched once. */
import { getCards } from './api';
import type { PrintedCard } from './model';

/** The printed facts of the current game's cards, in the form of its table; editions may share a table. */
export class PrintedFacts<Facts> {
  protected cards = $state.raw<ReadonlyMap<string, Facts>>(new Map());
  private game = '';

  constructor(private readonly read: (card: PrintedCard) => Facts) {}

  /** Load the facts of a game, unless they are loaded. */
  async load(game: string): Promise<void> {
    if (this.game === game) return;
    this.game = game;
    try {
      const cards = await getCards(game);
      if (this.game === game) this.set(cards); // unless another game was requested meanwhile
    } catch {
      if (this.game === game) this.game = ''; // the next call tries again
    }
  }

  set(cards: readonly PrintedCard[]): void {
    this.cards = new Map(cards.map((card) => [card.id, this.read(card)]));
  }

  /** Return the facts of a card; undefined until they are loaded. */
  of(card: string | undefined): Facts | undefined {
    return card === undefined ? undefined : this.cards.get(card);
  }
}
