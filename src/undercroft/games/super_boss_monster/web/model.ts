/** Typed access to the view of Super Boss Monster, and values that its board derives from it. */
import { messageOf } from '$lib/language/language';
import type { ShownCard, WithoutMetadata, EventData, View } from '$lib/server/model';
import { isTurnOver } from '$packages/boss_family/web/model';
import type { City, Landmark, Solo, Space, SuperView as Whole } from './view';

export type SuperView = WithoutMetadata<Whole>;
export type { City, Landmark, Solo, Space } from './view';

/** Return a view with the type of this game. */
export const superView = (view: View | null): SuperView | null => view as SuperView | null;

// -- the phases of a turn ------------------------------------------------------------------------------------------

export const PHASES = ['town', 'build', 'minion', 'bait', 'adventure', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** Return the phase to mark, or null during the set-up; the reveal belongs to Build. */
export function phaseOf(view: SuperView): Phase | null {
  if (view.phase === 'reveal') return view.round === 0 ? null : 'build';
  return PHASES.find((phase) => phase === view.phase) ?? null;
}

/** Return true in phases that use the board, to take cards and send minions. */
export const isBoardPhase = (view: SuperView): boolean => view.phase === 'town' || view.phase === 'minion';

// -- spaces --------------------------------------------------------------------------------------------------------

const LANDMARKS = ['temple', 'stadium', 'library', 'hideout', 'tavern', 'launch_pad'] as const;
const KINDS = ['treasure', 'bonus', 'summon'] as const;

/** The action spaces in the order of their numbers in options; the tavern has only a space to summon. */
export const SPACES: readonly string[] = LANDMARKS.flatMap((landmark) =>
  KINDS.filter((kind) => landmark !== 'tavern' || kind === 'summon').map((kind) => `${landmark}_${kind}`),
);

/** Return the number of a space in options. */
export const numberOf = (space: string): number => SPACES.indexOf(space);

/** Return the message key of a space's action. */
export const effectOf = (space: string): string => `space-${space.replaceAll('_', '-')}-text`;

/** Return the message key of a space's label; treasure and summon are the same everywhere. */
export const labelOf = ({ id, kind }: Pick<Space, 'id' | 'kind'>): string =>
  'web-sb-space-' + (kind === 'bonus' ? id.replaceAll('_', '-') : kind);

/** Return the landmark of a space. */
export const landmarkOf = (space: string): string => space.replace(/_(treasure|bonus|summon)$/, '');

/** Return the message key of a landmark's name. */
export const nameOfLandmark = (landmark: string): string => 'landmark-' + landmark.replaceAll('_', '-');

/** Return the message key of the reason why a space is closed; null if it is open or occupied. */
export function whyShut({ kind, open, minions }: Space): string | null {
  if (open || minions.length > 0) return null;
  return kind === 'summon' ? 'web-sb-no-hero' : 'web-sb-covered';
}

/** Return a space of the current board by id. */
export function spaceIn(city: City, id: string): { landmark: Landmark; space: Space } | null {
  for (const landmark of city.landmarks)
    for (const space of landmark.spaces) if (space.id === id) return { landmark, space };
  return null;
}

// -- solo ----------------------------------------------------------------------------------------------------------

/** Return the message key of the title for the current score. */
export const titleOf = ({ challenge, title }: Solo): string =>
  `title-${challenge ? 'true-' : ''}${title.replaceAll('_', '-')}`;

// -- the market ----------------------------------------------------------------------------------------------------

/** A place of the market: a card, or the player who took it. */
export type MarketPlace = { card: ShownCard } | { taken: { seat: number; card: ShownCard } | null };

/** Return the places of the market as filled in this turn, with the players who emptied them. */
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

/** The progress of a player in this phase, part of a message key. */
export type Doing = 'done' | 'now' | 'next' | 'waits';

/** Return the progress of the players in this phase, by seat. */
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

/** Phases in which players take turns. */
const WITH_TURNS = ['town', 'build', 'adventure'];

/** Return the message key of a minion's place; null on its base. */
export function standsAt(view: SuperView, seat: number, cardIn: (id: number) => ShownCard | undefined): string | null {
  const { space = null, card = null } = view.city.minions[seat] ?? {};
  if (space !== null) return nameOfLandmark(landmarkOf(space));
  const printed = card === null ? undefined : cardIn(card)?.card;
  return printed === undefined ? null : messageOf(printed);
}
