/** Printed facts of the cards of this game. */
import { PrintedFacts } from '$lib/server/facts.svelte';
import type { PrintedCard } from '$lib/server/model';
import { TREASURES, type Treasure } from '../model';

/** The printed facts of a card that the table shows. */
export interface Facts {
  kind: string;
  /** Rooms: `monster` or `trap`. */
  sort: string;
  advanced: boolean;
  damage: number;
  /** True if the damage is calculated, not printed. */
  counted: boolean;
  activated: boolean;
  treasure: { kind: Treasure; count: number }[];
  /** Spells: `build`, `adventure` or `both`. */
  phase: string;
  /** Heroes: their treasures (hybrids have several), `fool` or `none`. */
  classes: string[];
  health: number;
  souls: number;
  xp: number;
  /** Rooms: the cost to build them, in coins. */
  cost: number;
  /** The set of cards that it belongs to. */
  set: string;
}

function read({ kind, facts }: PrintedCard): Facts {
  const treasure = (facts.treasure as Record<string, number> | undefined) ?? {};
  return {
    kind,
    sort: String(facts.kind ?? ''),
    advanced: facts.advanced === true,
    damage: Number(facts.damage ?? 0),
    counted: 'damage_formula' in facts,
    activated: facts.activated === true,
    treasure: TREASURES.map((one) => ({
      kind: one,
      count: treasure[one] ?? 0,
    })).filter((one) => one.count > 0),
    phase: String(facts.phase ?? ''),
    classes: [facts.class, facts.class2].flatMap((one) => (typeof one === 'string' ? [one] : [])),
    health: Number(facts.health ?? 0),
    souls: Number(facts.souls ?? 0),
    xp: Number(facts.xp ?? 0),
    cost: Number(facts.cost_coins ?? 0),
    set: String(facts.set ?? ''),
  };
}

class CardFacts extends PrintedFacts<Facts> {
  /** True if the game has cards of several sets. */
  readonly mixed = $derived(new Set([...this.cards.values()].map((card) => card.set)).size > 1);

  /** Return true for an ordinary or epic hero. */
  isHero(id: string | undefined): boolean {
    return ['hero', 'epic'].includes(this.of(id)?.kind ?? '');
  }
}

export const facts = new CardFacts(read);
