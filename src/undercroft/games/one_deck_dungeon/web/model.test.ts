import { describe, expect, it } from 'vitest';
import { engineSays } from '$tests/engine';
import type { Option, View } from '$lib/server/model';
import { dieOf, dieOptions, layings, rolledPlaces, rolls, suggested, sumOn } from './dice/dice';
import {
  allLosses,
  dungeonView,
  fallingBy,
  gains,
  groups,
  healing,
  losses,
  lossesOf,
  pairings,
  placeAmongSame,
  byColour,
  type DungeonView,
  type Hero,
} from './model';
import { canStop, stageOf, stepAfter, stepOf } from './steps';
import { answer, drawn, isGrave, keyed, primary, question } from './parts';

/** Views of positions from the engine. */
const script = `
import json, sys
sys.path.insert(0, "tests/games/one_deck_dungeon")
from tables import table_at
def seen(table):
    view = table.view(table.decision.seat)
    return {key: view[key] for key in view if key not in ("said", "names", "options")}
combat = table_at("placing", faced=["glooping_ooze_a"], floor=2, dice=[["strength-4", "strength-4", "magic-5", "heroic-2"]])
laid = table_at("placing", faced=["glooping_ooze_a"], floor=2, dice=[["heroic-2", "magic-3", "strength-6"]])
laid.apply("lay hero=0 die=heroic-2 box=0")
peril = table_at("encounter", faced=["arrow_wall_a"])
two = table_at("placing", ["warrior", "mage"], faced=["goblin_a"], dice=[["strength-4"], ["strength-4", "magic-1"]], wounds=[3, 0])
loot = table_at("placing", ["warrior", "mage"], faced=["goblin_a"], items=[["beetle_a"], []], dice=[[], []])
loot.apply("had_enough")
while loot.decision and loot.decision.prompt != "which_loot":
    loot.apply(loot.decision.options[0])
undying = table_at("placing", faced=["skeleton_a"], dice=[[]])
feat = table_at("encounter", ["slayer"], faced=["goblin_a"], wounds=[4], tokens=0)
dying = table_at("placing", faced=["locked_door_a"], option=0, wounds=[5], tokens=0, dice=[[]])
wide = table_at("placing", ["mage"], faced=["force_wall_a"], option=0, dice=[["agility-4", "heroic-3", "heroic-2"]])
wide.apply("lay hero=0 die=heroic-2 box=1")
begun = table_at("placing", ["mage"], faced=["force_wall_a"], option=0, dice=[["agility-4", "agility-4", "heroic-3", "heroic-2"]])
begun.apply("lay hero=0 die=heroic-2 box=1")
begun.apply("lay hero=0 die=agility-4 box=0")
stairs = table_at("end", deck=[], stair_tokens=1)
doors = table_at("act", doors=[["goblin_a"], ["ogre_a"]], open=[0])
print(json.dumps({"combat": seen(combat), "laid": seen(laid), "peril": seen(peril), "two": seen(two), "loot": seen(loot), "undying": seen(undying), "feat": seen(feat), "dying": seen(dying), "wide": seen(wide), "begun": seen(begun), "stairs": seen(stairs), "doors": seen(doors)}))
`;

const positions = engineSays(script) as Record<string, View>;

function at(name: string): { view: DungeonView; options: Option[] } {
  const view = dungeonView(positions[name] ?? null);
  if (view === null) throw new Error(name);
  return { view, options: view.decision?.options ?? [] };
}

/** Return the same view with another question. */
const decidingOn = (view: DungeonView, prompt: string): DungeonView => ({
  ...view,
  decision: view.decision && { ...view.decision, prompt },
});

