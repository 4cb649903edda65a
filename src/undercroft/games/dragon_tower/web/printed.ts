/** Where the parts of a card come from: what the rulebook shows of it, and the rest, which is our own. */
import { Name } from '$lib/language';
import { t } from '$lib/language.svelte';
import type { PrintedCard } from '$lib/model';
import type { Part } from '$lib/origin';
import { ATTRIBUTES } from './model';

/** What the card tables call a part, as a message. */
function words(part: string): string {
  if (part === 'name_ru') return t('web-part-name');
  const attribute = ATTRIBUTES.find((one) => one === part.replace('has ', '').toLowerCase());
  if (attribute && part.startsWith('has '))
    return t('web-dt-part-has', {
      attribute: new Name('attribute-' + attribute),
    });
  if (attribute) return t('attribute-' + attribute);
  return t('web-dt-part-' + part.toLowerCase().replaceAll(' ', '-'));
}

/** The parts of a card with their sources. */
export function partsOf({ source, facts }: PrintedCard): Part[] {
  const named = (facts.from_rulebook as string[] | undefined) ?? [];
  return [
    ...named.map((part) => ({ words: words(part), source: 'rulebook' })),
    {
      words: t(named.length > 0 ? 'web-part-rest' : 'web-origin-whole'),
      source: named.length > 0 ? 'original' : source,
    },
  ];
}
