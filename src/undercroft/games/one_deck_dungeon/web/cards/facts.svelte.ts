/** Printed facts of the cards of this game. */
import { PrintedFacts } from '$lib/server/facts.svelte';
import type { PrintedCard } from '$lib/server/model';
import type { Box, Colour } from '../model';

/** A way through a peril. */
export interface Way {
  time: number;
  box: Box;
  /** The only loot allowed after it; empty for any. */
  loot: string;
}

/** The cost of a skill, potion or talent. */
export interface Cost {
  /** `none` for passive effects. */
  type: 'free' | 'dice' | 'mana' | 'potion' | 'none';
  colour: Colour | null;
  amount: number;
}

/** A property of the deck without which an effect is useless: leaves on its cards, or poison. */
export type Need = 'leaf' | 'poison';

export interface Effect {
  cost: Cost;
  usable: string[];
  needs: Need | null;
}

interface Feat {
  id: string;
  needs: Need | null;
  /** Number of dice that it stores, 0 for none. */
  capacity: number;
}

export interface Side {
  dice: number[];
  health: number;
  feat: Feat;
  skill: string;
}

/** A floor of a dungeon with its boxes for combat and perils. */
export interface Floor {
  name: string;
  combat: Box[];
  peril: Box[];
}

/** A side of a level card: limits of a hero, and gains of the level. */
export interface LevelSide {
  items: number;
  skills: number;
  bonus: number;
  /** The XP for the next level; 0 on the highest. */
  xp: number;
  tokens: number;
}

/** The printed facts of a card that the table shows. */
export interface Facts {
  kind: string;
  source: string;
  set: string;
  xp: number;
  /** The mark of the hybrid deck: `leaf` or `castle`. */
  tag: string;
  ability: string;
  boxes: Box[];
  ways: Way[];
  /** The dice and health that it gives as an item. */
  item: Record<'strength' | 'agility' | 'magic' | 'health', number> | null;
  skill: string | null;
  potion: string | null;
  sides: Record<'1p' | '2p', Side> | null;
  difficulty: number;
  floors: Floor[];
  boss: { id: string; health: number; boxes: Box[] } | null;
  level: Record<'1p' | '2p', LevelSide> | null;
}

type Row = Record<string, unknown>;
const rows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function box(row: Row): Box {
  return {
    colour: text(row.color) as Box['colour'],
    value: Number(row.value),
    wide: row.wide === true,
    armor: row.armor === true,
    hearts: Number(row.hearts),
    time: Number(row.time),
    poison: Number(row.poison),
    skull: row.skull === true,
    x: row.x === true,
  };
}

/** Moments at which an effect is used by hand. */
const USED = ['combat', 'peril', 'boss', 'any_time', 'before_encounter'];

function effect(row: Row): Effect {
  const cost = (row.cost as Row | undefined) ?? { type: 'free' };
  const usable = (row.usable as string[] | undefined) ?? [];
  const acts = usable.some((one) => USED.includes(one));
  const type = cost.type === 'free' && !acts ? 'none' : (text(cost.type) as Cost['type']);
  const colour = type === 'mana' ? 'magic' : text(cost.color);
  return {
    cost: {
      type,
      colour: colour ? (colour as Colour) : null,
      amount: Number(cost.count ?? cost.total ?? 0),
    },
    usable,
    needs: rows(row.ops).length > 0 && rows(row.ops).every(isOfPoison) ? 'poison' : null,
  };
}

/** Return true if an operation concerns only poison. */
const isOfPoison = (op: Row): boolean => op.op === 'remove_poison' || (op.op === 'prevent' && op.icon === 'poison');

function side(row: Row, name: string): Side {
  const feat = row.feat as Row;
  return {
    dice: [Number(row.strength), Number(row.agility), Number(row.magic)],
    health: Number(row.health),
    feat: {
      id: text(feat.id),
      needs: feat.trigger === 'open_door_leaf' ? 'leaf' : null,
      capacity: Number(feat.capacity ?? 0),
    },
    skill: skillOf(row, name),
  };
}

/** Return the id of the skill printed on a side of a hero card. */
const skillOf = (row: Row, name: string): string => `hero_${text((row.skill as Row).id)}_${name}`;

const level = (row: Row): LevelSide => ({
  items: Number(row.items),
  skills: Number(row.skills),
  bonus: Number(row.bonus_dice),
  xp: Number(row.xp_to_next),
  tokens: Number(row.potion_tokens_on_reach),
});

function read({ kind, source, facts }: PrintedCard): Facts {
  const boss = facts.boss as Row | undefined;
  const one = facts.side_1p as Row | undefined;
  const two = facts.side_2p as Row | undefined;
  const met = kind === 'combat' || kind === 'peril';
  return {
    kind,
    source,
    set: text(facts.set),
    xp: Number(facts.xp ?? 0),
    tag: text(facts.tag),
    ability: text(facts.ability),
    boxes: kind === 'combat' ? rows(facts.boxes).map(box) : [],
    ways: rows(facts.options).map((way) => ({
      time: Number(way.time_cost),
      box: box(way.box as Row),
      loot: text(way.loot),
    })),
    item: (facts.item as Facts['item'] | undefined) ?? null,
    skill: met && facts.skill ? `skill_${text(facts.skill)}` : null,
    potion: met && facts.potion ? `potion_${text(facts.potion)}` : null,
    sides: kind === 'hero' && one && two ? { '1p': side(one, '1p'), '2p': side(two, '2p') } : null,
    difficulty: Number(facts.difficulty ?? 0),
    floors: rows(facts.floors).map((floor) => ({
      name: text(floor.name),
      combat: rows(floor.combat_boxes).map(box),
      peril: rows(floor.peril_boxes).map(box),
    })),
    level: kind === 'level' && one && two ? { '1p': level(one), '2p': level(two) } : null,
    boss: boss
      ? {
          id: text(boss.id),
          health: Number(boss.health),
          boxes: rows(boss.boxes).map(box),
        }
      : null,
  };
}

/** Facts of the cards, and of their skills, potions and talents. */
class DungeonFacts extends PrintedFacts<Facts> {
  private effects = $state.raw<ReadonlyMap<string, Effect>>(new Map());

  override set(cards: readonly PrintedCard[]): void {
    super.set(cards);
    const effects = new Map<string, Effect>();
    for (const { id, kind, facts } of cards) {
      if (['skill', 'basic', 'potion', 'talent'].includes(kind)) effects.set(id, effect(facts));
      for (const name of ['1p', '2p']) {
        const row = facts[`side_${name}`] as Row | undefined;
        if (kind === 'hero' && row) effects.set(skillOf(row, name), effect(row.skill as Row));
      }
    }
    this.effects = effects;
  }

  /** Return the cards of a kind. */
  kind(kind: string): string[] {
    return [...this.cards].flatMap(([id, card]) => (card.kind === kind ? [id] : []));
  }

  /** Return the cost and use of a skill, potion or talent. */
  effect(id: string): Effect | undefined {
    return this.effects.get(id);
  }
}

export const facts = new DungeonFacts(read);
