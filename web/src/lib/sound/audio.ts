/** The shared audio context, which browsers allow only after a user gesture. */
let context: AudioContext | null = null;

/** Return true after a user gesture; before it browsers block sound with a warning. */
export const isTouched = (): boolean => navigator.userActivation?.hasBeenActive !== false;

/** Return the audio context; null if there is none, or not yet. */
export function loudspeaker(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !isTouched()) return null;
  context ??= new AudioContext();
  return context;
}
