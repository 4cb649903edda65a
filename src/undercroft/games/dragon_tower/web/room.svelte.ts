/**
 * How much room the middle of the table has. What does not fit is drawn smaller, step by step: first pictures make way
 * for what they stand for, then names; so every window, language and number of heroes gets as much as it can hold.
 */
import { Shrinking } from '$lib/screen/shrink.svelte';

class Room {
  /** In the table's own pixels: on a large screen these are larger than the screen's. */
  width = $state(innerWidth);
  height = $state(innerHeight);
  #shrinking = new Shrinking(2);

  /** A phone held upright. */
  get narrow(): boolean {
    return this.width < 520;
  }
  /** Pictures make way. */
  get low(): boolean {
    return this.#shrinking.step > 0;
  }
  /** Names of cards make way, too, and who only looks on. */
  get bare(): boolean {
    return this.#shrinking.step > 1;
  }

  /** Take as many steps as this part needs to show all of itself. */
  fit(part: HTMLElement, asked: string): Promise<void> {
    return this.#shrinking.fit(asked, () => part.scrollHeight > part.clientHeight + 1);
  }
}

export const room = new Room();
