/** Deals a name and a picture to a guest who has none yet; both can be changed. */
import { choosePicture, getProfile, rename } from '../server/api';
import type { Me } from '../server/protocol';
import { t } from '../language/language.svelte';
import { recall, remember } from '../memory';

/** Remembered once a name was dealt in this browser. */
const DEALT = 'dealt';

const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(Math.random() * list.length)];

/** Return the guest's name, after dealing one to a newcomer. */
export async function dealName({ name }: Me): Promise<string | null> {
  const dealt = oneOf(t('newcomer-names').split(', '));
  if (name !== null || !dealt || recall(DEALT) !== null) return name;
  remember(DEALT, 'yes');
  const picture = oneOf((await getProfile()).pictures);
  if (picture !== undefined) await choosePicture(picture);
  return (await rename(dealt)).name;
}
