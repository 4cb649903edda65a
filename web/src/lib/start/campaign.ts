/** Campaigns of guests, and the sheets of their heroes. */
import { Refusal } from '../server/api';
import type { GameInfo } from '../server/model';

/** The setting that marks games with a campaign. */
const SETTING = 'campaign';
const PLAYED = 'yes';
const FORMAT = 'campaign-1';

/** Colours of marks, from the easiest to the hardest dungeon that allows them. */
export const COLOURS = ['green', 'yellow', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

/** Counts by colour or by difficulty. */
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

/** A campaign in `/api/campaigns`. */
export interface Campaign {
  sheets: Sheet[];
}

/** The export file of a campaign. */
export interface CampaignFile {
  undercroft: string;
  game: string;
  kept: Record<string, unknown>;
}

/** The marks of a colour at a talent: ticked ones, possibly one to tick next, and the remaining ones. */
export interface Row {
  colour: Colour;
  need: number;
  ticked: number;
  open: boolean;
}

export const hasCampaign = (game: GameInfo): boolean => game.options.some((one) => one.name === SETTING);

/** Return true if a table with these options belongs to a campaign. */
export const isOfCampaign = (options: Record<string, unknown>): boolean => options[SETTING] === PLAYED;

/** Return a game restricted to its campaign, for the form on the campaign page. */
export function inCampaign(game: GameInfo): GameInfo {
  const options = game.options.map((one) =>
    one.name === SETTING ? { ...one, choices: [PLAYED], default: PLAYED } : one,
  );
  return { ...game, options };
}

/** Return the marks of a talent, a row for each colour that it needs. */
export function rowsOf({ needs, ticked, open }: Talent): Row[] {
  return COLOURS.map((colour, index) => ({
    colour,
    need: needs[index] ?? 0,
    ticked: ticked[index] ?? 0,
    open: open.includes(colour),
  })).filter((row) => row.need > 0);
}

/** Return the talents by group, in the order of the sheet. */
export function groupsOf(sheet: Sheet): [group: string, talents: Talent[]][] {
  const groups = new Map<string, Talent[]>();
  for (const talent of sheet.talents) groups.set(talent.group, [...(groups.get(talent.group) ?? []), talent]);
  return [...groups];
}

/** Return the number of unspent marks of a hero. */
export const unspentOf = (sheet: Sheet): number => sheet.unspent.reduce((sum, count) => sum + count, 0);

/** Return the colours that marks of a difficulty (1 to 3) may tick: its own and easier ones (OC-006 to OC-008). */
export const coloursOf = (difficulty: number): readonly Colour[] => COLOURS.slice(0, difficulty);

/** Return the sheet to show: that of the chosen hero, or the first with marks to tick. */
export function shownSheet(sheets: readonly Sheet[], chosen: string): Sheet | undefined {
  return sheets.find((sheet) => sheet.hero === chosen) ?? sheets.find((sheet) => unspentOf(sheet) > 0) ?? sheets[0];
}

/** Parse the file of a campaign; the server validates the sheets. */
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
