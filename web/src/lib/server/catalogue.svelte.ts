/** The games as the server lists them, fetched once for all who need them. */
import { getGames } from './api';
import type { GameInfo } from './model';

class Catalogue {
  private games = $state.raw<readonly GameInfo[]>([]);
  private fetched: Promise<void> | undefined;

  /** Fetch the list, once; after a failure the next one who needs it asks again. */
  load(): Promise<void> {
    this.fetched ??= getGames().then(
      (games) => {
        this.games = games;
      },
      (error: unknown) => {
        this.fetched = undefined;
        throw error;
      },
    );
    return this.fetched;
  }

  /** A game as the server lists it; undefined until the list has come. */
  of(game: string): GameInfo | undefined {
    return this.games.find((one) => one.id === game);
  }
}

export const catalogue = new Catalogue();
