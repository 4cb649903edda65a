/** The list of sprites, each with a glyph of game-icons and a colour ramp, and of the plain glyphs of the interface. */
import personas from '../../src/undercroft/bots/personas.json';
import type { Ramp, Wall } from './palette';

/** A sprite: glyph, colours, and the grid sizes (in art pixels) at which it is shown. */
export interface Drawn {
  glyph: string;
  ramp: Ramp;
  wall: Wall;
  sizes: number[];
}

/** A figure of a banner: sprite and grid size. */
export type Figure = readonly [name: string, size: number];

/** The banner of a game: three sprites with grid sizes, before a wall. */
export interface Banner {
  wall: Wall;
  figures: readonly [Figure, Figure, Figure];
}

/** The art of a package: sprites of cards by printed id, plain glyphs of the table, and the banner. */
export interface GameArt {
  /** The id of the package with the sprites of cards that are missing here. */
  extends?: string;
  sprites?: Record<string, Drawn>;
  glyphs?: readonly string[];
  /** Absent in a package shared by games that is no game itself. */
  banner?: Banner;
}

/** Return a constructor for sprites with these grid sizes. */
export const drawnAt =
  (...sizes: number[]) =>
  (glyph: string, ramp: Ramp, wall: Wall): Drawn => ({ glyph, ramp, wall, sizes });

const figure = (glyph: string, ramp: Ramp, wall: Wall, ...sizes: number[]): Drawn => ({ glyph, ramp, wall, sizes });

/** Sprites of the app itself. */
export const FIGURES: Record<string, Drawn> = {
  logo: figure('stone-tower', 'gold', 'brown', 14),
  torch: figure('torch', 'gold', 'brown', 14, 18),
  heart: figure('hearts', 'blood', 'rust', 18),
  'heart-minus': figure('heart-minus', 'blood', 'rust', 18),
  skull: figure('skull-crossed-bones', 'dim', 'brown', 16),
  trophy: figure('trophy', 'gold', 'brown', 18, 34),
  grave: figure('tombstone', 'stone', 'brown', 15, 34),
  'home-slime': figure('slime', 'slime', 'brown', 15, 22, 24, 32),
  'home-medusa': figure('medusa-head', 'thief', 'brown', 15, 22, 24, 40),
  'home-dragon': figure('spiked-dragon-head', 'blood', 'brown', 15, 22, 24, 44, 60),
  'home-minotaur': figure('minotaur', 'fighter', 'brown', 15, 22, 24, 42),
  'home-vampire': figure('vampire-dracula', 'mage', 'brown', 15, 22, 24, 42),
  'home-ghost': figure('ghost', 'ice', 'brown', 15, 22, 24, 32),
  'home-mage': figure('wizard-face', 'mage', 'ember', 15, 22, 34),
  'home-shield': figure('templar-shield', 'cleric', 'ember', 15, 22, 28),
  'empty-seat': figure('wooden-chair', 'stone', 'brown', 15, 22),
  // Faces of bots: small in lists, larger at seats.
  ...Object.fromEntries(
    personas.map(({ id, glyph, ramp }) => [`bot-${id}`, figure(glyph, ramp as Ramp, 'brown', 15, 22)]),
  ),
};

/** Return the sprite of a figure: from the game, the app, or the package that the game extends. */
export function figureOf(game: string, name: string, games: Record<string, GameArt>): { name: string; drawn: Drawn } {
  const art = games[game];
  const parent = art?.extends ?? '';
  const found: [string, Drawn | undefined][] = [
    [`${game}/${name}`, art?.sprites?.[name]],
    [name, FIGURES[name]],
    [`${parent}/${name}`, games[parent]?.sprites?.[name]],
  ];
  for (const [full, drawn] of found) if (drawn) return { name: full, drawn };
  throw new Error(`nothing is drawn for ${name}`);
}

/** Plain glyphs, in the colour of the text. */
export const ICONS = [
  'anticlockwise-rotation',
  'cancel',
  'card-pick',
  'check-mark',
  'cog',
  'conversation',
  'crossed-swords',
  'crown',
  'despair',
  'enrage',
  'exit-door',
  'eyeball',
  'fast-forward-button',
  'hamburger-menu',
  'heart-plus',
  'hearts',
  'help',
  'hourglass',
  'imp-laugh',
  'linked-rings',
  'meeple',
  'meeple-group',
  'next-button',
  'padlock',
  'party-popper',
  'pause-button',
  'play-button',
  'previous-button',
  'robot-golem',
  'rule-book',
  'sands-of-time',
  'save',
  'scroll-unfurled',
  'shrug',
  'sound-off',
  'sound-on',
  'stone-tower',
  'surprised',
  'talk',
  'think',
  'thumb-up',
  'torch',
  'trophy',
] as const;
