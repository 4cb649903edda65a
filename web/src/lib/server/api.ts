/** Client of the HTTP API. */
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

/** A refused request, with the server's error code and details. */
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

/** A range of a replay's moments, with their total number. */
export interface ReplayChunk {
  game: string;
  seats: number;
  /** The players, as far as the record names them. */
  players: Seat[];
  total: number;
  /** The options of the game. */
  options: Record<string, unknown>;
  frames: Moment[];
  /** True if the rules have not changed, so that a new game can start from any moment. */
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
/** Get the review of a finished game from a seat, or its progress. */
export const getReview = (code: string, seat: number): Promise<ReviewTold> => json(`api/tables/${code}/review/${seat}`);
export const getTexts = async (lang: string, game: string): Promise<string> =>
  (await ask(`api/texts/${lang}/${game}`)).text();
/** Get the valid options of a set-up, and its settings that do not fit. */
export const getPlan = (game: string, wanted: PlanWanted): Promise<Planned> =>
  json(`api/games/${game}/plan`, 'POST', wanted);
export const getMe = (): Promise<Me> => json('api/me');
export const rename = (name: string): Promise<Me> => json('api/me', 'PUT', { name });
/** Create a recovery phrase, to use this guest in another browser. */
export const makePhrase = (): Promise<RecoveryPhrase> => json('api/me/phrase', 'POST', {});
/** Switch to the guest of a recovery phrase. */
export const recover = (phrase: string): Promise<Me> => json('api/me/recover', 'POST', { phrase });
export const getAchievements = (): Promise<Record<string, Achievements>> => json('api/achievements');
/** Get the guest's games, victories and solved puzzles. */
export const getProfile = (): Promise<Profile> => json('api/profile');
/** Change the guest's picture. */
export const choosePicture = (picture: string): Promise<Profile> => json('api/profile/picture', 'PUT', { picture });
/** Get the public key for push subscriptions; null if the server sends no notifications. */
export const getPushKey = (): Promise<PushOffer> => json('api/push');
/** Subscribe this browser to notifications. */
export const subscribePush = (wanted: Subscription): Promise<PushOffer> => json('api/push', 'PUT', wanted);
/** Unsubscribe this browser from notifications. */
export const unsubscribePush = (endpoint: string): Promise<PushOffer> => json('api/push', 'DELETE', { endpoint });
/** Get the challenges of a day; null is today. */
export const getDaily = (day: string | null): Promise<DailyPage> => json('api/daily' + (day ? `?day=${day}` : ''));
/** Create or get the table of today's challenge. */
export const tryDaily = (game: string): Promise<Created> => json(`api/daily/${game}`, 'POST', {});
/** Get the puzzles by game, the easiest first; games without puzzles are left out. */
export const getPuzzles = (): Promise<Record<string, PuzzleLine[]>> => json('api/puzzles');
/** Create a table with a puzzle. */
export const tryPuzzle = (game: string, number: number): Promise<Created> =>
  json(`api/puzzles/${game}/${number}`, 'POST', {});
/** Get the first move of a puzzle's solution. */
export const getHint = (game: string, number: number): Promise<Hint> => json(`api/puzzles/${game}/${number}/hint`);
/** Get the guest's campaigns by game; games without a campaign are left out. */
export const getCampaigns = (): Promise<Record<string, Campaign>> => json('api/campaigns');
/** Return the path of a campaign's export. */
export const campaignPath = (game: string): string => `api/campaigns/${game}`;
/** Replace a campaign by an imported file. */
export const replaceCampaign = (game: string, file: CampaignFile): Promise<Campaign> =>
  json(campaignPath(game), 'PUT', file);
/** Change a campaign, such as by ticking a mark. */
export const changeCampaign = (game: string, change: Record<string, string>): Promise<Campaign> =>
  json(campaignPath(game), 'POST', change);
export const getTables = (): Promise<TableLists> => json('api/tables');
export const getTable = (code: string): Promise<TableLine> => json(`api/tables/${code}`);
export const makeTable = (wanted: NewTable): Promise<Created> => json('api/tables', 'POST', wanted);
export const changeSeat = (code: string, seat: number, change: SeatChange): Promise<{ seats: Seat[] }> =>
  json(`api/tables/${code}/seats/${seat}`, 'POST', change);
/** End a game that cannot continue because its rules have changed. */
export const endTable = (code: string): Promise<TableLine> => json(`api/tables/${code}/end`, 'POST', {});
export const getRecord = async (code: string): Promise<string> => (await ask(`api/tables/${code}/record`)).text();
export const watch = (range: Partial<Watch>): Promise<ReplayChunk> => json('api/watch', 'POST', range);
