/** The banner of Rise of the Minibosses; its cards and its table are drawn by the family. */
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
