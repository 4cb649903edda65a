/** A part of a table that is drawn smaller, step by step, until all of it is in view. */
import { tick } from 'svelte';

export class Shrinking {
  /** How many steps were needed. */
  step = $state(0);
  private asked = '';
  private measuring = false;
  private changed = false;

  constructor(private readonly most: number) {}

  /**
   * Take as many steps as are needed; what was needed is needed until something else is asked.
   *
   * What changes while it is measured is measured, too.
   */
  async fit(asked: string, overflows: () => boolean): Promise<void> {
    if (asked !== this.asked) this.step = 0;
    this.asked = asked;
    this.changed = true;
    if (this.measuring) return;
    this.measuring = true;
    while (this.changed) {
      this.changed = false;
      for (await tick(); this.step < this.most && overflows(); await tick()) this.step++;
    }
    this.measuring = false;
  }
}
