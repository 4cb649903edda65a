import { beforeEach, describe, expect, it } from 'vitest';
import { engineSays, wordsOf } from '$tests/engine';
import { LANGUAGES, type Language } from '$lib/language/language';
import { current, t } from '$lib/language/language.svelte';
import type { Option, View } from '$lib/server/model';
import { canLay, withDie } from '../dice/dice';
import { doorPlaces, dungeonView, hurtNow, type DungeonView } from '../model';
import { answer, isGrave, question } from '../parts';
import { missingWords } from '../words';

const language = (code: string): Language => wordsOf('one-deck-dungeon', code);

/** Views of positions from the engine. */
const script = `
import json, sys
sys.path.insert(0, "tests/games/one_deck_dungeon")
from tables import table_at
def seen(table):
    view = table.view(table.decision.seat)
    return {key: view[key] for key in view if key not in ("said", "names", "options")}
pay = table_at("placing", ["mage"], faced=["ogre_a"], skills=[["cave_in_a"]], dice=[["magic-3"] * 8 + ["heroic-2"]])
pay.apply("use hero=0 skill=skill_flameweave")
safe = table_at("placing", ["mage"], faced=["ogre_a"], skills=[["cave_in_a"]], dice=[["magic-3"] * 8])
safe.apply("use hero=0 skill=skill_flameweave")
bolt = table_at("placing", ["mage", "warrior"], faced=["ogre_a"], dice=[[], []], exiled=(8, 0, 0, 0))
bolt.apply("use hero=0 skill=hero_power_transfer_2p")
odd = table_at("placing", ["warrior", "mage"], faced=["locked_door_a"], option=0, wounds=[3, 0], tokens=0, dice=[[], []])
odd.apply("had_enough")
wall = table_at("placing", ["mage"], faced=["force_wall_a"], option=0, dice=[["agility-5", "heroic-5", "agility-6", "heroic-2"]])
wall.apply("lay hero=0 die=heroic-2 box=1")
wall.apply("lay hero=0 die=agility-5 box=0")
both = {"faced": ["locked_door_a"], "tokens": 0, "dice": [[], []]}
stored = {"faced": ["ogre_a"], "dice": [[]], "stored": [1]}
print(json.dumps({
    "both": seen(table_at("placing", ["warrior", "mage"], option=1, wounds=[3, 2], **both)),
    "split": seen(table_at("placing", ["warrior", "mage"], option=0, wounds=[0, 0], **both)),
    "noloot": seen(table_at("placing", faced=["beetle_a"], dice=[["strength-3", "magic-1"]])),
    "stored": seen(table_at("placing", **stored)), "none": seen(table_at("placing", exiled=(0, 0, 0, 5), **stored)),
    "pit": seen(table_at("placing", ["mage"], faced=["pit_of_spikes_a"], option=0, dice=[["heroic-4", "strength-1"]])),
    "sum": seen(wall),
    "odd": seen(odd), "dying": seen(table_at("placing", faced=["locked_door_a"], option=0, wounds=[5], tokens=1, dice=[[]])),
    "potion": seen(table_at("placing", ["mage"], faced=["ogre_a"], dice=[["magic-3"] * 8], potions=["arrow_wall_b"], tokens=2)),
    "pay": seen(pay), "safe": seen(safe), "bolt": seen(bolt),
    "eagle": seen(table_at("encounter", ["archer"], faced=["ogre_a"], exiled=(0, 0, 0, 4))),
    "gamble": seen(table_at("encounter", ["rogue"], faced=["ogre_a"], exiled=(0, 0, 0, 5))),
    "planned": seen(table_at("encounter", faced=["boulder_a"], options={"talents": ["0:warrior:talent_planning"]})),
    "maze": seen(table_at("act", dungeon="minotaurs_maze", doors=[["goblin_a"], ["ogre_a"]])),
}))
`;

const positions = engineSays(script) as Record<string, View>;

function at(name: string): DungeonView {
  const view = dungeonView(positions[name] ?? null);
  if (view === null) throw new Error(name);
  return view;
}

function option(view: DungeonView, text: string): Option {
  const found = view.decision?.options?.find((one) => one.text === text);
  if (!found) throw new Error(text);
  return found;
}

function label(view: DungeonView, text: string): string | null {
  const words = answer(option(view, text), view);
  return words && t(words.key, words.args);
}

describe('a certain death', () => {
  beforeEach(() => current.set(language('en'), 'one-deck-dungeon'));

  it('is shown on the answer that causes it, with the name of the hero', () => {
    expect(label(at('odd'), 'take_more hero=0 icon=heart')).toBe('Warrior falls');
    expect(label(at('odd'), 'take_more hero=1 icon=heart')).toBe(null);
    expect(label(at('dying'), 'had_enough')).toBe(
      'Done: lose 1 heart and 4 time – Warrior falls unless a potion helps',
    );
  });
});

