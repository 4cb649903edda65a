/** The minibosses in play at the current table by printed id; each has a single copy. */
import type { BossView, Miniboss } from '../model';

class InPlay {
  private minibosses = $state.raw<ReadonlyMap<string, Miniboss>>(new Map());

  /** Set the current view; null for no table. */
  show(view: BossView | null): void {
    const found = view?.dungeons.flat().flatMap(({ miniboss }) => miniboss ?? []) ?? [];
    this.minibosses = new Map(found.map((one) => [one.card.card, one]));
  }

  /** Return a miniboss in play by its printed id. */
  of(card: string): Miniboss | undefined {
    return this.minibosses.get(card);
  }
}

export const inPlay = new InPlay();
