/** Rise of the Minibosses, as the register of games wants it: the family's table, with coins and minibosses to explain. */
import type { GameModule } from '$games';
import { game as base } from '$packages/boss_monster/web';

export const game: GameModule = {
  ...base,
  guide: 'home-minotaur',
  music: async () => (await import('./music')).mood,
};
