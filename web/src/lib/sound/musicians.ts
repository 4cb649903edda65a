/** Calls for the one who plays music, and only then loads all that it takes. */
import type { Mood } from './music';

let wanted = 0;

/** Play what a game brings, unless it is called off before it is there. */
export async function playMusic(bring?: () => Promise<Mood>): Promise<void> {
  const turn = ++wanted;
  if (!bring) return;
  const [{ musician }, mood] = await Promise.all([import('./musician'), bring()]);
  if (turn === wanted) musician.play(mood);
}

export async function stopMusic(): Promise<void> {
  const turn = ++wanted;
  const { musician } = await import('./musician');
  if (turn === wanted) musician.stop();
}

/** As loud as the settings say now. */
export async function adjustMusic(): Promise<void> {
  if (wanted > 0) (await import('./musician')).musician.adjust();
}
