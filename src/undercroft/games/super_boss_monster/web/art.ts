/** Sprites of Super Boss Monster (glyph and colours for cards and places of the board) and plain glyphs of the board. */
import { drawnAt, type Drawn, type GameArt } from '$drawing/list';
import type { Ramp, Wall } from '$drawing/palette';
import { boss, classless, cleric, fighter, mage, room, spell, thief } from '$packages/boss_family/web/drawing';

const cards: Record<string, Drawn> = {
  bishop_bonemeal: boss('chess-bishop', 'bone', 'plum'),
  abbess_ashveil: boss('hood', 'stone', 'ember'),
  the_sunken_oracle: boss('sunken-eye', 'ice', 'night'),
  emperor_dododo: boss('dodo', 'fighter', 'rust'),
  gromgut_the_gourmand: boss('gluttony', 'slime', 'rust'),
  queen_thornhide: boss('porcupine', 'blood', 'moss'),
  your_sliminess: boss('slime', 'mage', 'plum'),
  professor_polyp: boss('octopus', 'pink', 'night'),
  madame_marionette: boss('puppet', 'bone', 'rust'),
  baron_von_grabbe: boss('sad-crab', 'gold', 'moss'),
  captain_rustclaw: boss('robot-grab', 'fighter', 'steel'),
  mimi_the_mimic: boss('locked-chest', 'pink', 'plum'),

  wailing_crypt: room('crypt-entrance', 'ice', 'night'),
  mourners_chapel: room('church', 'stone', 'night'),
  ghoul_kitchen: room('meat-cleaver', 'stone', 'rust'),
  confession_booth: room('kneeling', 'cleric', 'brown'),
  bone_choir: room('triple-skulls', 'bone', 'plum'),
  reliquary_snare: room('skull-in-jar', 'gold', 'night'),
  cathedral_of_chains: room('crossed-chains', 'bone', 'night'),
  lichs_infirmary: room('morgue-feet', 'slime', 'steel'),
  soul_mill: room('water-mill', 'ice', 'plum'),
  frozen_monster: room('frozen-body', 'ice', 'steel'),
  minion_arena: room('bully-minion', 'slime', 'sand'),
  goblin_gym: room('weight-lifting-up', 'slime', 'brown'),
  bruiser_barracks: room('brute', 'fighter', 'moss'),
  boulder_ramp_sbm: room('boulder-dash', 'stone', 'sand'),
  ogre_toll_bridge: room('arch-bridge', 'bone', 'moss'),
  titans_forge: room('anvil-impact', 'stone', 'ember'),
  dragon_colosseum: room('spiked-dragon-head', 'fighter', 'sand'),
  siege_golem: room('metal-golem-head', 'stone', 'rust'),
  book_eater_dragon: room('drakkar-dragon', 'mage', 'night'),
  runic_study: room('triquetra', 'cleric', 'plum'),
  wisp_aviary: room('spark-spirit', 'thief', 'night'),
  cursed_bookshelf: room('evil-book', 'blood', 'plum'),
  arcane_turbine: room('turbine', 'mage', 'steel'),
  portal_alcove: room('magic-portal', 'pink', 'night'),
  mana_reactor: room('reactor', 'mage', 'ember'),
  astral_observatory: room('observatory', 'bone', 'night'),
  storm_djinn: room('djinn', 'ice', 'plum'),
  trap_in_a_box: room('boxing-glove-surprise', 'blood', 'moss'),
  cutpurse_alley: room('shiny-purse', 'gold', 'night'),
  spring_floor: room('spring', 'gold', 'moss'),
  smugglers_chute: room('warp-pipe', 'thief', 'brown'),
  dart_gallery: room('dart', 'bone', 'moss'),
  vanishing_bridge: room('rope-bridge', 'bone', 'night'),
  vault_of_blades: room('sword-array', 'ice', 'moss'),
  clockwork_gauntlet: room('clockwork', 'gold', 'steel'),
  counterfeit_treasury: room('banknote', 'slime', 'sand'),
  crusader_kennel: room('hound', 'cleric', 'rust'),
  haunted_scriptorium: room('quill-ink', 'ice', 'brown'),
  beggars_catacomb: room('skeletal-hand', 'bone', 'steel'),
  elemental_dojo: room('fire-silhouette', 'fighter', 'plum'),
  booby_trapped_armory: room('battle-gear', 'stone', 'brown'),
  mirror_bazaar: room('medieval-pavilion', 'mage', 'moss'),
  grand_menagerie: room('elephant', 'gold', 'plum'),
  clock_tower_of_doom: room('clock-tower', 'blood', 'night'),
  sanctum_of_whispers: room('lips', 'pink', 'plum'),

  stealth: spell('running-ninja', 'thief', 'night'),
  grand_heist: spell('gold-bar', 'gold', 'plum'),
  ghost_cheat: spell('floating-ghost', 'ice', 'plum'),
  safety_inspection: spell('mining-helmet', 'gold', 'steel'),
  freeze_sbm: spell('snowflake-1', 'ice', 'night'),
  co_op: spell('shaking-hands', 'gold', 'plum'),
  adventure: spell('treasure-map', 'bone', 'sand'),
  dream_catcher: spell('dream-catcher', 'pink', 'night'),
  power_bonus: spell('mighty-force', 'fighter', 'ember'),
  extra_spikes: spell('spiked-fence', 'stone', 'rust'),
  critical_hit: spell('bullseye', 'blood', 'night'),
  rush_job: spell('stopwatch', 'gold', 'brown'),
  loot_drop: spell('swap-bag', 'gold', 'night'),
  checkpoint: spell('checkered-flag', 'bone', 'moss'),
  coup_de_grace: spell('guillotine', 'stone', 'ember'),
  golden_bait: spell('fishing-hook', 'gold', 'steel'),
  continue: spell('joystick', 'pink', 'plum'),

  pim_choir_recruit: cleric('sing'),
  acolyte: cleric('candles'),
  brother_barrow: cleric('wheelbarrow'),
  sister_lanterna: cleric('old-lantern'),
  tollo_the_bell_ringer: cleric('ringing-bell'),
  pilgrim_gang: cleric('pilgrim-hat'),
  bunny: fighter('rabbit-head'),
  gladiator: fighter('crested-helmet'),
  laliho: fighter('dwarf-helmet'),
  dent_shield_tester: fighter('slashed-shield'),
  twigblade: fighter('tree-branch'),
  hilda_monster_tamer: fighter('whip'),
  fizz_first_year: mage('fizzing-flask'),
  researcher: mage('microscope'),
  orbella_owlhat: mage('barn-owl'),
  quill_the_footnoted: mage('quill'),
  sparkplug_ned: mage('spark-plug'),
  nullo_the_unenchantable: mage('magic-shield'),
  pockets: thief('trousers'),
  criminal: thief('wanted-reward'),
  velvet_vic: thief('top-hat'),
  rope_trick_rosa: thief('lasso'),
  snatch_and_sons: thief('snatch'),
  lockjaw_lou: thief('wolf-trap'),
  idler: classless('sleepy'),
  saint_ottoline: cleric('dove'),
  priestess: cleric('pouring-chalice'),
  archdeacon_thunder: cleric('thor-hammer'),
  halo_of_hobb: cleric('spiked-halo'),
  sir_overkill: fighter('overkill'),
  champion: fighter('podium-winner'),
  brunhilde_ironbraid: fighter('viking-head'),
  the_wrecking_squire: fighter('wrecking-ball'),
  zephyra_stormscroll: mage('scroll-unfurled'),
  archivist: mage('book-pile'),
  magister_moonbeard: mage('moon'),
  vexa_silence_incarnate: mage('nothing-to-say'),
  night_cat_nadia: thief('bastet'),
  rogue: thief('thrown-knife'),
  the_gilded_ghost: thief('invisible-face'),
  backdoor_bastian: thief('entry-door'),
  bar_brawler: classless('broken-bottle'),
};

