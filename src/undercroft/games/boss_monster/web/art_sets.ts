/** What is drawn for the cards of Crash Landing and Tools of Hero-Kind. */
import { drawnAt, type Drawn } from "$drawing/list";

const boss = drawnAt(15, 18, 20, 22, 30);
const room = drawnAt(15, 20, 22, 30);
const spell = drawnAt(20, 22, 30);
const item = drawnAt(15, 20, 22, 30);
const hero = drawnAt(15, 22, 28);
const explorer = (glyph: string): Drawn => hero(glyph, "pink", "steel");

export const setSprites: Record<string, Drawn> = {
  imperiatrix: boss("laurel-crown", "pink", "night"),
  klonos: boss("dna1", "slime", "steel"),
  mando: boss("android-mask", "stone", "sand"),

  alien_excavator: room("mine-truck", "gold", "steel"),
  alien_ooze: room("goo-explosion", "slime", "night"),
  decoy_garden: room("carnivorous-plant", "slime", "moss"),
  frostman_lander: room("ice-golem", "ice", "steel"),
  invasion_swarm: room("alien-bug", "pink", "rust"),
  reactor_core: room("nuclear-plant", "slime", "steel"),
  digicron_library: room("computing", "ice", "night"),
  hypercube: room("cube", "mage", "night"),
  the_omega_42: room("processor", "gold", "night"),
  crash_site: room("ufo", "stone", "sand"),
  caged_gundarf: room("cage", "fighter", "brown"),
  celestial_map: room("ringed-planet", "mage", "plum"),
  darkling_lair: room("alien-stare", "thief", "moss"),
  burial_mound: room("graveyard", "bone", "moss"),
  orcish_smithy: room("sword-smithing", "stone", "ember"),
  artificers_workbench: room("test-tubes", "mage", "brown"),
  magnetic_ceiling: room("magnet", "blood", "steel"),

  finish_him: spell("decapitation", "blood", "night"),
  essence_transfer: spell("life-tap", "pink", "plum"),
  healing_tank: spell("water-tank", "ice", "moss"),
  meteorite: spell("meteor-impact", "fighter", "ember"),
  not_dead_yet: spell("skull-bolt", "bone", "rust"),
  excavation: spell("spade", "stone", "brown"),

  the_prince: hero("crown-coin", "gold", "plum"),
  crash_dodgers: explorer("rocket"),
  corbin_crickton: explorer("telescope"),
  tmatha: explorer("space-suit"),
  lindo_callari: explorer("scout-ship"),
  doug_oshibe_ace_pilot: explorer("spaceship"),
  guy_the_redrobe: explorer("robe"),
  andromeda_james: explorer("laser-gun"),
  morgan_fragman: explorer("compass"),
  banzai_barb: explorer("ray-gun"),
  aliff: explorer("moon-orbit"),
  the_king: hero("king", "gold", "rust"),

  extra_life: item("heart-plus", "blood", "night"),
  holy_hand_grenade: item("holy-hand-grenade", "gold", "night"),
  inquisitors_robes: item("holy-grail", "bone", "night"),
  staff_of_healing: item("caduceus", "cleric", "moss"),
  goblin_suit: item("leg-armor", "slime", "rust"),
  claws_of_the_berserker: item("claws", "fighter", "rust"),
  oversized_sword: item("broadsword", "stone", "rust"),
  vorpal_blade: item("relic-blade", "blood", "rust"),
  antimagic_lizard: item("gecko", "slime", "plum"),
  ice_rod: item("crystal-wand", "ice", "plum"),
  magic_mirror: item("mirror-mirror", "ice", "night"),
  necronomicon: item("evil-book", "mage", "plum"),
  bag_of_holding: item("swap-bag", "gold", "moss"),
  cheat_code: item("keyboard", "stone", "moss"),
  ten_foot_pole: item("bo", "bone", "moss"),
  the_bomb: item("grenade", "stone", "ember"),
  boots_of_jumping: item("boots", "gold", "brown"),
  pet_monster: item("dinosaur-rex", "stone", "brown"),
  star_of_invulnerability: item("star-formation", "gold", "plum"),
  ring_of_invisibility: item("power-ring", "gold", "steel"),
};
