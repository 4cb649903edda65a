/** The printed facts of a game's cards, fetched once for all who show them. */
import { getCards } from './api';
import type { PrintedCard } from './model';

/** The cards of the game that is shown, each as its table reads what is printed on it; several editions may share a table. */
export class PrintedFacts<Facts> {
  protected cards = $state.raw<ReadonlyMap<string, Facts>>(new Map());
  private game = '';

  constructor(private readonly read: (card: PrintedCard) => Facts) {}

  /** Fetch those of a game; what is there already stays. */
  async load(game: string): Promise<void> {
    if (this.game === game) return;
    this.game = game;
    try {
      const cards = await getCards(game);
      if (this.game === game) this.set(cards); // unless another game overtook it
    } catch {
      if (this.game === game) this.game = ''; // the next one who needs them asks again
    }
  }

  set(cards: readonly PrintedCard[]): void {
    this.cards = new Map(cards.map((card) => [card.id, this.read(card)]));
  }

  /** The facts of a card, or undefined until they have come. */
  of(card: string | undefined): Facts | undefined {
    return card === undefined ? undefined : this.cards.get(card);
  }
}
