/** What the list of cards tells of a card: everything printed on it, and where each part comes from. */
import { keyOf, messageOf } from '$lib/language';
import { t } from '$lib/language.svelte';
import type { PrintedCard } from '$lib/model';
import { ownKeys, sourceOf, type Part } from '$lib/origin';
import { baseOf } from './model';
import { floorKey } from './words';

type Row = Record<string, unknown>;
type Cards = ReadonlyMap<string, PrintedCard>;

const SIDES = ['1p', '2p'] as const;
const rows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
const sideOf = (facts: Row, side: string): Row => facts['side_' + side] as Row;
const isMet = ({ kind }: PrintedCard): boolean => kind === 'combat' || kind === 'peril';

/** The skill or potion that an encounter gives. */
function learnedFrom({ facts }: PrintedCard): { kind: 'skill' | 'potion'; id: string } | null {
  for (const kind of ['skill', 'potion'] as const)
    if (facts[kind]) return { kind, id: `${kind}_${String(facts[kind])}` };
  return null;
}

/** The encounters that give a skill or potion, each name once. */
export function givenBy(card: PrintedCard, cards: Cards): string[] {
  const met = [...cards.values()].filter((one) => isMet(one) && learnedFrom(one)?.id === card.id);
  return [...new Set(met.map((one) => t(messageOf(one.id))))];
}

/** The messages of all that is printed on a card. */
export function textKeys(card: PrintedCard): string[] {
  const { facts } = card;
  const keys = ownKeys(messageOf(card.id));
  if (isMet(card)) {
    if (facts.ability) keys.push(...ownKeys('ability-' + keyOf(String(facts.ability))));
    keys.push(...rows(facts.options).map((_, way) => `way-${keyOf(baseOf(card.id))}-${way}`));
    const learned = learnedFrom(card);
    if (learned) keys.push(...ownKeys(messageOf(learned.id)));
  }
  if (card.kind === 'hero')
    for (const name of SIDES) {
      const side = sideOf(facts, name);
      const feat = 'feat-' + keyOf(String((side.feat as Row).id));
      keys.push(feat, `${feat}-${name}-text`, ...ownKeys(messageOf(`hero_${String((side.skill as Row).id)}_${name}`)));
    }
  if (card.kind === 'dungeon') {
    keys.push(...rows(facts.floors).flatMap((floor) => ownKeys(floorKey(String(floor.name)))));
    keys.push(...ownKeys('boss-' + keyOf(String((facts.boss as Row).id))));
  }
  return keys;
}

/** The parts of a card with their sources. */
export function partsOf(card: PrintedCard, cards: Cards): Part[] {
  const { facts } = card;
  const own = (part: string, field = part): Part => ({
    words: t('web-od-part-' + part),
    source: sourceOf(facts, field),
  });
  const from = (part: string, row: Row, args: Record<string, number> = {}): Part => ({
    words: t('web-od-part-' + part, args),
    source: String(row.source),
  });
  const name: Part = {
    words: t('web-part-name'),
    source: sourceOf(facts, 'name'),
  };
  switch (card.kind) {
    case 'combat':
    case 'peril': {
      const learned = learnedFrom(card);
      const taught = learned && cards.get(learned.id);
      return [
        name,
        own('kind', 'type'),
        own('xp'),
        ...(facts.tag ? [own('mark', 'tag')] : []),
        own(card.kind === 'combat' ? 'boxes' : 'ways', 'boxes'),
        ...(facts.ability ? [from('ability', { source: facts.ability_source })] : []),
        own('item'),
        ...(learned && taught ? [from(learned.kind, { source: taught.source })] : []),
      ];
    }
    case 'hero':
      return [
        name,
        ...SIDES.flatMap((side) => {
          const row = sideOf(facts, side);
          return [
            from('numbers-' + side, row),
            from('feat-' + side, row.feat as Row),
            from('skill-' + side, row.skill as Row),
          ];
        }),
      ];
    case 'dungeon':
      return [
        name,
        own('difficulty'),
        ...rows(facts.floors).flatMap((floor, index) => {
          const n = index + 1;
          const effect = from('floor-effect', { source: floor.effect_source ?? floor.source }, { n });
          return [from('floor', floor, { n }), ...(floor.effect ? [effect] : [])];
        }),
        own('boss-name', 'boss.name'),
        from('boss', facts.boss as Row),
      ];
    case 'talent':
      return [name, own('group'), own('marks', 'green'), own('use', 'usable'), own('effect')];
    case 'level':
      return SIDES.map((side) => from('level-' + side, sideOf(facts, side)));
    case 'hordes':
      return [own('hordes', 'use'), own('effect')];
    default:
      return [name, own('cost'), own('use', 'usable'), ...(facts.passive ? [own('passive')] : []), own('effect')];
  }
}
