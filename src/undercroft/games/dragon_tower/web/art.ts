/** What is drawn for Dragon Tower: a glyph and colours for every card, by its printed id. */
import type { Drawn, GameArt } from '$drawing/list';
import type { Ramp, Wall } from '$drawing/palette';

const card =
  (sizes: number[]) =>
  (glyph: string, ramp: Ramp, wall: Wall): Drawn => ({
    glyph,
    ramp,
    wall,
    sizes,
  });

const hero = card([15, 22, 28]);
const skill = card([15, 20]);
const normal = card([15, 22, 28]);
const elite = card([15, 22, 28, 32]);
const boss = card([15, 22, 28, 34]);
const capability = card([20]);
const strength = (glyph: string): Drawn => capability(glyph, 'fighter', 'rust');
const faith = (glyph: string): Drawn => capability(glyph, 'cleric', 'night');
const magic = (glyph: string): Drawn => capability(glyph, 'mage', 'plum');
const agility = (glyph: string): Drawn => capability(glyph, 'thief', 'moss');

const sprites: Record<string, Drawn> = {
  paladin: hero('templar-shield', 'cleric', 'steel'),
  priest: hero('pope-crown', 'cleric', 'night'),
  mage: hero('wizard-face', 'mage', 'plum'),
  assassin: hero('hooded-assassin', 'thief', 'moss'),
  spellblade: hero('rune-sword', 'mage', 'rust'),
  pathfinder: hero('walking-boot', 'thief', 'sand'),
  barbarian: hero('barbarian', 'fighter', 'rust'),
  anchorite: hero('monk-face', 'cleric', 'sand'),
  archmage: hero('wizard-staff', 'mage', 'night'),
  acrobat: hero('acrobatic', 'thief', 'plum'),
  bard: hero('lyre', 'gold', 'plum'),
  mercenary: hero('swordman', 'stone', 'rust'),
  templar: hero('visored-helm', 'ice', 'steel'),
  druid: hero('holy-oak', 'slime', 'moss'),
  pickpocket: hero('robber-mask', 'thief', 'night'),
  quartermaster: hero('backpack', 'fighter', 'sand'),
  pilgrim: hero('pilgrim-hat', 'bone', 'sand'),
  alchemist: hero('bubbling-flask', 'mage', 'moss'),

  diviner: skill('crystal-ball', 'ice', 'night'),
  troublewise: skill('trap-mask', 'gold', 'brown'),
  regeneration: skill('heart-plus', 'blood', 'rust'),
  healer: skill('healing', 'thief', 'moss'),
  shoulder_to_shoulder: skill('shaking-hands', 'gold', 'steel'),
  full_pack: skill('knapsack', 'bone', 'sand'),
  trade: skill('trade', 'gold', 'plum'),
  scavenger: skill('vulture', 'bone', 'sand'),
  fury: skill('enrage', 'fighter', 'ember'),
  second_stance: skill('sword-brandish', 'cleric', 'steel'),
  resourceful: skill('swiss-army-knife', 'stone', 'steel'),
  decoy: skill('juggler', 'pink', 'plum'),
  lucky: skill('clover', 'thief', 'moss'),

  orc: normal('orc-head', 'slime', 'brown'),
  ghost: normal('ghost', 'ice', 'night'),
  fire_imp: normal('imp', 'fighter', 'ember'),
  cave_bat_swarm: normal('swamp-bat', 'mage', 'night'),
  troll: normal('troll', 'slime', 'moss'),
  goblin_shaman: normal('goblin-head', 'slime', 'moss'),
  skeleton_archer: normal('archer', 'bone', 'steel'),
  swirling_darkness: normal('vortex', 'mage', 'plum'),
  stone_sentinel: normal('golem-head', 'stone', 'steel'),
  goblin_scout: normal('goblin', 'slime', 'brown'),
  werewolf: normal('werewolf', 'bone', 'night'),
  skeleton_guard: normal('skeleton', 'bone', 'steel'),
  ghoul: normal('shambling-zombie', 'slime', 'plum'),
  marsh_light: normal('spark-spirit', 'thief', 'moss'),
  hedge_witch: normal('witch-face', 'mage', 'moss'),
  cultist: normal('cultist', 'blood', 'plum'),
  harpy: normal('harpy', 'pink', 'night'),
  cellar_spider: normal('spider-alt', 'blood', 'brown'),
  gargoyle: normal('gargoyle', 'stone', 'steel'),
  rat_king: normal('rat', 'bone', 'brown'),

  necromancer: elite('raise-skeleton', 'mage', 'plum'),
  minotaur: elite('minotaur', 'fighter', 'rust'),
  black_knight: elite('black-knight-helm', 'stone', 'night'),
  vampire: elite('vampire-dracula', 'mage', 'plum'),
  stone_golem: elite('rock-golem', 'stone', 'brown'),
  banshee: elite('screaming', 'ice', 'night'),
  basilisk: elite('snake-tongue', 'slime', 'moss'),
  shadow_dancer: elite('two-shadows', 'thief', 'plum'),
  warlock: elite('warlock-hood', 'mage', 'rust'),
  manticore: elite('lion', 'gold', 'ember'),
  fallen_saint: elite('angel-outfit', 'cleric', 'night'),
  storm_elemental: elite('lightning-storm', 'ice', 'night'),
  chimera: elite('hydra', 'slime', 'ember'),
  ogre_chief: elite('ogre', 'fighter', 'moss'),
  mirror_mage: elite('mirror-mirror', 'mage', 'steel'),
  night_stalker: elite('evil-bat', 'blood', 'night'),

  ceiling_collapse: normal('falling-rocks', 'stone', 'brown'),
  rusted_door: normal('closed-doors', 'fighter', 'rust'),
  whispering_walls: normal('lips', 'ice', 'night'),
  wild_magic: normal('magic-swirl', 'mage', 'plum'),
  flooded_passage: normal('flood', 'ice', 'steel'),
  cursed_idol: normal('totem-head', 'gold', 'plum'),
  acid_pit: normal('bubbles', 'slime', 'moss'),
  grave_chill: normal('snowflake-2', 'ice', 'night'),
  rune_trap: normal('rune-stone', 'mage', 'brown'),
  blinding_smoke: normal('fog', 'stone', 'brown'),

  power_strike: strength('fist'),
  giant_swing: strength('wood-club'),
  strength_potion: strength('standing-potion'),
  shield_bash: strength('shield-bash'),
  elbow_jab: strength('forearm'),
  firm_stance: strength('metal-boot'),
  divine_song: faith('harp'),
  holy_symbol: faith('holy-symbol'),
  daylight_amulet: faith('sun'),
  prayer: faith('prayer'),
  candle_of_hope: faith('candle-light'),
  vow: faith('tied-scroll'),
  lightning_strike: magic('lightning-branches'),
  spell_break: magic('broken-tablet'),
  mana_potion: magic('magic-potion'),
  magic_circle: magic('pentacle'),
  magic_amulet: magic('gem-pendant'),
  wand_spark: magic('crystal-wand'),
  shadow_leap: agility('running-ninja'),
  whirling_dodge: agility('tornado'),
  agility_potion: agility('round-potion'),
  rope_trick: agility('rope-dart'),
  backflip: agility('body-balance'),
  side_step: agility('boot-prints'),

  dragon: boss('spiked-dragon-head', 'blood', 'ember'),
  shadow_of_the_dragon: boss('dragon-head', 'mage', 'night'),
  giant_troll: boss('ogre', 'slime', 'moss'),
  dark_lord: boss('overlord-helm', 'blood', 'plum'),
  lord_of_the_dead: boss('crowned-skull', 'bone', 'moss'),
};

export const art: GameArt = { sprites, glyphs: [], hall: 'ember' };
