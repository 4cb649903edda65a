/**
 * A deterministic composer: writes a piece of some minutes from the mood of a game and a number.
 *
 * A piece is a sequence of sections, each eight bars over one of the mood's chord progressions. Sections with the same
 * letter share a motif and vary it, so that they are recognizable without repeating bars.
 */

/** The parameters of a game's music. */
export interface Mood {
  /** The random seed of the piece. */
  seed: number;
  /** The lowest note of the scale as a MIDI number (48 is a C). */
  root: number;
  /** The scale in semitones above the root, beginning with 0. */
  scale: readonly number[];
  /** Beats per minute. */
  tempo: number;
  /** The density of the lead's notes, from 0 to 1. */
  busy: number;
  /** Chords by degree of the scale, one per bar, for each letter of the form. */
  chords: Readonly<Record<string, readonly number[]>>;
  /** The order of the sections, by letters. */
  form: string;
  /** The waveform of each voice. */
  voices: Readonly<Record<Voice, OscillatorType>>;
}

export type Voice = 'lead' | 'chord' | 'bass' | 'pulse';

export interface Note {
  /** Start in seconds. */
  at: number;
  length: number;
  /** MIDI number. */
  pitch: number;
  voice: Voice;
  /** From 0 to 1. */
  loud: number;
}

export interface Piece {
  notes: Note[];
  /** Seconds. */
  length: number;
}

const BEATS = 4;
export const BARS = 8;

/** Return a seeded random generator of numbers from 0 to 1 (mulberry32). */
function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Return the note of a degree of the scale; degrees continue beyond the octave in both directions. */
export function pitchOf(mood: Mood, degree: number): number {
  const count = mood.scale.length;
  const octave = Math.floor(degree / count);
  return mood.root + 12 * octave + (mood.scale[degree - octave * count] ?? 0);
}

/** A motif of two bars: beat, duration, and steps above the chord of each note. */
type Motif = { beat: number; beats: number; step: number }[];

function motifOf(random: () => number, busy: number): Motif {
  const motif: Motif = [];
  let [beat, step] = [0, [0, 2, 4][Math.floor(random() * 3)] ?? 0];
  while (beat < 2 * BEATS - 0.5) {
    const beats = random() < busy * 0.6 ? 0.5 : random() < busy ? 1 : 2;
    if (random() < 0.35 + busy * 0.5) motif.push({ beat, beats: Math.min(beats, 2 * BEATS - beat), step });
    step = Math.max(-3, Math.min(7, step + Math.floor(random() * 5) - 2));
    beat += beats;
  }
  return motif;
}

/** Compose the piece of a mood; each turn gives another piece. */
export function compose(mood: Mood, turn = 0): Piece {
  const random = chance(mood.seed + turn * 7919);
  const second = 60 / mood.tempo;
  const notes: Note[] = [];
  const motifs = new Map<string, Motif>();
  const add = (voice: Voice, beat: number, beats: number, degree: number, loud: number): void => {
    notes.push({ at: beat * second, length: beats * second, pitch: pitchOf(mood, degree), voice, loud });
  };
  const octave = mood.scale.length;
  [...mood.form].forEach((letter, section) => {
    const chords = mood.chords[letter] ?? [0];
    if (!motifs.has(letter)) motifs.set(letter, motifOf(random, mood.busy));
    const motif = motifs.get(letter) ?? [];
    const first = section === 0; // the lead enters after the other voices
    for (let bar = 0; bar < BARS; bar++) {
      const chord = chords[bar % chords.length] ?? 0;
      const beat = (section * BARS + bar) * BEATS;
      for (const third of [0, 2, 4]) add('chord', beat, BEATS, octave + chord + third, 0.32);
      add('bass', beat, 1.5, chord, 0.8);
      add('bass', beat + 2, 1, random() < 0.3 ? chord + 4 : chord, 0.6);
      if (random() < 0.4) add('bass', beat + 3.5, 0.5, chord + (random() < 0.5 ? 1 : -1), 0.45);
      if (section % 2 === 1)
        for (let half = 0; half < 8; half++)
          if (random() < 0.8)
            add('pulse', beat + half / 2, 0.4, octave + chord + ([0, 2, 4, 7][(half + section) % 4] ?? 0), 0.22);
      if (bar % 2 === 0 && !(first && bar < BARS / 2)) {
        const shift = Math.floor(random() * 3) - 1;
        for (const { beat: at, beats, step } of motif) {
          const place = 2 * octave + (chords[(bar + Math.floor(at / BEATS)) % chords.length] ?? 0);
          const degree = place + step + (random() < 0.3 ? shift : 0);
          if (random() < 0.12) continue; // a rest
          if (beats >= 1 && random() < 0.25) {
            add('lead', beat + at, beats / 2, degree, 0.6);
            add('lead', beat + at + beats / 2, beats / 2, degree + (random() < 0.5 ? 1 : -1), 0.5);
          } else add('lead', beat + at, beats * 0.95, degree, 0.65);
        }
      }
    }
  });
  notes.sort((one, other) => one.at - other.at);
  return { notes, length: mood.form.length * BARS * BEATS * second };
}
