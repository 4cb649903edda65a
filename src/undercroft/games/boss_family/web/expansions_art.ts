/** Sprites of the expansions: glyph and colours by printed id. */
import { drawnAt, type Drawn } from '$drawing/list';
import type { Ramp, Wall } from '$drawing/palette';
import { boss, classless, explorer, room, spell } from './drawing';

export const crashLanding: Record<string, Drawn> = {
  imperiatrix: boss('nefertiti', 'pink', 'night'),
  klonos: boss('two-shadows', 'slime', 'steel'),
  mando: boss('samus-helmet', 'fighter', 'steel'),

  alien_excavator: room('bucket-wheel-excavator', 'gold', 'sand'),
  alien_ooze: room('gloop', 'slime', 'plum'),
  decoy_garden: room('spoted-flower', 'pink', 'moss'),
  frostman_lander: room('lunar-module', 'ice', 'night'),
  invasion_swarm: room('alien-bug', 'slime', 'rust'),
  reactor_core: room('radioactive', 'gold', 'steel'),
  digicron_library: room('database', 'ice', 'steel'),
  hypercube: room('cubeforce', 'mage', 'night'),
  the_omega_42: room('shiny-omega', 'gold', 'night'),
  crash_site: room('ufo', 'stone', 'ember'),
  caged_gundarf: room('imprisoned', 'fighter', 'brown'),
  celestial_map: room('star-formation', 'gold', 'night'),
  darkling_lair: room('six-eyes', 'blood', 'night'),

  finish_him: spell('skull-crack', 'blood', 'ember'),
  essence_transfer: spell('transfuse', 'pink', 'plum'),
  healing_tank: spell('cryo-chamber', 'thief', 'steel'),
  meteorite: spell('burning-meteor', 'fighter', 'night'),
  not_dead_yet: spell('half-dead', 'bone', 'rust'),

  the_prince: classless('sharp-crown'),
  crash_dodgers: explorer('jet-fighter'),
  corbin_crickton: explorer('space-suit'),
  tmatha: explorer('spock-hand'),
  lindo_callari: explorer('cape'),
  doug_oshibe_ace_pilot: explorer('plane-pilot'),
  guy_the_redrobe: explorer('hooded-figure'),
  andromeda_james: explorer('galaxy'),
  morgan_fragman: explorer('stick-grenade'),
  banzai_barb: explorer('ray-gun'),
  aliff: explorer('alien-stare'),
  the_king: classless('old-king'),
};

/** Settings of items: own colours, before the wall of the heroes who want them. */
const item = drawnAt(15, 20, 22, 30);
const wanted =
  (wall: Wall) =>
  (glyph: string, ramp: Ramp): Drawn =>
    item(glyph, ramp, wall);
const byClerics = wanted('night');
const byFighters = wanted('rust');
const byMages = wanted('plum');
const byThieves = wanted('moss');
const byAll = wanted('brown');

export const toolsOfHeroKind: Record<string, Drawn> = {
  burial_mound: room('dolmen', 'stone', 'moss'),
  orcish_smithy: room('orc-head', 'slime', 'ember'),
  artificers_workbench: room('toolbox', 'fighter', 'plum'),
  magnetic_ceiling: room('magnet', 'blood', 'steel'),

  excavation: spell('spade', 'stone', 'sand'),

  extra_life: byClerics('heart-wings', 'pink'),
  holy_hand_grenade: byClerics('holy-hand-grenade', 'gold'),
  inquisitors_robes: byClerics('robe', 'blood'),
  staff_of_healing: byClerics('caduceus', 'bone'),
  goblin_suit: byFighters('goblin', 'slime'),
  claws_of_the_berserker: byFighters('steel-claws', 'stone'),
  oversized_sword: byFighters('broadsword', 'ice'),
  vorpal_blade: byFighters('relic-blade', 'mage'),
  antimagic_lizard: byMages('gecko', 'slime'),
  ice_rod: byMages('crystal-wand', 'ice'),
  magic_mirror: byMages('mirror-mirror', 'cleric'),
  necronomicon: byMages('death-note', 'bone'),
  bag_of_holding: byThieves('knapsack', 'bone'),
  cheat_code: byThieves('gamepad-cross', 'blood'),
  ten_foot_pole: byThieves('bo', 'bone'),
  the_bomb: byThieves('rolling-bomb', 'stone'),
  boots_of_jumping: byAll('wingfoot', 'thief'),
  pet_monster: byAll('spiked-snail', 'pink'),
  star_of_invulnerability: byAll('round-star', 'gold'),
  ring_of_invisibility: byAll('ring', 'gold'),
};
