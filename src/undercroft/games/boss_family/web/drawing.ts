/** How the cards of the family are drawn: the grid sizes of each kind, and the colours by which heroes of a class are known. */
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
/** Heroes without a class. */
export const classless = (glyph: string): Drawn => hero(glyph, 'gold', 'brown');
