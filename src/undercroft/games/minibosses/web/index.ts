/** Rise of the Minibosses: the family's table, with coins and minibosses. */
import type { GameModule } from '$games';
import { family } from '$packages/boss_family/web/module';

export const game: GameModule = {
  ...family,
  guide: 'home-minotaur',
  music: async () => (await import('./music')).mood,
};
