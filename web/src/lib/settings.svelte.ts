/** Looks, sound, motion and whether good moves stand out, as this browser remembers them. */
import { recall, remember } from './memory';

/** What can be chosen, the usual first. */
export const CHOICES = {
  theme: ['dark', 'light', 'system'],
  sound: ['on', 'off'],
  music: ['on', 'off'],
  motion: ['system', 'full', 'reduced'],
  /** How fast events are shown: as they are, twice as fast, or at once. */
  speed: ['1', '2', 'instant'],
  /** Whether the answer that a good player would most likely give is the bright one. */
  suggestions: ['on', 'off'],
} as const;
type Name = keyof typeof CHOICES;
type Chosen = { [name in Name]: (typeof CHOICES)[name][number] };

/** How loud, from 0 to 100. */
export type Loud = 'sound' | 'music';
const USUAL_VOLUME = { sound: 50, music: 40 };

function chosen<N extends Name>(name: N): Chosen[N] {
  const values = CHOICES[name] as readonly string[] as readonly Chosen[N][];
  return values.find((value) => value === recall(name)) ?? (values[0] as Chosen[N]);
}

function volume(name: Loud): number {
  const kept = recall('volume-' + name);
  const number = Number(kept);
  return kept !== null && number >= 0 && number <= 100 ? number : USUAL_VOLUME[name];
}

/** Whether the system wishes something, as it does now and later. */
function wished(query: string, tell: (wishes: boolean) => void): void {
  if (typeof matchMedia === 'undefined') return;
  const asked = matchMedia(query);
  tell(asked.matches);
  asked.addEventListener('change', () => tell(asked.matches));
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
    wished('(prefers-reduced-motion: reduce)', (calm) => (this.calm = calm));
    wished('(prefers-color-scheme: light)', (bright) => (this.bright = bright));
  }

  /** Nothing is to travel or pulse. */
  get still(): boolean {
    return this.motion === 'reduced' || (this.motion === 'system' && this.calm);
  }

  /** Dark ink on light ground. */
  get light(): boolean {
    return this.theme === 'light' || (this.theme === 'system' && this.bright);
  }

  /** What lasts so long at normal speed lasts this long now (in milliseconds). */
  lasts(milliseconds: number): number {
    if (this.speed === 'instant') return 0;
    return this.speed === '2' ? milliseconds / 2 : milliseconds;
  }

  set(name: Name, value: string): void {
    remember(name, value);
    Object.assign(this, { [name]: chosen(name) });
  }

  /** On becomes off, and off on. */
  toggle(name: Loud): void {
    this.set(name, this[name] === 'on' ? 'off' : 'on');
  }

  setVolume(name: Loud, value: number): void {
    remember('volume-' + name, String(value));
    this.volume[name] = volume(name);
  }
}

export const settings = new Settings();
