/** Settings of this browser: theme, sound, motion, speed and suggestions. */
import { recall, remember } from './memory';

/** The choices; the first one is the default unless `USUAL` names another. */
export const CHOICES = {
  theme: ['dark', 'light', 'system'],
  sound: ['on', 'off'],
  music: ['on', 'off'],
  motion: ['system', 'full', 'reduced'],
  /** Speed of events: half, normal, double, or instant. */
  speed: ['slow', '1', '2', 'instant'],
  /** The star on a good move: only in lessons and hints, or at every question. */
  suggestions: ['off', 'on'],
} as const;
const USUAL: Partial<Record<string, string>> = { speed: '1' };
type Name = keyof typeof CHOICES;
type Chosen = { [name in Name]: (typeof CHOICES)[name][number] };

/** Names of volumes, from 0 to 100. */
export type Channel = 'sound' | 'music';
const USUAL_VOLUME = { sound: 50, music: 40 };

function chosen<N extends Name>(name: N): Chosen[N] {
  const values = CHOICES[name] as readonly string[] as readonly Chosen[N][];
  const kept = values.find((value) => value === recall(name)) ?? values.find((value) => value === USUAL[name]);
  return kept ?? (values[0] as Chosen[N]);
}

function volume(name: Channel): number {
  const kept = recall('volume-' + name);
  const number = Number(kept);
  return kept !== null && number >= 0 && number <= 100 ? number : USUAL_VOLUME[name];
}

/** Report a media query of the system, now and after changes. */
function watchMedia(query: string, report: (matches: boolean) => void): void {
  if (typeof matchMedia === 'undefined') return;
  const asked = matchMedia(query);
  report(asked.matches);
  asked.addEventListener('change', () => report(asked.matches));
}

class Settings {
  theme = $state(chosen('theme'));
  sound = $state(chosen('sound'));
  music = $state(chosen('music'));
  motion = $state(chosen('motion'));
  speed = $state(chosen('speed'));
  suggestions = $state(chosen('suggestions'));
  volume = $state({ sound: volume('sound'), music: volume('music') });
  private calm = $state(false);
  private bright = $state(false);

  constructor() {
    watchMedia('(prefers-reduced-motion: reduce)', (calm) => (this.calm = calm));
    watchMedia('(prefers-color-scheme: light)', (bright) => (this.bright = bright));
  }

  /** True for reduced motion. */
  get still(): boolean {
    return this.motion === 'reduced' || (this.motion === 'system' && this.calm);
  }

  /** True for the light theme. */
  get light(): boolean {
    return this.theme === 'light' || (this.theme === 'system' && this.bright);
  }

  /** Scale a duration (in milliseconds) to the current speed. */
  lasts(milliseconds: number): number {
    return milliseconds * { slow: 2, '1': 1, '2': 0.5, instant: 0 }[this.speed];
  }

  set(name: Name, value: string): void {
    remember(name, value);
    Object.assign(this, { [name]: chosen(name) });
  }

  /** Switch a sound on or off. */
  toggle(name: Channel): void {
    this.set(name, this[name] === 'on' ? 'off' : 'on');
  }

  setVolume(name: Channel, value: number): void {
    remember('volume-' + name, String(value));
    this.volume[name] = volume(name);
  }
}

export const settings = new Settings();
