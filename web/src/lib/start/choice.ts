/** The value of an option in words. */
import { keyOf, messageOf } from '../language/language';
import { has, t } from '../language/language.svelte';
import type { Value } from './plan';

/** A choice by its text, a list of choices or of cards by their names. */
export function choiceWords(name: string, value: Value): string {
  if (Array.isArray(value)) return value.map((one) => choiceWords(name, one)).join(', ') || t('setting-nothing');
  const key = `setting-${keyOf(name)}-${keyOf(String(value))}`;
  return t(has(key) ? key : messageOf(String(value)));
}
