import type { Mood } from '$lib/sound/music';

/** A sly march in a minor key. */
export const mood: Mood = {
  seed: 101,
  root: 45,
  scale: [0, 2, 3, 5, 7, 8, 11],
  tempo: 100,
  busy: 0.6,
  chords: { A: [0, 0, 3, 4], B: [5, 3, 0, 4], C: [3, 6, 2, 4] },
  form: 'ABACABCA',
  voices: { lead: 'square', chord: 'triangle', bass: 'triangle', pulse: 'square' },
};
