/** The one way to the loudspeaker, which browsers open only after somebody has touched the page. */
let context: AudioContext | null = null;

/** Whether somebody has touched the page: before that browsers keep it silent, and complain. */
export const isTouched = (): boolean => navigator.userActivation?.hasBeenActive !== false;

/** Where sounds go; null where there is none, or not yet. */
export function loudspeaker(): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !isTouched()) return null;
  context ??= new AudioContext();
  return context;
}
