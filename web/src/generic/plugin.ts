/** The interface of tables in game packages: a module `web/table.js` that exports `mount`. */
import { addressOf } from '../lib/server/base';
import { Name, type Arguments } from '../lib/language/language';
import { optionText, promptText, t } from '../lib/language/language.svelte';
import type { Option, View } from '../lib/server/model';
import type { TableStore } from '../lib/table/store.svelte';

/** The functions for such a table. Their results change with every update. */
export interface TableHost {
  /** Return the view of this seat; null before the game has begun. */
  view(): View | null;
  /** Return the legal options of this seat; empty if it is not asked. */
  options(): readonly Option[];
  /** Choose an option; a grave one has to be chosen twice. */
  choose(option: Option): void;
  /** Return the names at the seats. */
  names(): readonly string[];
  /** Return a message in the player's language; an argument `{ key }` is the name with this message key. */
  text(key: string, args?: Record<string, string | number | { key: string }>): string;
  /** Return the short text of an option. */
  optionText(option: Option): string;
  /** Return the text of the question; empty if there is none. */
  promptText(): string;
}

/** The result of `mount`: `update` is called after every change, `destroy` on leaving the table. */
export interface Mounted {
  update?: () => void;
  destroy?: () => void;
}

export type Mount = (element: HTMLElement, host: TableHost) => Mounted;

/** Load a module and return its `mount`. */
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
