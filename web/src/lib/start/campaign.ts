/** Campaigns: what a guest keeps from game to game, and the sheets of its heroes. */
import { Refusal } from '../server/api';
import type { GameInfo } from '../server/model';

/** The setting by which a game says that it has a campaign. */
const SETTING = 'campaign';
const PLAYED = 'yes';
const FORMAT = 'campaign-1';

/** The marks from the easiest to the hardest dungeon that lets them be ticked. */
export const COLOURS = ['green', 'yellow', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** What there is of each colour, or of the marks that each difficulty gave. */
export type Counts = [number, number, number];

/** A talent on a hero's sheet. */
export interface Talent {
  talent: string;
  group: string;
  needs: Counts;
  ticked: Counts;
  learned: boolean;
  /** The colours that can be ticked now. */
  open: Colour[];
}

/** The sheet of a hero. */
export interface Sheet {
  hero: string;
  games: number;
  bosses: string[];
  /** Marks to tick, by the difficulty of the dungeon that gave them. */
  unspent: Counts;
  talents: Talent[];
}

/** A mark of a hero's talent that can be ticked. */
export interface Mark {
  hero: string;
  talent: string;
  colour: Colour;
}

/** A campaign as `/api/campaigns` tells it. */
export interface Campaign {
  sheets: Sheet[];
}

/** A campaign as a file to take along. */
export interface CampaignFile {
  undercroft: string;
  game: string;
  kept: Record<string, unknown>;
}

/** What becomes of one colour at a talent: marks that are ticked, perhaps one to tick next, and those after it. */
export interface Row {
  colour: Colour;
  need: number;
  ticked: number;
  open: boolean;
}

export const hasCampaign = (game: GameInfo): boolean => game.options.some((one) => one.name === SETTING);

/** Whether a table with these options belongs to a campaign. */
export const isOfCampaign = (options: Record<string, unknown>): boolean => options[SETTING] === PLAYED;

/** The game as the start form offers it from the campaign's own page: always in the campaign. */
export function inCampaign(game: GameInfo): GameInfo {
  const options = game.options.map((one) =>
    one.name === SETTING ? { ...one, choices: [PLAYED], default: PLAYED } : one,
  );
  return { ...game, options };
}

/** The marks of a talent, a row for each colour that it asks for. */
export function rowsOf({ needs, ticked, open }: Talent): Row[] {
  return COLOURS.map((colour, index) => ({
    colour,
    need: needs[index] ?? 0,
    ticked: ticked[index] ?? 0,
    open: open.includes(colour),
  })).filter((row) => row.need > 0);
}

/** The talents by group, in the order of the sheet. */
export function groupsOf(sheet: Sheet): [group: string, talents: Talent[]][] {
  const groups = new Map<string, Talent[]>();
  for (const talent of sheet.talents) groups.set(talent.group, [...(groups.get(talent.group) ?? []), talent]);
  return [...groups];
}

/** All the marks that a hero has to tick. */
export const unspentOf = (sheet: Sheet): number => sheet.unspent.reduce((sum, count) => sum + count, 0);

/** The colours that marks of a difficulty (1 to 3) may tick: its own and the easier ones (OC-006 to OC-008). */
export const coloursOf = (difficulty: number): readonly Colour[] => COLOURS.slice(0, difficulty);

/** The hero whose sheet is looked at: still the chosen one, or the first with marks to tick. */
export function shownSheet(sheets: readonly Sheet[], chosen: string): Sheet | undefined {
  return sheets.find((sheet) => sheet.hero === chosen) ?? sheets.find((sheet) => unspentOf(sheet) > 0) ?? sheets[0];
}

/** A campaign of this game from the text of a file; what is on the sheets is for the server to check. */
export function readCampaign(text: string, game: string): CampaignFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new Refusal('campaign-file', {});
  }
  if (!isFile(file)) throw new Refusal('campaign-file', {});
  if (file.game !== game) throw new Refusal('campaign-game', {});
  return file;
}

function isFile(file: unknown): file is CampaignFile {
  if (file === null || typeof file !== 'object') return false;
  const { undercroft, game, kept } = file as Partial<Record<keyof CampaignFile, unknown>>;
  return (
    undercroft === FORMAT &&
    typeof game === 'string' &&
    kept !== null &&
    typeof kept === 'object' &&
    !Array.isArray(kept)
  );
}
