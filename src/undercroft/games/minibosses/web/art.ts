/** What is drawn for Rise of the Minibosses: a glyph and colours for every card of its set, and the plain glyphs of its table. */
import { drawnAt, type Drawn, type GameArt } from '$drawing/list';
import { art as base } from '../../boss_monster/web/art';

const boss = drawnAt(15, 18, 20, 22, 30);
const miniboss = drawnAt(15, 20, 22, 30);
const room = drawnAt(15, 20, 22, 30);
const spell = drawnAt(20, 22, 30);
const hero = drawnAt(15, 22, 28);
const cleric = (glyph: string): Drawn => hero(glyph, 'cleric', 'night');
const fighter = (glyph: string): Drawn => hero(glyph, 'fighter', 'rust');
const mage = (glyph: string): Drawn => hero(glyph, 'mage', 'plum');
const thief = (glyph: string): Drawn => hero(glyph, 'thief', 'moss');
/** Dark heroes are grey before a grey wall, whatever their class. */
const dark = (glyph: string): Drawn => hero(glyph, 'stone', 'steel');

const sprites: Record<string, Drawn> = {
  gregore: boss('warlord-helmet', 'ice', 'steel'),
  calabeza: boss('pumpkin-mask', 'fighter', 'moss'),
  belladonna: boss('evil-bud', 'mage', 'moss'),
  lamia: boss('snake-totem', 'thief', 'sand'),
  king_croak_rmb: boss('frog', 'slime', 'sand'),
  ravenus: boss('kenku-head', 'mage', 'steel'),
  baron_hex: boss('calavera', 'pink', 'night'),
  oculus: boss('behold', 'blood', 'night'),
  kazanna: boss('witch-face', 'fighter', 'ember'),
  dr_deadly: boss('skull-with-syringe', 'slime', 'steel'),
  scott: boss('troll', 'thief', 'brown'),
  kirax: boss('dragon-head', 'gold', 'rust'),

  spectral_bomb: room('unlit-bomb', 'ice', 'plum'),
  monster_academy: room('graduate-cap', 'bone', 'plum'),
  ancient_guardtower: room('white-tower', 'bone', 'moss'),
  tomb_of_terrors: room('coffin', 'bone', 'night'),
  imp_hoard: room('imp', 'blood', 'rust'),
  vampire_lab: room('resting-vampire', 'blood', 'steel'),
  haunted_cavern: room('haunting', 'ice', 'brown'),
  minion_clinic: room('first-aid-kit', 'cleric', 'moss'),
  robbers_vault: room('strongbox', 'stone', 'sand'),
  minotaur_catacombs: room('minotaur', 'fighter', 'brown'),
  goblin_market: room('shop', 'slime', 'sand'),
  power_leech: room('leeching-worm', 'pink', 'rust'),
  fetid_beast: room('gooey-daemon', 'slime', 'brown'),
  training_camp: room('target-dummy', 'bone', 'sand'),
  shrooman_aviary: room('super-mushroom', 'blood', 'moss'),
  dragons_nest: room('wyvern', 'fighter', 'ember'),
  doppelganger_hive: room('duality-mask', 'pink', 'steel'),
  foyer_elemental: room('doorway', 'fighter', 'brown'),
  mysterious_portal: room('portal', 'mage', 'steel'),
  alchemists_lab: room('round-bottom-flask', 'gold', 'plum'),
  black_market: room('price-tag', 'mage', 'night'),
  mind_thresher: room('nailed-head', 'pink', 'plum'),
  cursed_well: room('well', 'stone', 'plum'),
  loot_box: room('wooden-crate', 'gold', 'plum'),
  crystal_ballroom: room('crystal-ball', 'ice', 'plum'),
  efreets_chamber: room('ifrit', 'blood', 'ember'),
  magipede: room('long-antennae-bug', 'mage', 'sand'),
  delvers_quarry: room('dig-dug', 'stone', 'brown'),
  garbage_chute: room('trash-can', 'stone', 'moss'),
  unstable_mine: room('mine-wagon', 'gold', 'ember'),
  sawtooth_pendulum: room('circular-sawblade', 'stone', 'rust'),
  the_catapult: room('catapult', 'bone', 'moss'),
  endless_gallery: room('portrait', 'gold', 'steel'),
  paywall: room('locked-door', 'gold', 'brown'),
  living_trap: room('mantrap', 'slime', 'moss'),
  the_dreadmill: room('tank-tread', 'stone', 'ember'),
  personnel_office: room('desk', 'bone', 'steel'),
  trophy_room: room('deer-head', 'gold', 'rust'),
  lightning_rod: room('power-lightning', 'gold', 'night'),
  pixie_fountain: room('fairy', 'pink', 'moss'),
  the_keystone: room('rune-stone', 'gold', 'moss'),
  pool_of_shadows: room('vortex', 'mage', 'plum'),

  spike: miniboss('spiked-shell', 'thief', 'rust'),
  kid_croak: miniboss('toad-teeth', 'slime', 'moss'),
  draculad: miniboss('evil-bat', 'blood', 'plum'),
  rocky: miniboss('golem-head', 'stone', 'brown'),
  cerebella: miniboss('frontal-lobe', 'pink', 'night'),
  paddywhack: miniboss('bad-gnome', 'thief', 'moss'),
  icicle_man: miniboss('sasquatch', 'ice', 'night'),
  mageseeker: miniboss('third-eye', 'mage', 'night'),
  brassknuckle: miniboss('brass-knuckles', 'gold', 'rust'),
  jinx: miniboss('feline', 'mage', 'plum'),

  windfall: spell('gold-stack', 'gold', 'moss'),
  internship: spell('coffee-cup', 'bone', 'brown'),
  spirit_dragon: spell('double-dragon', 'ice', 'night'),
  sabotage: spell('detonator', 'fighter', 'steel'),
  rage: spell('enrage', 'blood', 'ember'),
  ambush: spell('daggers', 'thief', 'night'),
  rebirth: spell('ouroboros', 'gold', 'ember'),
  smash: spell('hammer-drop', 'fighter', 'ember'),
  pay_to_win: spell('pay-money', 'gold', 'rust'),
  zoning_board: spell('stamper', 'fighter', 'brown'),
  respawn: spell('retro-controller', 'ice', 'plum'),
  heist: spell('domino-mask', 'gold', 'night'),
  short_circuit: spell('unplugged', 'gold', 'steel'),
  traitor: spell('liar', 'blood', 'plum'),
  armor_up: spell('armor-upgrade', 'ice', 'steel'),

  felicity_joyful_nurse: cleric('nurse-female'),
  wolfhard_teen_hero: cleric('wolf-head'),
  holkin_propheteer: cleric('beard'),
  luz_merciful_healer: cleric('health-potion'),
  inquisitor: dark('burning-book'),
  josie_vampire_slayer: cleric('stake-hammer'),
  tess_dwarven_shieldmaiden: fighter('round-shield'),
  steven_the_human: fighter('character'),
  rotgut_half_giant_berserker: fighter('ogre'),
  maxine_sister_of_steel: fighter('swordwoman'),
  sellsword: dark('crossed-sabres'),
  joe_the_smith: fighter('anvil'),
  eloi_marlborn: mage('wizard-staff'),
  exai_mindmage: mage('brainstorm'),
  clebrina_familiar: mage('owl'),
  bross_illusionist_adept: mage('magic-hat'),
  alchemist: dark('potion-ball'),
  dovkro_born_of_the_dragon: mage('horned-reptile'),
  kbothi_the_spy: thief('spy'),
  the_steel_mouser: thief('cat'),
  ofcroak_vengeful_handmaid: thief('cowled'),
  koko_the_piper: thief('pan-flute'),
  scoundrel: dark('bandit'),
  marmo_master_of_dreams: thief('night-sleep'),
  the_fool: hero('clown', 'gold', 'brown'),
  haize_half_angel: cleric('feathered-wing'),
  the_overseer: cleric('templar-eye'),
  koverian_executioner: cleric('sharp-axe'),
  varraka_combat_instructor: fighter('whistle'),
  zheng_yi_one_kick_woman: fighter('high-kick'),
  unseena_invisible_wrestler: fighter('luchador'),
  zutara_elemental_master: mage('tornado'),
  mortimer_evil_genius: mage('light-bulb'),
  shigeru_the_spellbinder: mage('white-book'),
  moran_master_of_keys: thief('three-keys'),
  marsden_reformed_outlaw: thief('western-hat'),
  petros_dwarven_noble: thief('imperial-crown'),
  the_progenitors: hero('ages', 'gold', 'brown'),

  // A hybrid has the colours of its first class and stands before the wall of its second.
  paladin: hero('cross-shield', 'cleric', 'rust'),
  relic_hunter: hero('fedora', 'mage', 'moss'),
  warlock: hero('cultist', 'mage', 'night'),
  tax_collector: hero('briefcase', 'thief', 'rust'),
};

/** Glyphs shown plainly, in the colour of the text: those of the base game's table, and what only this one has. */
const glyphs = [
  ...base.glyphs,
  'two-coins', // coins
  'swap-bag', // a treasury
  'chest', // the pot
  'evil-minion', // a miniboss
  'private', // its levels: one, two and three chevrons
  'corporal',
  'sergeant',
  'progression', // promotion
  'plain-arrow', // demotion
  'castle', // the mark of the base set
  'minions', // the mark of this set
] as const;

export const art: GameArt = { sprites, glyphs, hall: 'night' };
