/** Loads the music player on first use. */
import type { Mood } from './music';

let wanted = 0;

/** Play the music of a game, unless another call comes before it is loaded. */
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

/** Adjust the volume to the settings. */
export async function adjustMusic(): Promise<void> {
  if (wanted > 0) (await import('./musician')).musician.adjust();
}
