import type { Mood } from '$lib/sound/music';

/** A climb: an old mode and wide chords. */
export const mood: Mood = {
  seed: 505,
  root: 40,
  scale: [0, 1, 3, 5, 7, 8, 10],
  tempo: 90,
  busy: 0.5,
  chords: { A: [0, 1, 0, 6], B: [3, 5, 1, 0], C: [5, 6, 3, 1] },
  form: 'ABACABCBA',
  voices: { lead: 'triangle', chord: 'triangle', bass: 'sine', pulse: 'sine' },
};
