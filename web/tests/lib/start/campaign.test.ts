import { describe, expect, it } from 'vitest';
import { Refusal } from '$lib/server/api';
import {
  coloursOf,
  groupsOf,
  hasCampaign,
  inCampaign,
  isOfCampaign,
  readCampaign,
  rowsOf,
  shownSheet,
  unspentOf,
  type Sheet,
  type Talent,
} from '$lib/start/campaign';
import type { GameInfo } from '$lib/server/model';

const durability: Talent = {
  talent: 'talent_durability',
  group: 'basic',
  needs: [6, 4, 0],
  ticked: [6, 1, 0],
  learned: false,
  open: ['yellow'],
};
const grit: Talent = {
  ...durability,
  talent: 'talent_grit',
  group: 'focus_1',
  needs: [6, 4, 4],
  ticked: [0, 0, 0],
  open: [],
};
const veteran: Talent = {
  ...durability,
  talent: 'talent_veteran',
  needs: [6, 0, 0],
  ticked: [6, 0, 0],
  learned: true,
  open: [],
};
const sheet = (hero: string, unspent: Sheet['unspent']): Sheet => ({
  hero,
  games: 1,
  bosses: [],
  unspent,
  talents: [veteran, grit, durability],
});

const game: GameInfo = {
  id: 'one-deck-dungeon',
  version: 1,
  seats: [1, 4],
  options: [
    { name: 'tier', choices: ['novice', 'expert'], default: 'expert', many: false },
    { name: 'campaign', choices: ['no', 'yes'], default: 'no', many: false },
  ],
  wishes: [],
  languages: [],
  lessons: [],
  bots: [],
  usual_bot: null,
  zones: [],
  leftovers: [],
  tallies: [],
  gathered: [],
  table: null,
};

describe('sheets', () => {
  it('a talent has a row for each colour that it needs', () => {
    expect(rowsOf(durability)).toEqual([
      { colour: 'green', need: 6, ticked: 6, open: false },
      { colour: 'yellow', need: 4, ticked: 1, open: true },
    ]);
    expect(rowsOf(grit).map((row) => row.colour)).toEqual(['green', 'yellow', 'red']);
  });

  it('talents are grouped, in the order of the sheet', () => {
    const names = groupsOf(sheet('mage', [0, 0, 0])).map(([group, talents]) => [
      group,
      talents.map((one) => one.talent),
    ]);
    expect(names).toEqual([
      ['basic', ['talent_veteran', 'talent_durability']],
      ['focus_1', ['talent_grit']],
    ]);
  });

  it('a difficulty ticks its own colour and the easier ones', () => {
    expect([1, 2, 3].map(coloursOf)).toEqual([['green'], ['green', 'yellow'], ['green', 'yellow', 'red']]);
  });

  it('the chosen sheet stays; the default is the first with marks to tick', () => {
    const sheets = [sheet('warrior', [0, 0, 0]), sheet('mage', [0, 2, 1])];
    expect(sheets.map(unspentOf)).toEqual([0, 3]);
    expect(shownSheet(sheets, 'warrior')?.hero).toBe('warrior');
    expect(shownSheet(sheets, '')?.hero).toBe('mage');
    expect(shownSheet(sheets.slice(0, 1), 'mage')?.hero).toBe('warrior');
    expect(shownSheet([], 'mage')).toBeUndefined();
  });
});

describe('games of a campaign', () => {
  it('are detected by their option', () => {
    expect(hasCampaign(game)).toBe(true);
    expect(hasCampaign({ ...game, options: [] })).toBe(false);
    expect(isOfCampaign({ campaign: 'yes' })).toBe(true);
    expect(isOfCampaign({ campaign: 'no' })).toBe(false);
    expect(isOfCampaign({})).toBe(false);
  });

  it('always start in the campaign from its page', () => {
    const offered = inCampaign(game);
    expect(offered.options[1]).toMatchObject({ name: 'campaign', choices: ['yes'], default: 'yes' });
    expect(offered.options[0]).toEqual(game.options[0]);
    expect(game.options[1]?.default).toBe('no');
  });
});

describe('files', () => {
  const file = { undercroft: 'campaign-1', game: 'one-deck-dungeon', kept: { mage: { games: 2 } } };

  it('are parsed', () => {
    expect(readCampaign(JSON.stringify(file), game.id)).toEqual(file);
  });

  it.each([
    ['no JSON', '{"undercroft": "campaign-1"', 'campaign-file'],
    ['another thing', '[]', 'campaign-file'],
    ['nothing', 'null', 'campaign-file'],
    ['a later format', JSON.stringify({ ...file, undercroft: 'campaign-2' }), 'campaign-file'],
    ['no sheets', JSON.stringify({ ...file, kept: [] }), 'campaign-file'],
    ['another game', JSON.stringify({ ...file, game: 'dragon-tower' }), 'campaign-game'],
  ])('are refused: %s', (_, text, code) => {
    expect(() => readCampaign(text, game.id)).toThrow(new Refusal(code, {}));
  });
});
