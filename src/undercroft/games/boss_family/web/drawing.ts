/** Sprite settings of the family: grid sizes by kind of card, and colours by hero class. */
import { drawnAt, type Drawn } from '$drawing/list';

export const boss = drawnAt(15, 18, 20, 22, 30);
export const room = drawnAt(15, 20, 22, 30);
export const spell = drawnAt(20, 22, 30);
export const hero = drawnAt(15, 22, 28);
export const cleric = (glyph: string): Drawn => hero(glyph, 'cleric', 'night');
export const fighter = (glyph: string): Drawn => hero(glyph, 'fighter', 'rust');
export const mage = (glyph: string): Drawn => hero(glyph, 'mage', 'plum');
export const thief = (glyph: string): Drawn => hero(glyph, 'thief', 'moss');
export const explorer = (glyph: string): Drawn => hero(glyph, 'pink', 'steel');
/** Settings of heroes without a class. */
export const classless = (glyph: string): Drawn => hero(glyph, 'gold', 'brown');
