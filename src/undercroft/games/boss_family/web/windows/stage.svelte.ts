/** The walk of a hero while the events of a change are shown one after another. */
import { untrack } from 'svelte';
import type { EventData } from '$lib/server/model';
import type { TableStore } from '$lib/table/store.svelte';
import { bossView, isStep, walked, type ShownWalk } from '../model';

export class Stage {
  /** The walk that is being shown; null if the walk of the view applies. */
  walk = $state.raw<ShownWalk | null>(null);

  constructor(private readonly store: TableStore) {
    $effect(() => {
      const event = store.playback.shown;
      untrack(() => this.follow(event));
    });
  }

  private follow(event: EventData | null): void {
    const view = bossView(this.store.view);
    if (event === null || view === null) this.walk = null;
    else if (isStep(event)) this.walk = walked(this.walk, event, view);
    else if (this.walk?.end) this.walk = null; // the walk is over
  }
}
