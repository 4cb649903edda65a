/** Tips at the first table of a quick start: the table, and the dismissed tips. */
import { recall, remember } from '../memory';

class Learning {
  private table = $state(recall('lesson') ?? '');
  private away = $state.raw<string[]>((recall('lesson-away') ?? '').split(' '));

  /** Begin with a new table: all tips are shown again. */
  begin(code: string): void {
    this.keep(code, []);
  }

  /** Dismiss a tip for this game. */
  putAway(tip: string): void {
    this.keep(this.table, [...this.away, tip]);
  }

  /** Dismiss all tips. */
  end(): void {
    this.keep('', []);
  }

  /** Return true if a table shows a tip. */
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
