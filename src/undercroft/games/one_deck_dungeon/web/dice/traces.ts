/** Identities of dice for animations: dice have no ids, so moves between pools and boxes are inferred here. */
import type { DungeonView } from '../model';

/** A die with a name that it keeps while its moves can be inferred. */
export interface NamedDie {
  word: string;
  name: string;
}

/** The dice of each row, by the row's name: `pool-0`, `box-3`. */
export type Rows = ReadonlyMap<string, readonly NamedDie[]>;

export const poolRow = (hero: number): string => `pool-${hero}`;
export const boxRow = (place: number): string => `box-${place}`;

/** Return the words of all dice on the table by row. */
export function diceOf(view: DungeonView): Map<string, readonly string[]> {
  const rows = new Map<string, readonly string[]>();
  for (const hero of view.encounter?.party ?? []) rows.set(poolRow(hero), view.heroes[hero]?.pool ?? []);
  view.encounter?.boxes.forEach((box, place) => rows.set(boxRow(place), box.dice));
  return rows;
}

/** Return a key of the encounter, or of the round and pair of a boss fight; names of dice last as long as it. */
export const roundOf = (view: DungeonView): string =>
  JSON.stringify([view.turn, view.encounter?.card?.id, view.encounter?.party, view.boss?.round]);

/**
 * Name the dice after a change. Dice stay in their row if possible; of equal dice the one named `leaving` moves first.
 * A die that left a row and an equal one that entered another are the same; all others get new names.
 */
export function named(
  before: Rows,
  now: ReadonlyMap<string, readonly string[]>,
  fresh: () => string,
  leaving = '',
): Rows {
  const left = new Map(
    [...before].map(([row, dice]) => [
      row,
      dice.toSorted((a, b) => Number(a.name === leaving) - Number(b.name === leaving)),
    ]),
  );
  const take = (dice: NamedDie[] | undefined, word: string): string | undefined => {
    const place = dice?.findIndex((die) => die.word === word) ?? -1;
    return place < 0 ? undefined : dice?.splice(place, 1)[0]?.name;
  };
  const stayed = [...now].map(([row, words]) => ({
    row,
    dice: words.map((word) => ({ word, name: take(left.get(row), word) })),
  }));
  const gone = [...left.values()].flat();
  return new Map(
    stayed.map(({ row, dice }) => [
      row,
      dice.map(({ word, name }) => ({
        word,
        name: name ?? take(gone, word) ?? fresh(),
      })),
    ]),
  );
}
