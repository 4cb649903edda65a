/** Plays the music of a game: one piece after another, composed on demand; paused while the page is hidden. */
import { isTouched, loudspeaker } from './audio';
import { compose, type Mood, type Piece, type Voice } from './music';
import { settings } from '../settings.svelte';

/** Notes are scheduled this many seconds ahead, at this interval (in milliseconds). */
const AHEAD = 1.2;
const EVERY = 300;
/** The total gain of all voices at full volume. */
const LOUDEST = 0.14;
/** Attack and release of each voice (in seconds): chords swell, the pulse is plucked. */
const SHAPES: Record<Voice, { rise: number; fall: number; gain: number }> = {
  lead: { rise: 0.02, fall: 0.25, gain: 0.7 },
  chord: { rise: 0.5, fall: 0.6, gain: 0.45 },
  bass: { rise: 0.02, fall: 0.2, gain: 0.9 },
  pulse: { rise: 0.005, fall: 0.12, gain: 0.5 },
};

class Musician {
  private mood: Mood | null = null;
  private piece: Piece | null = null;
  private turn = 0;
  private next = 0;
  private begun = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private master: GainNode | null = null;
  private muffled: BiquadFilterNode | null = null;

  /** Play a mood from its beginning; continue if it is already playing. */
  play(mood: Mood): void {
    if (this.mood === mood) return;
    this.stop();
    this.mood = mood;
    if (isTouched()) this.start();
    else {
      addEventListener('pointerup', this.start, { once: true });
      addEventListener('keyup', this.start, { once: true });
    }
    document.addEventListener('visibilitychange', this.look);
  }

  stop(): void {
    this.mood = null;
    this.quiet();
    removeEventListener('pointerup', this.start);
    removeEventListener('keyup', this.start);
    document.removeEventListener('visibilitychange', this.look);
  }

  /** Adjust the volume to the settings. */
  adjust(): void {
    this.master?.gain.setTargetAtTime((LOUDEST * settings.volume.music) / 100, this.master.context.currentTime, 0.05);
  }

  private readonly start = (): void => {
    const context = loudspeaker();
    if (context === null || this.mood === null || this.timer !== undefined || document.hidden) return;
    if (context.state === 'suspended') void context.resume();
    this.master = new GainNode(context, { gain: (LOUDEST * settings.volume.music) / 100 });
    this.muffled = new BiquadFilterNode(context, { type: 'lowpass', frequency: 2400, Q: 0.3 });
    this.muffled.connect(this.master).connect(context.destination);
    this.piece ??= compose(this.mood, this.turn);
    this.begun = context.currentTime + 0.1 - (this.piece.notes[this.next]?.at ?? 0);
    this.timer = setInterval(this.handOver, EVERY);
    this.handOver();
  };

  /** Pause while the page is hidden, and resume where it stopped. */
  private readonly look = (): void => {
    if (document.hidden) this.quiet(false);
    else this.start();
  };

  private quiet(forget = true): void {
    clearInterval(this.timer);
    this.timer = undefined;
    const { master, muffled } = this;
    if (master) {
      master.gain.setTargetAtTime(0, master.context.currentTime, 0.08);
      setTimeout(() => {
        master.disconnect();
        muffled?.disconnect();
      }, 600);
    }
    this.master = this.muffled = null;
    if (forget) [this.piece, this.next, this.turn] = [null, 0, 0];
  }

  private readonly handOver = (): void => {
    const { muffled, mood } = this;
    if (!muffled || !mood) return;
    const until = muffled.context.currentTime + AHEAD;
    while (this.piece) {
      const note = this.piece.notes[this.next];
      if (note === undefined) {
        this.begun += this.piece.length;
        this.turn++;
        this.next = 0;
        this.piece = compose(mood, this.turn);
        continue;
      }
      const at = this.begun + note.at;
      if (at > until) return;
      this.next++;
      const { rise, fall, gain } = SHAPES[note.voice];
      const context = muffled.context;
      const tone = new OscillatorNode(context, {
        type: mood.voices[note.voice],
        frequency: 440 * 2 ** ((note.pitch - 69) / 12),
      });
      const loudness = new GainNode(context, { gain: 0 });
      loudness.gain.setValueAtTime(0, at);
      loudness.gain.linearRampToValueAtTime(note.loud * gain, at + rise);
      loudness.gain.setValueAtTime(note.loud * gain, Math.max(at + rise, at + note.length - fall / 2));
      loudness.gain.linearRampToValueAtTime(0, at + note.length + fall);
      tone.connect(loudness).connect(muffled);
      tone.start(at);
      tone.stop(at + note.length + fall + 0.05);
    }
  };
}

export const musician = new Musician();
