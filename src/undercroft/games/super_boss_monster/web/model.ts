/** The part of a view that only Super Boss Monster has, and what its board reads from it. */
import { messageOf } from '$lib/language/language';
import type { ShownCard, Told, EventData, View } from '$lib/server/model';
import { isTurnOver } from '$packages/boss_family/web/model';
import type { City, Landmark, Solo, Space, SuperView as Whole } from './view';

export type SuperView = Told<Whole>;
export type { City, Landmark, Solo, Space } from './view';

/** A view as this game's. */
export const superView = (view: View | null): SuperView | null => view as SuperView | null;

// -- the phases of a turn ------------------------------------------------------------------------------------------

export const PHASES = ['town', 'build', 'minion', 'bait', 'adventure', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** The phase that the strip shows, or null while the game is being set up: the reveal ends Build. */
export function phaseOf(view: SuperView): Phase | null {
  if (view.phase === 'reveal') return view.round === 0 ? null : 'build';
  return PHASES.find((phase) => phase === view.phase) ?? null;
}

/** Whether the board is what counts now: cards are taken there and minions sent. Else it is low. */
export const isBoardPhase = (view: SuperView): boolean => view.phase === 'town' || view.phase === 'minion';

// -- spaces --------------------------------------------------------------------------------------------------------

const LANDMARKS = ['temple', 'stadium', 'library', 'hideout', 'tavern', 'launch_pad'] as const;
const KINDS = ['treasure', 'bonus', 'summon'] as const;

/** The action spaces in the order in which options count them; nothing but heroes is to be had in the tavern. */
export const SPACES: readonly string[] = LANDMARKS.flatMap((landmark) =>
  KINDS.filter((kind) => landmark !== 'tavern' || kind === 'summon').map((kind) => `${landmark}_${kind}`),
);

/** The number of a space, by which options point at it. */
export const numberOf = (space: string): number => SPACES.indexOf(space);

/** The message of what a space does. */
export const effectOf = (space: string): string => `space-${space.replaceAll('_', '-')}-text`;

/** The message of a few words for it on the board: treasure and summon are everywhere alike. */
export const labelOf = ({ id, kind }: Pick<Space, 'id' | 'kind'>): string =>
  'web-sb-space-' + (kind === 'bonus' ? id.replaceAll('_', '-') : kind);

/** The landmark of a space. */
export const landmarkOf = (space: string): string => space.replace(/_(treasure|bonus|summon)$/, '');

/** The message of the name of a landmark. */
export const nameOfLandmark = (landmark: string): string => 'landmark-' + landmark.replaceAll('_', '-');

/** Why a space cannot be entered, as a message; null if it can, or somebody stands there. */
export function whyShut({ kind, open, minions }: Space): string | null {
  if (open || minions.length > 0) return null;
  return kind === 'summon' ? 'web-sb-no-hero' : 'web-sb-covered';
}

/** The space of that name on the board of now. */
export function spaceIn(city: City, id: string): { landmark: Landmark; space: Space } | null {
  for (const landmark of city.landmarks)
    for (const space of landmark.spaces) if (space.id === id) return { landmark, space };
  return null;
}

// -- alone ---------------------------------------------------------------------------------------------------------

/** The message of the title that the score of now would bring. */
export const titleOf = ({ challenge, title }: Solo): string =>
  `title-${challenge ? 'true-' : ''}${title.replaceAll('_', '-')}`;

// -- the market ----------------------------------------------------------------------------------------------------

/** A place of the market: a card, or who took the one that lay there. */
export type MarketPlace = { card: ShownCard } | { taken: { seat: number; card: ShownCard } | null };

/** The places of the market as they were filled in this turn, with those who emptied them. */
export function marketPlaces(view: SuperView, history: readonly EventData[]): MarketPlace[] {
  const lying = view.zones.market;
  const since = history.findLastIndex(({ event }) => event === 'market-filled' || event === 'market-cleared');
  const filled = history[since];
  if (filled?.event !== 'market-filled') return lying.map((card) => ({ card }));
  const taken = history.slice(since).filter(({ event }) => event === 'market-card-taken');
  const put = (filled.cards as ShownCard[]).map(({ id }) => id);
  const added = lying.filter(({ id }) => !put.includes(id)).map((card): MarketPlace => ({ card }));
  return [
    ...put.map((id): MarketPlace => {
      const card = lying.find((one) => one.id === id);
      if (card) return { card };
      const event = taken.find((one) => (one.card as ShownCard).id === id);
      return { taken: event ? { seat: Number(event.seat), card: event.card as ShownCard } : null };
    }),
    ...added,
  ];
}

// -- the order of the turn -----------------------------------------------------------------------------------------

/** What a player is about in this turn: the message of it. */
export type Doing = 'done' | 'now' | 'next' | 'waits';

/** Who has had a turn in this phase, who is asked, and who comes next, by seat. */
export function doings(view: SuperView): Doing[] {
  const asked = view.decision?.seat;
  const next = WITH_TURNS.includes(view.phase)
    ? view.order.find((seat) => seat !== asked && !isTurnOver(view, seat))
    : undefined;
  return view.players.map((_, seat) => {
    if (seat === asked) return 'now';
    if (isTurnOver(view, seat)) return 'done';
    return seat === next ? 'next' : 'waits';
  });
}

/** The phases in which one player after another has a turn. */
const WITH_TURNS = ['town', 'build', 'adventure'];

/** Where a minion stands, as the message of a place; null on its base. */
export function standsAt(view: SuperView, seat: number, cardIn: (id: number) => ShownCard | undefined): string | null {
  const { space = null, card = null } = view.city.minions[seat] ?? {};
  if (space !== null) return nameOfLandmark(landmarkOf(space));
  const printed = card === null ? undefined : cardIn(card)?.card;
  return printed === undefined ? null : messageOf(printed);
}