describe('dice', () => {
  it('are parsed from their words', () => {
    expect(dieOf('strength-4')).toEqual({
      colour: 'strength',
      value: 4,
      only: null,
    });
    expect(dieOf('magic-2-mana')).toEqual({
      colour: 'magic',
      value: 2,
      only: 'mana',
    });
    expect(dieOf('heroic-6-armor')).toEqual({
      colour: 'heroic',
      value: 6,
      only: 'armor',
    });
  });

  it('have the options that the server offers for them, by hero', () => {
    const { view, options } = at('two');
    const mine = dieOptions(view, options, 0, 'strength-4');
    expect(mine.length).toBeGreaterThan(0);
    expect(mine.every((option) => option.args.hero === 0 && option.args.die === 'strength-4')).toBe(true);
    expect(dieOptions(view, options, 1, 'heroic-6')).toEqual([]);
  });

  it('are picked only from the pool of the asked hero', () => {
    const { view } = at('two');
    const pick: Option = {
      text: '',
      verb: 'pick',
      args: { die: 'strength-4' },
      names: {},
      targets: [],
    };
    const deciding = {
      ...view,
      decision: {
        number: 0,
        seat: 0,
        prompt: 'which_dice',
        args: { hero: 1 },
        names: {},
      },
    };
    expect(dieOptions(deciding, [pick], 0, 'strength-4')).toEqual([]);
    expect(dieOptions(deciding, [pick], 1, 'strength-4')).toEqual([pick]);
  });

  it('tumble at the places where they were rolled, of equal ones the last', () => {
    expect(rolledPlaces(['heroic-5', 'strength-2', 'strength-2', 'magic-1'], ['strength-2', 'magic-1'])).toEqual([
      2, 3,
    ]);
    const events = [
      {
        event: 'dice-rolled',
        hero: { number: 0, card: 'mage' },
        dice: ['strength-2'],
      },
      {
        event: 'die-laid',
        hero: { number: 0, card: 'mage' },
        die: 'magic-1',
        box: 0,
      },
      {
        event: 'dice-rolled',
        hero: { number: 0, card: 'mage' },
        dice: ['magic-1'],
      },
    ];
    expect(rolls(events)).toEqual(new Map([[0, ['strength-2', 'magic-1']]]));
  });
});

