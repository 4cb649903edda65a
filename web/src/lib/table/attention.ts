/** The windows in which a player is asked, from those that were passed before; the server's terminal has the same. */
import type { Window } from '../server/protocol';

/** Decides in which windows a player is asked: `kernel/features/windows.py` explains phases, moments and effects. */
export class Attention {
  private phase = '';
  private moment = '';
  private readonly gains = new Set<string>();
  private readonly fates = new Set<string>();

  /** Return true if the window has a relevant option that was not passed before. */
  asks(window: Window): boolean {
    this.enter(window);
    return Object.entries(window.options).some(
      ([option, effect]) => !(effect === 'gain' ? this.gains : this.fates).has(option),
    );
  }

  /** Remember a window that the player has passed; with `through` all fates of its moment, too. */
  passed(window: Window, through = false): void {
    this.enter(window);
    for (const [option, effect] of Object.entries(window.options)) {
      if (effect === 'gain') this.gains.add(option);
      else if (through || !window.fleeting) this.fates.add(option);
    }
  }

  private enter(window: Window): void {
    if (window.phase !== this.phase) this.gains.clear();
    if (window.moment !== this.moment) this.fates.clear();
    this.phase = window.phase;
    this.moment = window.moment;
  }
}
