import type { Mood } from '$lib/sound/music';

/** A market town: bright, with a raised fourth. */
export const mood: Mood = {
  seed: 303,
  root: 48,
  scale: [0, 2, 4, 6, 7, 9, 11],
  tempo: 108,
  busy: 0.65,
  chords: { A: [0, 1, 0, 4], B: [5, 1, 4, 0], C: [2, 5, 1, 4] },
  form: 'ABABCACBA',
  voices: { lead: 'square', chord: 'triangle', bass: 'triangle', pulse: 'triangle' },
};
