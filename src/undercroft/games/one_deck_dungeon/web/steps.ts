/** The stage of the table and the step of the turn, from the question and the events. */
import type { EventData } from '$lib/server/model';
import type { DungeonView } from './model';

export type Stage = 'setup' | 'doors' | 'pairs' | 'ways' | 'encounter' | 'boss' | 'loot' | 'payment';

const STAGES: Record<string, Stage> = {
  which_hero: 'setup',
  which_focus: 'setup',
  which_dungeon: 'setup',
  which_basic_potion: 'setup',
  which_basic_skill: 'setup',
  which_loot: 'loot',
  which_xp: 'payment',
  who_faces_what: 'pairs',
  which_option: 'ways',
};

/** Return the content of the middle of the table. */
export function stageOf(view: DungeonView): Stage {
  const stage = STAGES[view.decision?.prompt ?? ''];
  if (stage !== undefined) return stage;
  if (view.boss !== null) return 'boss';
  if (view.encounter !== null) return 'encounter';
  return view.dungeon === null ? 'setup' : 'doors';
}

/** Return true for stages where dice are laid. */
export const isFight = (stage: Stage): boolean => stage === 'encounter' || stage === 'boss';

export const STEPS = ['time', 'door', 'roll', 'place', 'suffer', 'loot'] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Record<string, Step> = {
  how_to_begin: 'time',
  whether_to_hurry_down: 'time',
  what_to_do: 'door',
  face_or_flee: 'door',
  which_door_to_look_behind: 'door',
  whether_to_sneak_on: 'door',
  who_faces_what: 'roll',
  whether_to_sneak: 'roll',
  which_item_is_drained: 'roll',
  which_option: 'roll',
  whether_to_drink: 'roll',
  which_feat: 'roll',
  which_to_throw_away: 'roll',
  who_rolls_bonus: 'roll',
  who_takes_first: 'roll',
  which_die_is_ambushed: 'roll',
  who_fights_first: 'roll',
  how_to_place: 'place',
  what_to_combine: 'place',
  who_gets_heroic: 'place',
  which_to_pay: 'place',
  which_way: 'place',
  which_dice: 'place',
  which_colour: 'place',
  which_icon: 'suffer',
  whether_to_kite: 'suffer',
  who_takes_more: 'suffer',
  who_gets_tokens: 'suffer',
  which_loot: 'loot',
  which_xp: 'loot',
  whether_to_buy_potion: 'loot',
};

/** Return the step of the turn; null during the set-up and for questions that may come at any time. */
export const stepOf = (view: DungeonView): Step | null => STEP_OF[view.decision?.prompt ?? ''] ?? null;

const STEP_AFTER: Record<string, Step> = {
  'turn-begun': 'time',
  'doors-dealt': 'door',
  'door-opened': 'door',
  fled: 'door',
  'encounter-begun': 'roll',
  'dice-rolled': 'roll',
  'die-laid': 'place',
  'skill-used': 'place',
  'consequences-counted': 'suffer',
  'loot-claimed': 'loot',
  'loot-lost': 'loot',
};

/** Return the step of the turn from its events, for questions that may come at any time. */
export function stepAfter(view: DungeonView, events: readonly EventData[]): Step {
  const last = events.findLast((event) => event.event in STEP_AFTER);
  return (last && STEP_AFTER[last.event]) ?? (view.encounter === null ? 'door' : 'roll');
}

/** Return true between the roll and the losses, when stopping has a forecast. */
export const canStop = (view: DungeonView): boolean => stepOf(view) === 'place';
