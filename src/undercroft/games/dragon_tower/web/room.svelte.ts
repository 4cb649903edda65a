/**
 * How much room the middle of the table has. What does not fit is drawn smaller, step by step: first pictures make way
 * for what they stand for, then names; so every window, language and number of heroes gets as much as it can hold.
 */
import { tick } from 'svelte';

class Room {
  /** In the table's own pixels: on a large screen these are larger than the screen's. */
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** How many steps were needed. */
  step = $state(0);
  #asked = '';
  #measuring = false;

  /** A phone held upright. */
  get narrow(): boolean {
    return this.width < 520;
  }
  /** Pictures make way. */
  get low(): boolean {
    return this.step > 0;
  }
  /** Names of cards make way, too, and who only looks on. */
  get bare(): boolean {
    return this.step > 1;
  }

  /** Take as many steps as this part needs to show all of itself; what was needed is needed until something else is asked. */
  async fit(part: HTMLElement, asked: string): Promise<void> {
    if (this.#measuring) return;
    this.#measuring = true;
    if (asked !== this.#asked) this.step = 0;
    this.#asked = asked;
    for (await tick(); this.step < 2 && part.scrollHeight > part.clientHeight + 1; await tick()) this.step++;
    this.#measuring = false;
  }
}

export const room = new Room();
