/** Texts about the current state of a card, with numbers from the view. */
import { t } from '$lib/language/language.svelte';
import { allLosses, hurtNow, lossesOf, type Box, type DungeonView, type Losses } from '../model';
import { heroName, lossWords, wayName } from '../words';
import type { Facts } from './facts.svelte';

const sum = (boxes: readonly Box[]): Losses =>
  boxes.reduce<number[]>((all, box) => lossesOf(box).map((count, icon) => count + (all[icon] ?? 0)), [0, 0, 0]);

/** Return the boxes that the floors in force add. */
const ofFloors = (view: DungeonView, side: 'combat' | 'peril'): Box[] =>
  view.dungeon?.floors.flatMap((floor) => (floor.in_force ? floor[side] : [])) ?? [];

const cost = (boxes: readonly Box[]): string => {
  const losses = lossWords(sum(boxes));
  return losses ? t('web-od-costs', { losses }) : t('web-od-no-cost');
};

/** Describe the losses of stopping now, and the heroes who take them. */
function stopWords(view: DungeonView): string[] {
  const losses = lossWords(allLosses(view));
  return [
    `${t('web-od-if-stop')}: ${losses || t('web-od-nothing-lost')}`,
    ...hurtNow(view).map(
      ({ hero, left, of }) => `${heroName(view, hero)}. ${t('web-od-health-left', { n: left, most: of })}`,
    ),
  ];
}

/** Describe the losses of an encounter if all boxes, its own and those of the floors, stay open. */
function encounterWords(view: DungeonView, card: string, printed: Facts): string[] {
  if (printed.kind === 'combat') return [cost([...printed.boxes, ...ofFloors(view, 'combat')])];
  return printed.ways.map(({ box }, way) => `${wayName(card, way)}: ${cost([box, ...ofFloors(view, 'peril')])}`);
}

/** Describe a hero's health and poison. */
function heroWords(view: DungeonView, number: number): string[] {
  const hero = view.heroes[number];
  if (!hero) return [];
  const left = Math.max(0, hero.health - hero.wounds);
  const poison = hero.poison > 0 ? [t('web-od-poison-tokens', { n: hero.poison })] : [];
  return [t('web-od-health-of', { n: left, most: hero.health }), ...poison];
}

/** Return lines about a card, a skill or a potion; none if the printed text suffices. */
export function nowWords(view: DungeonView, card: string, printed: Facts | undefined): string[] {
  const faced = view.encounter?.card?.card === card && view.encounter.boxes.length > 0;
  if (faced) return stopWords(view);
  if (printed?.kind === 'combat' || printed?.kind === 'peril') {
    const lies = [...view.zones.door.flat(), ...view.zones.faced].some((one) => one.card === card);
    return lies ? encounterWords(view, card, printed) : [];
  }
  const hero = view.heroes.findIndex((one) => one.hero === card);
  if (hero >= 0) return heroWords(view, hero);
  if (view.heroes.some((one) => one.used.includes(card))) return [t('word-used')];
  if (view.heroes.some((one) => one.idle.includes(card))) return [t('no-effect-here')];
  if (view.found.includes(card)) {
    const heals = card === 'potion_healing' ? view.heroes.filter((one) => one.heals > 0) : [];
    const heal = heals.map(
      (one) => `${heroName(view, view.heroes.indexOf(one))}. ${t('web-od-heals', { n: one.heals })}`,
    );
    return [t('count-tokens', { n: view.tokens }), ...heal];
  }
  return [];
}