/** Glyphs of the actions of spaces; the bonus differs by landmark. */
const TREASURE = 'cut-diamond';
const SUMMON = 'bugle-call';

const building = drawnAt(15, 22, 30);
const space = drawnAt(15);

/** Return the sprites of a landmark and its spaces, in the colours of its heroes. */
function landmark(id: string, glyph: string, ramp: Ramp, wall: Wall, bonus: string): Record<string, Drawn> {
  return {
    [id]: building(glyph, ramp, wall),
    [`${id}_treasure`]: space(TREASURE, ramp, wall),
    [`${id}_bonus`]: space(bonus, ramp, wall),
    [`${id}_summon`]: space(SUMMON, ramp, wall),
  };
}

const board: Record<string, Drawn> = {
  ...landmark('temple', 'greek-temple', 'cleric', 'night', 'card-pickup'),
  ...landmark('stadium', 'arena', 'fighter', 'rust', 'brick-wall'),
  ...landmark('library', 'open-book', 'mage', 'plum', 'spell-book'),
  ...landmark('hideout', 'cave-entrance', 'thief', 'moss', 'plain-dagger'),
  ...landmark('launch_pad', 'rocket', 'pink', 'steel', 'card-random'),
  // The tavern takes heroes of every class and offers nothing but them.
  tavern: building('beer-stein', 'gold', 'brown'),
  tavern_summon: space(SUMMON, 'gold', 'brown'),
};

/** Plain glyphs of the board, in the colour of the text; the rest of the table uses those of the family. */
const glyphs = [
  'greek-temple', // the landmarks
  'arena',
  'open-book',
  'cave-entrance',
  'rocket',
  'beer-stein',

  SUMMON, // actions of spaces: summon a hero
  'card-pickup', // take a leftover card of the market
  'brick-wall', // draw a room
  'spell-book', // draw a spell
  'plain-dagger', // raise the damage of the last room
  'card-random', // shuffle a stack of rooms

  'imp-laugh', // a minion
  'spiky-explosion', // a damage token
  'heart-plus', // a health token that raises, and one that lowers
  'half-heart',
  TREASURE, // a treasure token, and its space
  'flying-flag', // the first player
  'shopping-bag', // the market
] as const;

export const art = {
  extends: 'boss-family',
  sprites: { ...cards, ...board },
  glyphs,
  banner: {
    wall: 'moss',
    figures: [
      ['tavern', 30],
      ['your_sliminess', 30],
      ['bunny', 28],
    ],
  },
} satisfies GameArt;
