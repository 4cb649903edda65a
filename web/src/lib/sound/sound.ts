/** Synthesized sound effects. */
import { loudspeaker } from './audio';
import { settings } from '../settings.svelte';

type Tone = [frequency: number, start: number, length: number, wave: OscillatorType];

const SOUNDS = {
  turn: [
    [523, 0, 0.09, 'triangle'],
    [784, 0.09, 0.14, 'triangle'],
  ],
  card: [[330, 0, 0.05, 'square']],
  hurt: [
    [140, 0, 0.12, 'sawtooth'],
    [90, 0.08, 0.14, 'sawtooth'],
  ],
  won: [
    [392, 0, 0.12, 'square'],
    [523, 0.12, 0.12, 'square'],
    [659, 0.24, 0.12, 'square'],
    [784, 0.36, 0.3, 'square'],
  ],
  lost: [
    [294, 0, 0.2, 'triangle'],
    [233, 0.2, 0.2, 'triangle'],
    [175, 0.4, 0.4, 'triangle'],
  ],
  talk: [[660, 0, 0.06, 'sine']],
} as const satisfies Record<string, readonly Tone[]>;

/** The gain of a sound at full volume. */
const LOUDEST = 0.1;

/** Play a sound, if sounds are on and can be heard. */
export type SoundName = keyof typeof SOUNDS;

export function play(name: SoundName): void {
  const gain = (LOUDEST * settings.volume.sound) / 100;
  if (settings.sound === 'off' || gain === 0) return;
  const context = loudspeaker();
  if (context === null) return;
  if (context.state === 'suspended') return void context.resume();
  const now = context.currentTime;
  for (const [frequency, start, length, wave] of SOUNDS[name]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = wave;
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(gain, now + start);
    volume.gain.exponentialRampToValueAtTime(0.0001, now + start + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now + start);
    tone.stop(now + start + length);
  }
}
