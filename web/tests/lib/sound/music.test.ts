import { describe, expect, it } from 'vitest';
import { BARS, compose, pitchOf, type Mood, type Note } from '$lib/sound/music';
import { gameOf, bundledGames } from '$games';

const moods = await Promise.all(
  bundledGames.map(async (game): Promise<[string, Mood]> => {
    const mood = await gameOf(game).music?.();
    if (!mood) throw new Error(`${game} brings no music`);
    return [game, mood];
  }),
);

describe.each(moods)('the music of %s', (_, mood) => {
  const piece = compose(mood);

  it('is deterministic, and differs by turn', () => {
    expect(compose(mood)).toEqual(piece);
    expect(compose(mood, 1).notes).not.toEqual(piece.notes);
  });

  it('stays in its scale', () => {
    const allowed = new Set(mood.scale.map((step) => (mood.root + step) % 12));
    for (const { pitch } of piece.notes) expect(allowed.has(pitch % 12)).toBe(true);
  });

  it('is audible: neither too low nor too high, and never loud', () => {
    for (const { pitch, loud, length } of piece.notes) {
      expect(pitch).toBeGreaterThanOrEqual(33);
      expect(pitch).toBeLessThanOrEqual(93);
      expect(loud).toBeLessThan(0.9);
      expect(length).toBeGreaterThan(0.05);
    }
  });

  it('lasts some minutes and never repeats a section', () => {
    expect(piece.length).toBeGreaterThan(120);
    const section = piece.length / mood.form.length;
    const heard = [...mood.form].map((_letter, index) => written(piece.notes, index * section, section));
    expect(new Set(heard).size).toBe(mood.form.length);
    expect(heard.every((notes) => notes.length > BARS)).toBe(true);
  });

  it('has a lead, a bass and chords that begin in order and end in time', () => {
    expect(new Set(piece.notes.map((note) => note.voice))).toEqual(new Set(['lead', 'chord', 'bass', 'pulse']));
    const begins = piece.notes.map((note) => note.at);
    expect(begins).toEqual([...begins].sort((one, other) => one - other));
    expect(Math.max(...piece.notes.map((note) => note.at + note.length))).toBeLessThanOrEqual(piece.length + 0.01);
  });
});

it('differs by game', () => {
  const tunes = moods.map(([, mood]) => JSON.stringify(compose(mood).notes.slice(0, 40)));
  expect(new Set(tunes).size).toBe(moods.length);
});

it('extends its scale beyond the octave in both directions', () => {
  const mood = { root: 60, scale: [0, 2, 4, 5, 7, 9, 11] } as unknown as Mood;
  expect([0, 1, 6, 7, 14, -1, -7].map((degree) => pitchOf(mood, degree))).toEqual([60, 62, 71, 72, 84, 59, 48]);
});

/** Return a section's lead and bass as text, with times from its start. */
function written(notes: readonly Note[], from: number, length: number): string {
  const inside = notes.filter(({ at, voice }) => at >= from - 0.001 && at < from + length - 0.001 && voice !== 'chord');
  return inside.map(({ at, pitch, voice }) => `${voice[0]}${pitch}@${(at - from).toFixed(2)}`).join(' ');
}
