/** The banner of Boss Monster; the family has the art of its cards and table. */
import type { GameArt } from '$drawing/list';

export const art: GameArt = {
  extends: 'boss-family',
  banner: {
    wall: 'plum',
    figures: [
      ['thief_8_a', 28],
      ['bottomless_pit', 30],
      ['home-medusa', 40],
    ],
  },
};
