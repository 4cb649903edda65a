/** Tips at the first table of a quick start: which table has them, and which have been put away. */
import { recall, remember } from '../memory';

class Learning {
  private table = $state(recall('lesson') ?? '');
  private away = $state.raw<string[]>((recall('lesson-away') ?? '').split(' '));

  /** A new table that teaches: every tip counts again. */
  begin(code: string): void {
    this.keep(code, []);
  }

  /** Put one tip away for this game. */
  putAway(tip: string): void {
    this.keep(this.table, [...this.away, tip]);
  }

  /** No more tips. */
  end(): void {
    this.keep('', []);
  }

  /** Whether a tip is to be shown at a table. */
  shows(code: string, tip: string): boolean {
    return code === this.table && !this.away.includes(tip);
  }

  private keep(table: string, away: string[]): void {
    this.table = table;
    this.away = away;
    remember('lesson', table);
    remember('lesson-away', away.join(' '));
  }
}

export const learning = new Learning();