describe('boxes', () => {
  it('belong to the card or to the floors in force', () => {
    const { view } = at('combat');
    const { own, floors } = groups(view);
    expect(own.map(({ place }) => place)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(floors.map((placed) => placed.map(({ place }) => place))).toEqual([[6], [7], []]);
    expect(own[0]?.box.armor).toBe(true);
  });

  it('have losses', () => {
    const { view } = at('combat');
    const box = view.encounter?.boxes.find((one) => one.hearts > 0 && one.time > 0);
    if (!box) throw new Error('no such box');
    expect(lossesOf(box)).toEqual([box.hearts, box.time, box.poison]);
  });

  it('can be covered as the server offers, armor first', () => {
    const { view, options } = at('combat');
    expect(layings(options, 0).map((option) => option.args.die)).toEqual(['magic-5', 'heroic-2']);
    expect(layings(options, 2)).toEqual([]);
    expect(losses(view)).toEqual(view.encounter?.consequences);
  });

  it('count the dice on them', () => {
    const { view } = at('laid');
    const [first] = view.encounter?.boxes ?? [];
    if (!first) throw new Error('no box');
    expect(sumOn(first)).toBe(2);
    expect(first.filled).toBe(true);
  });

  it('cost their losses and the time of the foe’s ability afterwards', () => {
    const { view } = at('undying');
    expect(losses(view)).toEqual([3, 5, 0]);
    expect(allLosses(view)).toEqual([3, 7, 0]);
    expect(allLosses(at('combat').view)).toEqual(losses(at('combat').view));
  });
});

describe('the mark for a coverable box', () => {
  it('needs enough dice, not only one that fits', () => {
    const { view, options } = at('wide');
    const [wall] = groups(view).own;
    expect([wall?.box.wide, wall?.box.value, layings(options, 0).length > 0]).toEqual([true, 11, true]);
    expect(wall?.box.coverable).toBe(false); // 4 + 3
  });

  it('counts the dice on the box', () => {
    const [wall] = groups(at('begun').view).own;
    expect([wall?.box.dice, wall?.box.coverable]).toEqual([['agility-4'], true]); // 4 + 4 + 3
  });
});

describe('a certain death', () => {
  it('comes from the server, and needs confirmation', () => {
    const { view, options } = at('dying');
    const [stop] = options.filter((option) => option.verb === 'had_enough');
    expect(fallingBy(view, stop!)).toMatchObject({
      heroes: [0],
      rescue: false,
    });
    expect(isGrave(stop!, view)).toBe(true);
    expect(primary(options, view)).toBe(undefined);
    expect(at('undying').options.some((option) => isGrave(option, at('undying').view))).toBe(false);
  });

  it('can be a feat, and no feat is the primary answer', () => {
    const { view, options } = at('feat');
    expect(options.filter((option) => isGrave(option, view)).map((option) => option.verb)).toEqual(['bleed']);
    expect(primary(options, view)).toBe(undefined);
  });
});

describe('the cost of stopping', () => {
  it('is shown only between the roll and the losses', () => {
    expect(['combat', 'laid', 'two'].map((name) => canStop(at(name).view))).toEqual([true, true, true]);
    expect(['feat', 'peril', 'loot', 'doors'].map((name) => canStop(at(name).view))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the keys of answers', () => {
  it('reserve digits for the table: stopping has its own key', () => {
    const verbs = ['had_enough', 'enough', 'explore'];
    const keys = verbs.map((verb) => keyed({ text: verb, verb, args: {}, names: {}, targets: [] }));
    expect(keys).toEqual(['own', 'own', 'after']);
  });
});

describe('the stage', () => {
  it('depends on the question', () => {
    expect(stageOf(at('combat').view)).toBe('encounter');
    expect(stageOf(at('peril').view)).toBe('ways');
    expect(stageOf(at('loot').view)).toBe('loot');
    expect(stageOf(at('doors').view)).toBe('doors');
    expect(stepOf(at('combat').view)).toBe('place');
    expect(stepOf(at('doors').view)).toBe('door');
  });

  it('derives the step from events for questions that may come at any time', () => {
    const descend = decidingOn(at('doors').view, 'whether_to_descend');
    const stepFor = (...names: string[]): string =>
      stepAfter(
        descend,
        names.map((event) => ({ event })),
      );
    expect(stepOf(descend)).toBe(null);
    expect(stepFor('loot-claimed', 'turn-begun', 'time-spent', 'doors-dealt')).toBe('door');
    expect(
      stepFor('turn-begun', 'encounter-begun', 'dice-rolled', 'consequences-counted', 'hero-wounded', 'loot-claimed'),
    ).toBe('loot');
    expect(stepAfter(at('peril').view, [])).toBe('roll');
  });

  it('shows the dice to roll: in a peril only those of its colour', () => {
    const { view } = at('peril');
    const icons = view.heroes[0]?.icons ?? [];
    expect(byColour(icons).map(([, count]) => count)).toEqual(icons.filter((count) => count > 0));
    expect(view.encounter?.way_dice.map(([hero = []]) => byColour(hero))).toEqual([
      [['magic', icons[2]]],
      [['agility', icons[1]]],
    ]);
  });

  it('groups loot by its use', () => {
    const { options } = at('loot');
    const found = gains(options);
    expect(found.map(({ kind }) => kind)).toEqual(['item', 'skill', 'potion', 'xp']);
    expect(found.flatMap(({ ways }) => ways).length).toBe(options.length);
    expect(found[0]?.ways.some((option) => option.verb === 'replace_item')).toBe(true);
  });

  it('groups the pairs by the first card', () => {
    const send = (card: number, first: number): Option => ({
      text: `send card=${card} first=${first}`,
      verb: 'send',
      args: { card, first, second: 3 },
      names: {},
      targets: [],
    });
    expect([...pairings([send(7, 0), send(9, 0), send(7, 1)])].map(([card, ways]) => [card, ways.length])).toEqual([
      [7, 2],
      [9, 1],
    ]);
  });
});

describe('the prompt bar', () => {
  it('leaves dice, boxes and doors to the table', () => {
    const { options } = at('combat');
    expect(options.filter((option) => !drawn(option)).map((option) => option.verb)).toEqual(['had_enough']);
    expect(
      at('doors')
        .options.filter((option) => !drawn(option))
        .map((option) => option.verb),
    ).toEqual(['explore']);
  });

  it('leaves potions to their panel, which shows how much they heal', () => {
    const { view } = at('doors');
    const drink: Option = {
      text: 'drink',
      verb: 'drink',
      args: { potion: 'potion_healing', hero: 0 },
      names: {},
      targets: [],
    };
    expect(drawn(drink)).toBe(true);
    const hero = view.heroes[0] as Hero;
    const for_two = (...heals: number[]): DungeonView => ({
      ...view,
      heroes: heals.map((points) => ({ ...hero, heals: points })),
    });
    const other: Option = {
      ...drink,
      args: { potion: 'potion_healing', hero: 1 },
    };
    expect(healing(for_two(1), [drink])).toBe('1');
    expect(healing(for_two(2, 2), [drink, other])).toBe('2');
    expect(healing(for_two(3, 1), [drink, other])).toBe('1–3');
    expect(healing(for_two(3, 1), [other])).toBe('1');
    expect(healing(for_two(0), [drink])).toBe('');
    expect(healing(view, [])).toBe('');
  });

  it('shows the cost of staying at the stairs', () => {
    const waiting = (wounds: number): DungeonView => ({
      ...at('two').view,
      waiting: { time: 2, wounds },
    });
    const stay: Option = {
      text: 'stay',
      verb: 'stay',
      args: {},
      names: {},
      targets: [],
    };
    expect(answer(stay, waiting(0))).toEqual({
      key: 'web-od-stay',
      args: { time: 2 },
    });
    expect(answer(stay, waiting(1))).toEqual({
      key: 'web-od-stay-hurts',
      args: { time: 2, damage: 1 },
    });
    expect(at('stairs').view).toMatchObject({
      stairs_hold: 3,
      waiting: { time: 2, wounds: 1 },
    });
    expect(question(at('stairs').view, [])).toEqual({
      key: 'web-od-ask-descend',
      args: { most: 3, tokens: 1 },
    });
  });

  it('never makes stopping the primary answer while a die can be laid', () => {
    const { view, options } = at('combat');
    const stop = options.filter((option) => option.verb === 'had_enough');
    expect(primary(stop, view)).toBe(undefined);
    const empty = { ...view, decision: { ...view.decision!, options: stop } };
    expect(primary(stop, empty)).toBe(stop[0]);
  });

  it('describes the choices of a skill', () => {
    const { view } = at('combat');
    const option: Option = {
      text: '',
      verb: 'choose_way',
      args: { choice: 1 },
      names: {},
      targets: [],
    };
    const deciding = {
      ...view,
      decision: { ...view.decision!, args: { skill: 'basic_force_bolt' } },
    };
    expect(answer(option, deciding)).toEqual({
      key: 'choice-basic-force-bolt-1',
      args: {},
    });
  });
});

describe('suggestions', () => {
  it('are shown on the boxes that they cover', () => {
    const texts = [
      'combine hero=0 die=magic-1',
      'combine hero=0 die=magic-2',
      'lay hero=0 die=heroic-1 box=3',
      'lay hero=0 die=magic-4 box=3',
    ];
    const own = ['heroic-1', 'magic-4'].map((word) => ({ word, later: false }));
    expect(suggested(texts)).toEqual(new Map([[3, own]]));
    expect(suggested(texts, ['lay hero=1 die=agility-2 box=3']).get(3)).toEqual([
      ...own,
      { word: 'agility-2', later: true },
    ]);
  });
});

describe('cards of the same name', () => {
  it('are distinguished by their places', () => {
    const row = [
      { id: 7, card: 'wraith_a' },
      { id: 3, card: 'ogre_a' },
      { id: 9, card: 'wraith_b' },
    ];
    expect(row.map((card) => placeAmongSame(row, card.id))).toEqual([0, null, 2]);
  });
});
