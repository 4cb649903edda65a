/** The printed facts of the cards, fetched once. */
import { getCards } from '$lib/api';
import type { PrintedCard } from '$lib/model';
import { ATTRIBUTES, type Attribute, type Points } from './model';

interface Draw {
  from: string[];
  count: number;
}

/** What is printed on a card, as far as the table shows it. */
export interface Facts {
  kind: string;
  source: string;
  copies: number;
  points: Points;
  attribute: Attribute | null;
  value: number;
  type: string;
  health: number;
  start: Draw[];
  refill: Draw[];
  cost: { health: number; cards: number; gain_any_cards: number } | null;
}

function read({ kind, source, copies, facts }: PrintedCard): Facts {
  return {
    kind,
    source,
    copies,
    points:
      kind === 'capability' || kind === 'skill' ? [] : ATTRIBUTES.map((attribute) => Number(facts[attribute] ?? 0)),
    attribute: (facts.attribute as Attribute | undefined) ?? null,
    value: Number(facts.value ?? 0),
    type: String(facts.type ?? ''),
    health: Number(facts.start_health ?? 0),
    start: (facts.start_cards as Draw[] | undefined) ?? [],
    refill: (facts.refill as Draw[] | undefined) ?? [],
    cost: (facts.cost as Facts['cost'] | undefined) ?? null,
  };
}

class AllFacts {
  private cards = $state.raw<ReadonlyMap<string, Facts>>(new Map());
  private asked = false;

  /** Fetch them, once. */
  async load(): Promise<void> {
    if (this.asked) return;
    this.asked = true;
    try {
      this.set(await getCards('dragon-tower'));
    } catch {
      this.asked = false; // the next one who needs them asks again
    }
  }

  set(cards: readonly PrintedCard[]): void {
    this.cards = new Map(cards.map((card) => [card.id, read(card)]));
  }

  /** The facts of a card, or undefined until they have come. */
  of(card: string): Facts | undefined {
    return this.cards.get(card);
  }
}

export const facts = new AllFacts();
