/** The server's HTTP side. */
import type {
  Achievements,
  Created,
  DailyPage,
  Frame,
  Hint,
  Me,
  NewTable,
  Planned,
  PlanWanted,
  Profile,
  PushOffer,
  PuzzleLine,
  RecoveryPhrase,
  ReviewTold,
  Seat,
  SeatChange,
  Subscription,
  TableLine,
  TableLists,
  Watch,
} from './protocol';
import type { Campaign, CampaignFile } from '../start/campaign';
import type { GameInfo, PrintedCard, EventData, View } from './model';
import type { Rulebook } from '../learning/rulebook';

/** A request that was refused, with the server's code and details. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly details: Record<string, unknown>,
  ) {
    super(code);
  }
}

/** One moment of a replay. */
export interface Moment extends Omit<Frame, 'events' | 'view'> {
  events: EventData[];
  view: View;
}

/** Some moments of a game, and how many there are. */
export interface Watched {
  game: string;
  seats: number;
  /** Who played, as far as the record names them. */
  players: Seat[];
  total: number;
  /** The options of the game. */
  options: Record<string, unknown>;
  frames: Moment[];
  /** The rules of today are those of the game, so that one can play on from any moment. */
  playable: boolean;
}

async function ask(path: string, method = 'GET', body?: unknown): Promise<Response> {
  const headers: HeadersInit = body === undefined ? {} : { 'Content-Type': 'application/json' };
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal('no-connection', {});
  }
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => null);
  if (problem !== null && typeof problem === 'object' && 'code' in problem) {
    const details = 'details' in problem ? (problem.details as Record<string, unknown>) : {};
    throw new Refusal(String(problem.code), details);
  }
  throw new Refusal('server-failed', { status: response.status });
}

async function json<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  return (await (await ask(path, method, body)).json()) as T;
}

export const getGames = (): Promise<GameInfo[]> => json('api/games');
export const getCards = (game: string): Promise<PrintedCard[]> => json(`api/games/${game}/cards`);
export const getRulebook = (game: string): Promise<Rulebook | null> => json(`api/games/${game}/rulebook`);
/** The review of a finished game from a seat, or how far it is. */
export const getReview = (code: string, seat: number): Promise<ReviewTold> => json(`api/tables/${code}/review/${seat}`);
export const getTexts = async (lang: string, game: string): Promise<string> =>
  (await ask(`api/texts/${lang}/${game}`)).text();
/** What is offered for a set-up that is being put together, and what of it does not fit. */
export const getPlan = (game: string, wanted: PlanWanted): Promise<Planned> =>
  json(`api/games/${game}/plan`, 'POST', wanted);
export const getMe = (): Promise<Me> => json('api/me');
export const rename = (name: string): Promise<Me> => json('api/me', 'PUT', { name });
/** A new phrase that takes this guest to another browser. */
export const makePhrase = (): Promise<RecoveryPhrase> => json('api/me/phrase', 'POST', {});
/** Become the guest to whom a phrase was given. */
export const recover = (phrase: string): Promise<Me> => json('api/me/recover', 'POST', { phrase });
export const getAchievements = (): Promise<Record<string, Achievements>> => json('api/achievements');
/** What the guest has played, won and solved. */
export const getProfile = (): Promise<Profile> => json('api/profile');
/** Be shown with another picture. */
export const choosePicture = (picture: string): Promise<Profile> => json('api/profile/picture', 'PUT', { picture });
/** The key that browsers subscribe to notices with; null where the server sends none. */
export const getPushKey = (): Promise<PushOffer> => json('api/push');
/** Be told in this browser. */
export const subscribePush = (wanted: Subscription): Promise<PushOffer> => json('api/push', 'PUT', wanted);
/** Be told in this browser no more. */
export const unsubscribePush = (endpoint: string): Promise<PushOffer> => json('api/push', 'DELETE', { endpoint });
/** The challenges of a day; null is today. */
export const getDaily = (day: string | null): Promise<DailyPage> => json('api/daily' + (day ? `?day=${day}` : ''));
/** The table of one's try of today. */
export const tryDaily = (game: string): Promise<Created> => json(`api/daily/${game}`, 'POST', {});
/** The puzzles by game, the easiest first; games without are left out. */
export const getPuzzles = (): Promise<Record<string, PuzzleLine[]>> => json('api/puzzles');
/** A new table with a puzzle. */
export const tryPuzzle = (game: string, number: number): Promise<Created> =>
  json(`api/puzzles/${game}/${number}`, 'POST', {});
/** The first move of a puzzle's solution. */
export const getHint = (game: string, number: number): Promise<Hint> => json(`api/puzzles/${game}/${number}/hint`);
/** The guest's campaigns by game; games without one are left out. */
export const getCampaigns = (): Promise<Record<string, Campaign>> => json('api/campaigns');
/** Where a campaign is as a file. */
export const campaignPath = (game: string): string => `api/campaigns/${game}`;
/** Put a file in the place of what is kept. */
export const replaceCampaign = (game: string, file: CampaignFile): Promise<Campaign> =>
  json(campaignPath(game), 'PUT', file);
/** Decide something, such as which mark to tick. */
export const changeCampaign = (game: string, wish: Record<string, string>): Promise<Campaign> =>
  json(campaignPath(game), 'POST', wish);
export const getTables = (): Promise<TableLists> => json('api/tables');
export const getTable = (code: string): Promise<TableLine> => json(`api/tables/${code}`);
export const makeTable = (wanted: NewTable): Promise<Created> => json('api/tables', 'POST', wanted);
export const changeSeat = (code: string, seat: number, change: SeatChange): Promise<{ seats: Seat[] }> =>
  json(`api/tables/${code}/seats/${seat}`, 'POST', change);
/** End a game that cannot go on because its rules have changed. */
export const endTable = (code: string): Promise<TableLine> => json(`api/tables/${code}/end`, 'POST', {});
export const getRecord = async (code: string): Promise<string> => (await ask(`api/tables/${code}/record`)).text();
export const watch = (wish: Partial<Watch>): Promise<Watched> => json('api/watch', 'POST', wish);