describe('the cost of stopping', () => {
  beforeEach(() => current.set(language('en'), 'one-deck-dungeon'));

  it('names all heroes who fall', () => {
    expect(label(at('both'), 'had_enough')).toBe('Done: lose 2 hearts and 2 time – Warrior and Mage fall');
  });

  it('is shown for each hero, as a range if the party chooses', () => {
    expect(hurtNow(at('both')).map((one) => [one.hero, one.now, one.left])).toEqual([
      [0, 1, '0'],
      [1, 1, '0'],
    ]);
    expect(hurtNow(at('split')).map((one) => one.left)).toEqual(['3–4', '2–3']);
  });

  it('shows that the card is lost', () => {
    expect(label(at('noloot'), 'had_enough')).toMatch(/^Done: lose .* – no loot, no XP/);
  });
});

describe('a die', () => {
  beforeEach(() => current.set(language('en'), 'one-deck-dungeon'));
  const ask = (view: DungeonView, word: string): string | undefined =>
    question(view, view.decision?.options?.filter((one) => one.args.die === word) ?? [])?.key;

  it('that has to wait for armor boxes is not marked as useless', () => {
    expect(ask(at('noloot'), 'strength-3')).toBe('web-od-ask-not-yet');
    expect(ask(at('noloot'), 'magic-1')).toBe('web-od-ask-useless');
  });

  it('covers a wide box only if the sum is enough', () => {
    const [wide] = at('sum').encounter?.boxes ?? [];
    const [low, high] = Object.keys(wide?.takes ?? {}).map((word) => wide && withDie(wide, word));
    expect([wide?.wide, wide?.value, low, high]).toEqual([
      true,
      11,
      { sum: 10, covers: false },
      { sum: 11, covers: true },
    ]);
  });

  it('that is stored needs confirmation to be returned, unless the supply has none', () => {
    const grave = (view: DungeonView): boolean => isGrave(option(view, 'release hero=0'), view);
    expect([grave(at('stored')), grave(at('none'))]).toEqual([true, false]);
  });

  it('can be laid only if the pool has one', () => {
    expect([canLay(at('noloot')), canLay(at('dying'))]).toEqual([true, false]);
  });
});

describe('a short supply', () => {
  beforeEach(() => current.set(language('en'), 'one-deck-dungeon'));

  it('is shown beside skills and potions, by the texts of their options', () => {
    const missing = at('potion').short['use hero=0 skill=potion_mana'];
    expect(missing).toEqual({ magic: 3 });
    expect(missingWords(missing ?? {})).toBe('magic 3');
    expect(missingWords({ strength: 1, any: 2 })).toBe('strength 1, Any colour 2');
  });

  it('is shown on the answers for feats and choices of a skill only', () => {
    expect(label(at('eagle'), 'take_time hero=0 number=0')).toBe(
      'Spend 2 time, roll 2 heroic dice, discard one of them',
    );
    expect(label(at('eagle'), 'take_time hero=0 number=1')).toBe(
      'Spend 4 time, roll 3 heroic dice, discard one of them ⚠ The supply lacks: heroic 1',
    );
    expect(label(at('gamble'), 'gamble hero=0 count=1')).toBe(null);
    expect(label(at('gamble'), 'gamble hero=0 count=2')).toMatch(
      /^Roll 2 heroic dice; .* ⚠ The supply lacks: heroic 1$/,
    );
    expect(label(at('bolt'), 'choose_way choice=0')).toBe('Strength 1 for the partner ⚠ The supply lacks: strength 1');
    expect(label(at('bolt'), 'choose_way choice=1')).toBe('Agility 1 for the partner');
  });

  it('is shown during a payment if only some dice would return in time', () => {
    const [pay, safe] = [question(at('pay'), []), question(at('safe'), [])].map(
      (words) => words && t(words.key, words.args),
    );
    expect(pay).toBe(
      'Choose a die to pay. ⚠ The supply will lack dice if you pay with: heroic 2. Mana 2: 0 of 2 paid.',
    );
    expect(safe).toMatch(/^Mage: choose a die to pay for .*\. Mana 2: 0 of 2 paid\.$/);
  });

  it.each(LANGUAGES)('has all of its messages (%s)', (code) => {
    const words = language(code);
    const said = ['warning-short-supply', 'web-od-answer-short', 'web-od-ask-pay-short'].map((key) =>
      words.text(key, { dice: 'X 3', answer: 'Y' }),
    );
    for (const text of said) expect(text).toContain('X 3');
    expect(said[1]).toMatch(/^Y ⚠ /);
  });
});

describe('numbers from the view', () => {
  it('include the time that the party pays for a way', () => {
    expect(at('planned').encounter?.way_times).toEqual([2, 0]);
  });

  it('include the door limit: no more places are shown', () => {
    expect(at('maze').door_limit).toBe(3);
    expect(doorPlaces(at('maze')).map(({ cards, door }) => [door, cards.length])).toEqual([
      [0, 1],
      [1, 1],
      [2, 0],
    ]);
  });
});
