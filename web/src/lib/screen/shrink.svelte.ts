/** Reduces a part of a table step by step until it fits. */
import { tick } from 'svelte';

export class Shrinking {
  /** The number of steps that were needed. */
  step = $state(0);
  private asked = '';
  private measuring = false;
  private changed = false;

  constructor(private readonly most: number) {}

  /**
   * Take as many steps as are needed; they are kept until the question changes.
   *
   * Changes during the measurement are measured, too.
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
