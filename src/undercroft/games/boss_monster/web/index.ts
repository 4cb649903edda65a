/** Boss Monster: the family's table. */
import type { GameModule } from '$games';
import { family } from '$packages/boss_family/web/module';

export const game: GameModule = {
  ...family,
  guide: 'home-medusa',
  music: async () => (await import('./music')).mood,
};
