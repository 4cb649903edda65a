/** Sprites and glyphs of the Boss Monster family: a glyph and colours for every card of the base set, by its printed id. */
import type { Drawn, GameArt } from '$drawing/list';
import { boss, classless, cleric, fighter, mage, room, spell, thief } from './drawing';
import { crashLanding, toolsOfHeroKind } from './expansions_art';
import { minibosses } from './minibosses_art';

/** The cards of the base set. */
export const base: Record<string, Drawn> = {
  draculord: boss('vampire-dracula', 'blood', 'plum'),
  xyzax: boss('crowned-skull', 'bone', 'night'),
  king_croak: boss('frog-prince', 'slime', 'moss'),
  robobo: boss('mecha-head', 'stone', 'rust'),
  cerebellus: boss('brain', 'pink', 'night'),
  seducia: boss('evil-love', 'pink', 'plum'),
  cleopatra: boss('pharoah', 'gold', 'sand'),
  gorgona: boss('medusa-head', 'thief', 'moss'),

  dark_altar: room('star-altar', 'bone', 'night'),
  open_grave: room('hasty-grave', 'stone', 'moss'),
  specters_sanctum: room('spectre', 'ice', 'night'),
  succubus_spa: room('temptation', 'pink', 'plum'),
  dracolich_lair: room('sea-dragon', 'bone', 'plum'),
  vampire_bordello: room('female-vampire', 'blood', 'plum'),
  goblin_armory: room('goblin-head', 'slime', 'brown'),
  golem_factory: room('rock-golem', 'stone', 'steel'),
  minotaurs_maze: room('maze', 'fighter', 'rust'),
  neanderthal_cave: room('caveman', 'bone', 'brown'),
  beast_menagerie: room('tiger-head', 'gold', 'moss'),
  monsters_ballroom: room('drama-masks', 'gold', 'rust'),
  brainsucker_hive: room('brain-tentacle', 'pink', 'plum'),
  dark_laboratory: room('erlenmeyer', 'mage', 'night'),
  haunted_library: room('bookshelf', 'bone', 'plum'),
  witchs_kitchen: room('cauldron', 'slime', 'plum'),
  all_seeing_eye: room('all-seeing-eye', 'mage', 'steel'),
  ligers_den: room('lion', 'gold', 'plum'),
  bottomless_pit: room('spiky-pit', 'bone', 'steel'),
  boulder_ramp: room('falling-boulder', 'stone', 'sand'),
  dizzygas_hallway: room('poison-gas', 'slime', 'moss'),
  jackpot_stash: room('open-treasure-chest', 'gold', 'sand'),
  recycling_center: room('recycle', 'thief', 'steel'),
  the_crushinator: room('crush', 'stone', 'ember'),
  centipede_tunnel: room('centipede', 'blood', 'sand'),
  construction_zone: room('crane', 'gold', 'sand'),
  dragon_hatchery: room('egg-clutch', 'bone', 'ember'),
  mimic_vault: room('mimic-chest', 'gold', 'night'),
  monstrous_monument: room('stone-bust', 'stone', 'moss'),
  torture_chamber: room('manacles', 'stone', 'rust'),
  zombie_prison: room('shambling-zombie', 'slime', 'steel'),

  annihilator: spell('laser-blast', 'fighter', 'ember'),
  assassin: spell('hooded-assassin', 'thief', 'night'),
  cave_in: spell('falling-rocks', 'stone', 'brown'),
  counterspell: spell('shield-reflect', 'ice', 'night'),
  exhaustion: spell('tired-eye', 'mage', 'plum'),
  fear: spell('terror', 'bone', 'night'),
  freeze: spell('frozen-block', 'ice', 'night'),
  giant_size: spell('giant', 'fighter', 'ember'),
  jeopardy: spell('card-exchange', 'gold', 'plum'),
  kobold_strike: spell('imp-laugh', 'fighter', 'rust'),
  motivation: spell('muscle-up', 'gold', 'ember'),
  princess_in_peril: spell('queen-crown', 'pink', 'plum'),
  soul_harvest: spell('grim-reaper', 'ice', 'night'),
  teleportation: spell('teleport', 'mage', 'night'),
  trepidation: spell('screaming', 'bone', 'plum'),
  zombie_attack: spell('raise-zombie', 'slime', 'moss'),

  cleric_4_a: cleric('monk-face'),
  cleric_4_b: cleric('holy-oak'),
  cleric_6_a: cleric('angel-wings'),
  cleric_6_b: cleric('prayer'),
  cleric_8_a: cleric('angel-outfit'),
  cleric_8_b: cleric('pope-crown'),
  fighter_4_a: fighter('barbarian'),
  fighter_4_b: fighter('black-knight-helm'),
  fighter_6_a: fighter('dragon-breath'),
  fighter_6_b: fighter('samurai-helmet'),
  fighter_8_a: fighter('lantern-flame'),
  fighter_8_b: fighter('duel'),
  mage_4_a: mage('bubble-field'),
  mage_4_b: mage('pointy-hat'),
  mage_6_a: mage('gavel'),
  mage_6_b: mage('wizard-face'),
  mage_8_a: mage('woman-elf-face'),
  mage_8_b: mage('warlock-hood'),
  thief_4_a: thief('robber'),
  thief_4_b: thief('boxing-glove'),
  thief_6_a: thief('cloak-dagger'),
  thief_6_b: thief('swordman'),
  thief_8_a: thief('sherlock-holmes'),
  thief_8_b: thief('monkey'),
  fool: classless('jester-hat'),
  epic_cleric_11_a: cleric('healing'),
  epic_cleric_11_b: cleric('sitting-dog'),
  epic_cleric_13_a: cleric('templar-shield'),
  epic_cleric_13_b: cleric('nun-face'),
  epic_fighter_11_a: fighter('tied-scroll'),
  epic_fighter_11_b: fighter('kraken-tentacle'),
  epic_fighter_13_a: fighter('rune-sword'),
  epic_fighter_13_b: fighter('visored-helm'),
  epic_mage_11_a: mage('hourglass'),
  epic_mage_11_b: mage('warlock-eye'),
  epic_mage_13_a: mage('elf-helmet'),
  epic_mage_13_b: mage('bindle'),
  epic_thief_11_a: thief('ninja-head'),
  epic_thief_11_b: thief('pirate-captain'),
  epic_thief_13_a: thief('swiss-army-knife'),
  epic_thief_13_b: thief('dwarf-face'),
};

