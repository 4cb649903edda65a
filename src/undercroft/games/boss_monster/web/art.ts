/** The banner of Boss Monster; its cards and its table are drawn by the family. */
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
