/** The door for tables that game packages bring: a module `web/table.js` that exports `mount`. */
import { addressOf } from '../lib/server/base';
import { Name, type Arguments } from '../lib/language/language';
import { optionText, promptText, t } from '../lib/language/language.svelte';
import type { Option, View } from '../lib/server/model';
import type { TableStore } from '../lib/table/store.svelte';

/** What such a table can ask and do. Everything is read anew at every update. */
export interface TableHost {
  /** What the seat here may know of the table; null before the game has begun. */
  view(): View | null;
  /** What the seat here can do now; empty when it is not asked. */
  options(): readonly Option[];
  /** Do one of them; a grave one has to be chosen twice. */
  choose(option: Option): void;
  /** The names at the seats. */
  names(): readonly string[];
  /** A message of the game in the person's language; an argument `{ key }` stands for a named thing. */
  text(key: string, args?: Record<string, string | number | { key: string }>): string;
  /** What an option does, in a few words. */
  optionText(option: Option): string;
  /** What is asked, in one sentence; empty when nothing is. */
  promptText(): string;
}

/** What `mount` gives back: `update` is called whenever something changed, `destroy` when the table is left. */
export interface Mounted {
  update?: () => void;
  destroy?: () => void;
}

export type Mount = (element: HTMLElement, host: TableHost) => Mounted;

/** The `mount` of a module. */
export async function loadTable(path: string): Promise<Mount> {
  const module = (await import(/* @vite-ignore */ addressOf(path))) as { mount?: unknown };
  if (typeof module.mount !== 'function') throw new Error(`${path} exports no function mount`);
  return module.mount as Mount;
}

export function hostOf(store: TableStore): TableHost {
  return {
    view: () => store.view,
    options: () => store.options,
    choose: (option) => store.choose(option),
    names: () => store.names,
    text: (key, args = {}) => {
      const named: Arguments = {};
      for (const [name, value] of Object.entries(args))
        named[name] = typeof value === 'object' ? new Name(value.key) : value;
      return t(key, named);
    },
    optionText: (option) => optionText(option, store.names),
    promptText: () => (store.view?.decision ? promptText(store.view.decision, store.names) : ''),
  };
}
