/** Values of options in words. */
import { keyOf, messageOf } from '../language/language';
import { has, t } from '../language/language.svelte';
import type { Value } from './plan';

/** Return the text of a choice, or the names of a list of choices or cards. */
export function choiceWords(name: string, value: Value): string {
  if (Array.isArray(value)) return value.map((one) => choiceWords(name, one)).join(', ') || t('setting-nothing');
  const key = `setting-${keyOf(name)}-${keyOf(String(value))}`;
  return t(has(key) ? key : messageOf(String(value)));
}
