import type { Mood } from '$lib/sound/music';

/** Streets at night: faster and rougher than Boss Monster. */
export const mood: Mood = {
  seed: 202,
  root: 43,
  scale: [0, 2, 3, 5, 7, 9, 10],
  tempo: 112,
  busy: 0.75,
  chords: { A: [0, 3, 0, 6], B: [3, 4, 6, 0], C: [5, 6, 0, 0] },
  form: 'AABACABCBA',
  voices: { lead: 'sawtooth', chord: 'triangle', bass: 'square', pulse: 'square' },
};
