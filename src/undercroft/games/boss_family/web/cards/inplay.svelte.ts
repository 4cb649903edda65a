/** How the minibosses of the table stand that is shown, for whoever shows their cards; each is printed once. */
import type { BossView, Miniboss } from '../model';

class InPlay {
  private minibosses = $state.raw<ReadonlyMap<string, Miniboss>>(new Map());

  /** What lies on a table now; without one nothing does. */
  show(view: BossView | null): void {
    const found = view?.dungeons.flat().flatMap(({ miniboss }) => miniboss ?? []) ?? [];
    this.minibosses = new Map(found.map((one) => [one.card.card, one]));
  }

  /** A miniboss in play by its printed id. */
  of(card: string): Miniboss | undefined {
    return this.minibosses.get(card);
  }
}

export const inPlay = new InPlay();
