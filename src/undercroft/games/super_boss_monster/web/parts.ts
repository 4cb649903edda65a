/** Hooks of the game module for this edition; the family has the others. */
import type { GameModule, Lesson } from '$games';
import { Name, messageOf, type Arguments } from '$lib/language/language';
import type { Keyed } from '$lib/table/keys';
import { t } from '$lib/language/language.svelte';
import type { Option, ShownCard, EventData, View } from '$lib/server/model';
import type { Journey } from '$lib/screen/motion';
import { cardIn } from '$packages/boss_family/web/model';
import * as family from '$packages/boss_family/web/parts';
import { effectOf, landmarkOf, nameOfLandmark, spaceIn, superView, type SuperView } from './model';

/** Verbs with a button in addition to the glowing target. */
const LISTED = ['draw_instead', 'summon_to'];
/** Questions about many cards, spaces or players, without a primary answer. */
const NO_PRIMARY = [
  'which_market_card',
  'where_to_send',
  'whose_dungeon',
  'which_leftover',
  'which_stack',
  'how_many_tokens',
];

/** Building nothing is final: never the primary answer, and with a key of its own. */
const DECLINING = 'place_nothing';

export const keyed = (option: Option, view: View): Keyed | undefined =>
  option.verb === DECLINING ? 'own' : family.keyed(option, view);

export const listed = (option: Option): boolean => LISTED.includes(option.verb) || family.listed(option);

/** Return the primary answer: the picked one; none among many. */
export function primary(answers: readonly Option[], view: View): Option | undefined {
  const [only, ...more] = answers.filter((option) => !option.back);
  if (more.length === 0 && only?.verb === DECLINING) return undefined;
  if (NO_PRIMARY.includes(view.decision?.prompt ?? '')) return more.length === 0 ? only : undefined;
  return family.primary(answers, view);
}

/** Return the question about a picked space, with its action. */
export function question(view: View, begun: readonly Option[]): { key: string; args: Arguments } | null {
  const [first, ...more] = begun;
  const shown = superView(view);
  if (shown?.decision?.prompt === 'whose_dungeon') return aboutSummoned(shown, String(shown.decision.args.space));
  if (first === undefined || more.length > 0 || shown === null) return family.question(view, begun);
  if (first.verb === 'send_minion') return aboutSpace(shown, String(first.args.space));
  if (first.verb === 'post_minion') {
    const card = cardIn(shown, Number(first.args.card))?.card;
    return card === undefined ? null : { key: `${messageOf(card)}-space`, args: {} };
  }
  return family.question(view, begun);
}

/** Return the question about the destination of a hero, with its token. */
function aboutSummoned(view: SuperView, id: string): { key: string; args: Arguments } | null {
  const found = spaceIn(view.city, id);
  const hero = cardIn(view, found?.landmark.heroes[0] ?? -1)?.card;
  if (!found || hero === undefined) return null;
  return { key: 'web-sb-ask-dungeon', args: { hero: new Name(messageOf(hero)), token: signed(found.space.token) } };
}

const signed = (token: number): string => (token > 0 ? `+${token}` : `−${-token}`);

/** Return the text of a space's action, with the name of a summoned hero. */
function aboutSpace(view: SuperView, id: string): { key: string; args: Arguments } {
  const found = spaceIn(view.city, id);
  const hero = found?.space.kind === 'summon' ? cardIn(view, found.landmark.heroes[0] ?? -1)?.card : undefined;
  if (hero === undefined || !found) return { key: effectOf(id), args: {} };
  return {
    key: view.city.solo ? 'web-sb-ask-summon-alone' : 'web-sb-ask-summon',
    args: { hero: new Name(messageOf(hero)), token: signed(found.space.token) },
  };
}

/** Return the short text of sending a minion to a space; the question has the details. */
export function answer(option: Option, view: View): { key: string; args: Arguments } | null {
  if (option.verb === 'send_minion') {
    const landmark = nameOfLandmark(landmarkOf(String(option.args.space)));
    return { key: 'web-sb-send', args: { landmark: new Name(landmark) } };
  }
  return family.answer(option, view);
}

const thingOf = (card: unknown): { thing: string } | object => {
  const id = (card as ShownCard | undefined)?.id;
  return id === undefined ? {} : { thing: `card-${id}` };
};
const cards = (value: unknown): ShownCard[] => (Array.isArray(value) ? (value as ShownCard[]) : []);

/** Return the journeys of cards to and from the market; the others are those of the family. */
export const journeys: NonNullable<GameModule['journeys']> = (event: EventData): Journey[] => {
  switch (event.event) {
    case 'market-filled':
      return cards(event.cards).map((card) => ({
        ...thingOf(card),
        from: `deck-${card.back ?? 'room'}`,
        to: 'market',
      }));
    case 'market-card-taken':
      return [{ ...thingOf(event.card), from: 'market', to: `hand-${Number(event.seat)}` }];
    case 'market-cleared':
      return cards(event.cards).map((card) => ({ ...thingOf(card), from: 'market', to: 'discard' }));
    default:
      return family.journeys(event);
  }
};

/** Return the tip of this edition, or that of the family. */
function tip(view: View): string | null {
  switch (view.decision?.prompt) {
    case 'which_market_card':
      return 'web-sb-tip-market';
    case 'where_to_send':
      return 'web-sb-tip-minion';
    case 'what_to_build':
      return 'web-bm-tip-build';
    default:
      return family.lesson.tip(view);
  }
}

export const lesson: Lesson = { ...family.lesson, tip };

/** Return the score and title of a solo game. */
export function ending(view: View, events: readonly EventData[]): string[] {
  const shown = superView(view);
  const end = events.findLast((event) => event.event === 'solo-ended');
  if (!shown?.city.solo || !end) return [];
  const title = 'title-' + String(end.title).replaceAll('_', '-');
  return [t('web-sb-ending', { n: Number(end.points), title: new Name(title) })];
}
