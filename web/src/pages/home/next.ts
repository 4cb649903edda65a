/** Suggested next steps, the most urgent first: unfinished games, challenges, lessons and puzzles. */
import type { DailyPage, PuzzleLine, TableLine } from '../../lib/server/protocol';

/** A suggested step and its game. */
export type Step =
  | { kind: 'turn' | 'lesson-left'; game: string; line: TableLine }
  | { kind: 'first' | 'lesson' | 'quick' | 'daily'; game: string }
  | { kind: 'puzzle'; game: string; number: number };

/** Data about the guest; absent until it is loaded. */
export interface Known {
  mine: readonly TableLine[];
  finished: readonly TableLine[];
  /** The games with a lesson; `learned` are those whose lesson is finished. */
  lessons: readonly string[];
  learned: readonly string[];
  /** All available games. */
  games: readonly string[];
  daily?: DailyPage;
  puzzles?: Readonly<Record<string, readonly PuzzleLine[]>>;
}

/** Maximum number of steps to show. */
export const MOST_STEPS = 4;

/** Maximum number of games that wait for the guest; the list of tables has all of them. */
const MOST_TURNS = 2;

/** Return the next steps, the most urgent first. */
export function nextSteps(known: Known): Step[] {
  const { mine, finished, lessons, learned, games } = known;
  const waiting = mine.filter((line) => line.my_turn && !line.lesson).slice(0, MOST_TURNS);
  const left = mine.filter((line) => line.lesson);
  const steps: Step[] = [...waiting.map((line) => of('turn', line)), ...left.map((line) => of('lesson-left', line))];
  const isNew = finished.length === 0 && learned.length === 0 && mine.length === left.length;
  const lately = finished[0]?.game ?? learned.at(-1);
  /** Return the last played game if it is among some, else one without a step so far. */
  const pick = (among: readonly string[]): string | undefined =>
    among.find((game) => game === lately) ??
    among.find((game) => steps.every((step) => step.game !== game)) ??
    among[0];

  const unlearned = lessons.filter((game) => !learned.includes(game) && left.every((line) => line.game !== game));
  if (isNew && unlearned[0] !== undefined && left.length === 0) steps.push({ kind: 'first', game: unlearned[0] });
  const daily = pick((known.daily?.games ?? []).filter((one) => !one.played).map((one) => one.game));
  if (daily !== undefined) steps.push({ kind: 'daily', game: daily });
  if (unlearned[0] !== undefined && !isNew) steps.push({ kind: 'lesson', game: unlearned[0] });
  const puzzles = Object.entries(known.puzzles ?? {}).flatMap(([game, lines]) => {
    const next = lines.find((one) => !one.solved);
    return next ? [[game, next.number] as const] : [];
  });
  const puzzled = pick(puzzles.map(([game]) => game));
  for (const [game, number] of puzzles) if (game === puzzled) steps.push({ kind: 'puzzle', game, number });
  const quick = pick(games);
  if (quick !== undefined) steps.push({ kind: 'quick', game: quick });
  return steps.slice(0, MOST_STEPS);
}

const of = (kind: 'turn' | 'lesson-left', line: TableLine): Step => ({ kind, game: line.game, line });
