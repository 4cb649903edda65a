/** The printed facts of a game's cards, fetched once for all who show them. */
import { getCards } from './api';
import type { PrintedCard } from './model';

/** The cards of a game, each as the game's own table reads what is printed on it. */
export class PrintedFacts<Facts> {
  protected cards = $state.raw<ReadonlyMap<string, Facts>>(new Map());
  private fetched = false;

  constructor(
    private readonly game: string,
    private readonly read: (card: PrintedCard) => Facts,
  ) {}

  /** Fetch them, once. */
  async load(): Promise<void> {
    if (this.fetched) return;
    this.fetched = true;
    try {
      this.set(await getCards(this.game));
    } catch {
      this.fetched = false; // the next one who needs them asks again
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
