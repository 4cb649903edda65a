/** Sound, motion and whether good moves stand out, as this browser remembers them. */
import { recall, remember } from './memory';

export type Motion = 'system' | 'full' | 'reduced';
/** How fast events are shown: as they are, twice as fast, or at once. */
export type Speed = '1' | '2' | 'instant';

const one = <T extends string>(name: string, values: readonly T[]): T =>
  values.find((value) => value === recall(name)) ?? (values[0] as T);

class Settings {
  sound = $state(one('sound', ['on', 'off']));
  motion = $state<Motion>(one('motion', ['system', 'full', 'reduced']));
  speed = $state<Speed>(one('speed', ['1', '2', 'instant']));
  /** Whether the answer that a good player would most likely give is the bright one. */
  suggestions = $state(one('suggestions', ['on', 'off']));
  private system = $state(false);

  constructor() {
    if (typeof matchMedia === 'undefined') return;
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    this.system = query.matches;
    query.addEventListener('change', () => (this.system = query.matches));
  }

  /** Nothing is to travel or pulse. */
  get still(): boolean {
    return this.motion === 'reduced' || (this.motion === 'system' && this.system);
  }

  /** What lasts so long at normal speed lasts this long now (in milliseconds). */
  lasts(milliseconds: number): number {
    if (this.speed === 'instant') return 0;
    return this.speed === '2' ? milliseconds / 2 : milliseconds;
  }

  set(name: 'sound' | 'motion' | 'speed' | 'suggestions', value: string): void {
    remember(name, value);
    this.sound = one('sound', ['on', 'off']);
    this.motion = one('motion', ['system', 'full', 'reduced']);
    this.speed = one('speed', ['1', '2', 'instant']);
    this.suggestions = one('suggestions', ['on', 'off']);
  }
}

export const settings = new Settings();
