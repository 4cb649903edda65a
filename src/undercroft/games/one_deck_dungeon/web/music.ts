import type { Mood } from '$lib/sound/music';

/** A descent: slow steps and time running out. */
export const mood: Mood = {
  seed: 404,
  root: 41,
  scale: [0, 2, 3, 5, 7, 8, 10],
  tempo: 84,
  busy: 0.4,
  chords: { A: [0, 5, 3, 4], B: [0, 6, 5, 4], C: [3, 0, 5, 6] },
  form: 'ABACBACA',
  voices: { lead: 'triangle', chord: 'sine', bass: 'triangle', pulse: 'triangle' },
};
