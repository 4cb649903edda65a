/** Sprites of One Deck Dungeon (glyph and colours for encounters, heroes and dungeons) and its plain glyphs. */
import { drawnAt, type Drawn, type GameArt } from '$drawing/list';

const encounter = drawnAt(22, 30);
const hero = drawnAt(15, 22, 28);
/** Settings of dungeons, which show their boss. */
const dungeon = drawnAt(22, 30, 34);

/** Sprites by printed id; the two variants of an encounter share one. */
const sprites: Record<string, Drawn> = {
  bandit: encounter('robber', 'thief', 'night'),
  beetle: encounter('scarab-beetle', 'ice', 'steel'),
  fire_elemental: encounter('fire-silhouette', 'fighter', 'ember'),
  glooping_ooze: encounter('slime', 'slime', 'moss'),
  goblin: encounter('goblin-head', 'slime', 'brown'),
  ice_elemental: encounter('ice-golem', 'ice', 'night'),
  ogre: encounter('ogre', 'fighter', 'rust'),
  phantom: encounter('ghost', 'cleric', 'plum'),
  plague_rat: encounter('rat', 'slime', 'brown'),
  shadow: encounter('two-shadows', 'mage', 'night'),
  skeleton: encounter('skeleton', 'bone', 'steel'),
  wraith: encounter('spectre', 'ice', 'plum'),
  dire_wolf: encounter('direwolf', 'stone', 'night'),
  fungal_brute: encounter('mushroom-house', 'pink', 'moss'),
  giant_spider: encounter('spider-alt', 'blood', 'night'),
  gnarled_treant: encounter('evil-tree', 'gold', 'moss'),
  marsh_viper: encounter('snake-tongue', 'thief', 'moss'),
  moss_golem: encounter('rock-golem', 'thief', 'moss'),
  panther: encounter('tiger-head', 'mage', 'night'),
  razorbeak: encounter('vulture', 'fighter', 'sand'),
  rock_wyrm: encounter('worm-mouth', 'stone', 'brown'),
  shadowstalker: encounter('hooded-assassin', 'mage', 'plum'),
  thorn_sprite: encounter('fairy', 'pink', 'moss'),
  venom_toad: encounter('frog', 'slime', 'plum'),

  arrow_wall: encounter('arrow-cluster', 'bone', 'steel'),
  bear_traps: encounter('wolf-trap', 'stone', 'brown'),
  boulder: encounter('falling-boulder', 'stone', 'sand'),
  cave_in: encounter('falling-rocks', 'bone', 'brown'),
  flame_statues: encounter('dragon-breath', 'fighter', 'ember'),
  force_wall: encounter('energy-shield', 'mage', 'night'),
  locked_door: encounter('locked-door', 'gold', 'rust'),
  pit_of_spikes: encounter('spiky-pit', 'stone', 'steel'),
  rune_puzzle: encounter('rune-stone', 'mage', 'brown'),
  spiked_log: encounter('half-log', 'fighter', 'brown'),
  bramble_wall: encounter('thorny-vine', 'thief', 'moss'),
  falling_tree: encounter('pine-tree', 'slime', 'moss'),
  flooded_tunnel: encounter('flood', 'ice', 'steel'),
  hornet_nest: encounter('tree-beehive', 'gold', 'moss'),
  misty_crossroads: encounter('fog', 'cleric', 'night'),
  poisoned_spring: encounter('poison-bottle', 'slime', 'plum'),
  quicksand: encounter('quicksand', 'gold', 'sand'),
  rotten_bridge: encounter('rope-bridge', 'bone', 'night'),
  spore_cloud: encounter('mushrooms-cluster', 'pink', 'plum'),
  vine_trap: encounter('curling-vines', 'thief', 'brown'),

  warrior: hero('viking-head', 'gold', 'ember'),
  rogue: hero('hooded-figure', 'pink', 'night'),
  archer: hero('archer', 'thief', 'moss'),
  mage: hero('wizard-face', 'mage', 'plum'),
  paladin: hero('templar-shield', 'cleric', 'steel'),
  alchemist: hero('bubbling-flask', 'slime', 'plum'),
  druid: hero('holy-oak', 'thief', 'moss'),
  hunter: hero('bowman', 'fighter', 'sand'),
  slayer: hero('sword-brandish', 'blood', 'night'),
  warden: hero('oak-leaf', 'gold', 'moss'),

  dragons_cave: dungeon('spiked-dragon-head', 'blood', 'ember'),
  yetis_cavern: dungeon('polar-bear', 'ice', 'night'),
  hydras_reef: dungeon('hydra', 'thief', 'steel'),
  lichs_tomb: dungeon('crowned-skull', 'bone', 'plum'),
  minotaurs_maze: dungeon('minotaur', 'fighter', 'rust'),
  the_mudlands: dungeon('golem-head', 'gold', 'brown'),
  realm_of_venom: dungeon('poison-gas', 'slime', 'plum'),
  smoldering_ruins: dungeon('fire-tail', 'fighter', 'ember'),
  vile_roots: dungeon('deku-tree', 'slime', 'moss'),
  lair_of_indrax: dungeon('sea-dragon', 'mage', 'night'),
};

/** Plain glyphs, in the colour of the text. */
const glyphs = [
  'broken-heart',
  'card-discard',
  'castle',
  'check-mark',
  'checked-shield',
  'closed-doors',
  'crossed-swords',
  'death-skull',
  'hearts',
  'hourglass',
  'knapsack',
  'magic-potion',
  'oak-leaf',
  'old-lantern',
  'poison-bottle',
  'round-potion',
  'spell-book',
  'spikes',
  'stairs',
] as const;

export const art = {
  sprites,
  glyphs,
  banner: {
    wall: 'moss',
    figures: [
      ['home-shield', 28],
      ['home-slime', 32],
      ['home-minotaur', 42],
    ],
  },
} satisfies GameArt;
