/** The lines of log and story, from the history of a table. */
import { gameOf, type Chapter } from '../../games';
import { catalogue } from '../../lib/server/catalogue.svelte';
import { eventText, storyText, t, textOf } from '../../lib/language/language.svelte';
import type { Piece } from '../../lib/language/language';
import { ruleOfEvent } from '../../lib/learning/rulebook.svelte';
import type { EventData } from '../../lib/server/model';
import type { TableStore } from '../../lib/table/store.svelte';
import { belongs, together } from '../../lib/table/describe';

/** A heading, or a line. */
export interface Entry {
  key: string;
  heading?: string;
  pieces?: Piece[];
  /** Number of equal lines in a row. */
  times?: number;
  /** Its event, if a section of the rulebook explains it. */
  event?: EventData;
}

const headed = (chapter: Chapter, index: number): Entry => ({
  key: `h${index}`,
  heading: t(chapter.key, chapter.args),
});

/** Return the history as a story. */
export function storyLines(store: TableStore): Entry[] {
  const { chapters } = gameOf(store.game);
  return store.history.all.flatMap(({ event }, index) => {
    const chapter = chapters?.(event);
    const lines = (event.story ?? []).map((line, part) => ({ key: `s${index}-${part}`, pieces: storyText(line) }));
    return chapter ? [headed(chapter, index), ...lines] : lines;
  });
}

/** Return the history as lines of a log: related events share a sentence, and equal lines in a row are counted. */
export function logLines(store: TableStore): Entry[] {
  const { chapters } = gameOf(store.game);
  const gathered = catalogue.of(store.game)?.gathered ?? [];
  const lines = new Map(store.history.log.map((line) => [line.index, line.pieces]));
  const found: Entry[] = [];
  let gathering: EventData[] = [];
  store.history.all.forEach(({ event }, index) => {
    const chapter = chapters?.(event);
    if (chapter) {
      gathering = [];
      found.push(headed(chapter, index));
    }
    const pieces = lines.get(index);
    if (!pieces || chapter?.saysAll) return;
    const before = found.at(-1);
    const gathers = gathered.includes(event.event) && belongs(gathering, event);
    gathering = gathers ? [...gathering, event] : [event];
    if (before?.pieces && gathers) {
      before.pieces = eventText(together(gathering), store.names, store.seat) ?? pieces;
    } else if (before?.pieces && textOf(before.pieces) === textOf(pieces)) {
      before.times = (before.times ?? 1) + 1;
    } else found.push({ key: `l${index}`, pieces, ...(ruleOfEvent(store.game, event) ? { event } : {}) });
  });
  return found;
}