/** Plain glyphs, in the colour of the text, of the table that all editions share. */
const glyphs = [
  'battle-axe',
  'brick-wall',
  'broken-heart',
  'card-discard',
  'crown',
  'crowned-skull',
  'daemon-skull',
  'dungeon-gate',
  'footprint',
  'frozen-block',
  'gear-hammer',
  'ghost',
  'heart-minus',
  'hearts',
  'lever',
  'padlock',
  'spell-book',
  'spikes',
  'upgrade',

  // Of editions with coins and minibosses, and with cards of several sets.
  'two-coins', // coins
  'private', // the levels of a miniboss: one, two and three chevrons
  'corporal',
  'sergeant',
  'progression', // promotion
  'silenced', // a room whose text does not count
  'evil-minion', // a miniboss
  'castle', // the mark of the base set
  'minions', // the mark of Rise of the Minibosses
  'ringed-planet', // the mark of Crash Landing
  'spanner', // the mark of Tools of Hero-Kind
  'village', // the mark of Super Boss Monster
  'knapsack', // items

  // Of the edition with a city.
  'imp-laugh', // a minion, and the action spaces where it can stand
  'spiky-explosion', // a damage token
  'heart-plus', // a health token that raises, and one that lowers
  'half-heart',
  'shattered-sword', // a room that deals no damage in this turn
  'night-sleep', // a room that is asleep
] as const;

export const art = {
  sprites: { ...base, ...crashLanding, ...toolsOfHeroKind, ...minibosses },
  glyphs,
} satisfies GameArt;
