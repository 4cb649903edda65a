/** Printed facts of the cards of this game. */
import { PrintedFacts } from '$lib/server/facts.svelte';
import type { PrintedCard } from '$lib/server/model';
import { ATTRIBUTES, type Attribute, type Points } from '../model';

interface Draw {
  from: string[];
  count: number;
}

/** The printed facts of a card that the table shows. */
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

export const facts = new PrintedFacts(read);
