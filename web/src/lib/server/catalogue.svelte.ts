/** The server's list of games, fetched once. */
import { getGames } from './api';
import type { GameInfo } from './model';

class Catalogue {
  private games = $state.raw<readonly GameInfo[]>([]);
  private fetched: Promise<void> | undefined;

  /** Fetch the list once; a call after a failure tries again. */
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

  /** Return a game of the list; undefined until it is loaded. */
  of(game: string): GameInfo | undefined {
    return this.games.find((one) => one.id === game);
  }
}

export const catalogue = new Catalogue();
