/** Quick start: a first game or its lesson with one press. */
import { gameOf } from '../../games';
import { makeTable } from '../server/api';
import { learning } from '../learning/lesson.svelte';
import { recall, remember } from '../memory';
import type { GameInfo } from '../server/model';
import { router } from '../router.svelte';
import { usualPlan } from './plan';

/** The id of the first lesson. */
export const FIRST = 'first';

export const hasLesson = (game: GameInfo): boolean => game.lessons.includes(FIRST);

/** Return true if the lesson of a game was finished in this browser. */
export const hasLearned = (game: string): boolean => recall('learned-' + game) !== null;

export function learned(game: string): void {
  remember('learned-' + game, 'yes');
}

/** Begin or resume the lesson of a game. */
export async function learn(game: string): Promise<void> {
  const made = await makeTable({ game, seats: [], lesson: FIRST });
  router.go('t/' + made.id);
}

/** Start a game with default options against a bot, or alone; the first one has tips. */
export async function quickStart(game: GameInfo): Promise<void> {
  const first = gameOf(game.id).lesson;
  const seats = first?.seats ?? usualPlan(game).seats.map((seat) => ({ kind: seat === 'me' ? 'me' : 'bot' }) as const);
  const made = await makeTable({ game: game.id, seats, options: first?.options ?? {} });
  if (first && recall('quick-' + game.id) === null) learning.begin(made.id);
  remember('quick-' + game.id, 'yes');
  router.go('t/' + made.id);
}
