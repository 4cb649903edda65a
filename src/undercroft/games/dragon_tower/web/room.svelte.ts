/**
 * The space in the middle of the table. Content that does not fit is reduced step by step: first pictures, then names,
 * so that every window, language and number of heroes shows as much as possible.
 */
import { Shrinking } from '$lib/screen/shrink.svelte';

class Room {
  /** In CSS pixels of the table, which are larger than those of the window on a large screen. */
  width = $state(innerWidth);
  height = $state(innerHeight);
  #shrinking = new Shrinking(2);

  /** True on a phone held upright. */
  get narrow(): boolean {
    return this.width < 520;
  }
  /** True if pictures are hidden. */
  get low(): boolean {
    return this.#shrinking.step > 0;
  }
  /** True if names of cards and idle heroes are reduced, too. */
  get bare(): boolean {
    return this.#shrinking.step > 1;
  }

  /** Reduce the content until this part shows all of it. */
  fit(part: HTMLElement, asked: string): Promise<void> {
    return this.#shrinking.fit(asked, () => part.scrollHeight > part.clientHeight + 1);
  }
}

export const room = new Room();
