/** The banner of Rise of the Minibosses; the family has the art of its cards and table. */
import type { GameArt } from '$drawing/list';

export const art: GameArt = {
  extends: 'boss-family',
  banner: {
    wall: 'night',
    figures: [
      ['spike', 30],
      ['draculad', 30],
      ['brassknuckle', 30],
    ],
  },
};
