import { describe, expect, it } from 'vitest';
import { Language, LANGUAGES, Name, type Piece } from '$lib/language/language';
import type { Decision, Option, EventData } from '$lib/server/model';
import type { Phrase } from '$lib/server/protocol';
import { engineSays, wordsOf } from '$tests/engine';

const language = (code: string): Language =>
  wordsOf('dragon-tower', code, ['goblin_shaman', 'paladin', 'backflip', 'ghost']);
const textOf = (line: readonly Piece[]): string => line.map((piece) => piece.text).join('');
const en = language('en');
const uk = language('uk');

describe('messages', () => {
  it('shows the key of a missing message', () => {
    expect(en.text('web-no-such-thing')).toBe('web-no-such-thing');
  });

  it('uses the first of two messages: a game may override those of the game that it extends', () => {
    const words = new Language('en', 'game-title = Night Shift\ngame-title = Boss Monster\nother = theirs');
    expect(words.text('game-title')).toBe('Night Shift');
    expect(words.text('other')).toBe('theirs');
  });

  it('puts names into the case that a sentence needs', () => {
    expect(en.text('option-assign', { hero: new Name('card-paladin'), foe: new Name('card-ghost') })).toBe(
      'Paladin faces the Ghost alone',
    );
    expect(uk.text('card-paladin')).toBe('Паладин');
    expect(uk.text('option-lead', { hero: 0, card: new Name('card-paladin') })).toContain('Паладин');
  });

  it.each([
    ['en', 'a, b and c'],
    ['ru', 'a, b и c'],
    ['uk', 'a, b та c'],
    ['pl', 'a, b i c'],
  ])('joins lists in words (%s)', (code, text) => {
    expect(language(code).join(['a', 'b', 'c'])).toBe(text);
  });

  it.each([
    ['en', ['0 cards', '1 card', '5 cards', '21 cards']],
    ['ru', ['0 карт', '1 карта', '5 карт', '21 карта']],
    ['uk', ['0 карт', '1 карта', '5 карт', '21 карта']],
    ['pl', ['0 kart', '1 karta', '5 kart', '21 kart']],
  ])('has the right plurals (%s)', (code, forms) => {
    expect([0, 1, 5, 21].map((count) => language(code).text('web-cards-count', { count }))).toEqual(forms);
  });

  it.each([
    ['en', 'Anna draws 5 room cards and 2 spells.'],
    ['ru', 'Anna берёт 5 карт комнат и 2 карты заклинаний.'],
    ['uk', 'Anna бере 5 карт кімнат та 2 карти заклинань.'],
    ['pl', 'Anna dociąga 5 kart komnat i 2 karty czarów.'],
  ])('counts hidden cards of one kind (%s)', (code, text) => {
    const cards = [
      ...Array.from({ length: 5 }, () => new Name('back-room')),
      new Name('back-spell'),
      new Name('back-spell'),
    ];
    expect(wordsOf('boss-monster', code).text('log-cards-drawn', { seat: 'Anna', cards })).toBe(text);
  });

  it('ends a sentence without a full stop after a name with a mark of its own', () => {
    const words = wordsOf('super-boss-monster', 'en', ['adventure', 'co_op']);
    const said = (card: string): string =>
      words.text('log-cards-discarded', { seat: 'Ann', cards: [new Name('card-critical-hit'), new Name(card)] });
    expect(said('card-co-op')).toBe('Ann discards Critical Hit and Co-op.');
    expect(said('card-adventure')).toBe('Ann discards Critical Hit and Adventure!');
    expect(said('card-continue')).toBe('Ann discards Critical Hit and Continue?');
    expect(words.pieces('log-cards-discarded', { seat: 'Ann', cards: [new Name('card-adventure')] })).toEqual([
      { text: 'Ann discards ' },
      { text: 'Adventure!', card: 'adventure' },
    ]);
  });

  it('splits sentences at the names of cards', () => {
    const event: EventData = {
      event: 'card-drawn',
      hero: { id: 0, card: 'paladin' },
      deck: 'agility',
      card: { id: 9, card: 'backflip' },
    };
    expect(en.event(event, [])).toEqual([
      { text: 'Paladin', card: 'paladin' },
      { text: ' draws ' },
      { text: 'Backflip', card: 'backflip' },
      { text: '.' },
    ]);
    const hidden: EventData = { ...event, card: { back: 'agility' } };
    expect(en.event(hidden, [])?.at(-1)?.text).toContain('an Agility card');
  });

  it('omits events without a text in the log', () => {
    expect(en.event({ event: 'unheard-of' }, [])).toBeNull();
  });

  it('addresses the own seat differently, but not in data of older servers', () => {
    const words = wordsOf('super-boss-monster', 'en', []);
    const option = (args: Option['args']): Option => ({
      text: 'summon_to opponent=1 space=town_summon',
      verb: 'summon_to',
      args: { opponent: 1, space: 'town_summon', ...args },
      names: {},
      seats: ['opponent'],
      targets: [],
    });
    const cases: Option['args'][] = [{ opponent_is: 'you' }, { opponent_is: 'other' }, {}];
    const said = cases.map((args) => words.option(option(args), ['Ann', 'Olena']));
    expect(said).toEqual(['To your own dungeon', 'To the dungeon of Olena', 'To the dungeon of Olena']);
  });

  it('names or numbers seats', () => {
    const event: EventData = { event: 'hero-chosen', seat: 1, hero: { id: 0, card: 'paladin' }, seats: ['seat'] };
    expect(
      en
        .event(event, ['', 'Olena'])
        ?.map((piece) => piece.text)
        .join(''),
    ).toBe('Olena leads the Paladin.');
    expect(
      en
        .event(event, [])
        ?.map((piece) => piece.text)
        .join(''),
    ).toBe('Player 2 leads the Paladin.');
  });

  it('tells events to their reader', () => {
    const words = wordsOf('boss-monster', 'en');
    const room = { id: 3, card: 'dark_altar' };
    const frozen: EventData = { event: 'room-deactivated', seat: 1, room, seats: ['seat'] };
    const told = [1, 0, null].map((reader) => textOf(words.event(frozen, ['Ann', 'Olena'], reader) ?? []));
    const other = 'Dark Altar in the dungeon of Olena is frozen this round.';
    expect(told).toEqual(['Your Dark Altar is frozen this round.', other, other]);
  });

  it('formats phrases with words and names of cards', () => {
    const take = { text: 'i_can_take foe=17', verb: 'i_can_take', args: { foe: 17 }, names: { foe: 'card-ghost' } };
    expect(en.phrase(take)).toBe('I can take the Ghost.');
    const go = { text: 'let_us_go room=left', verb: 'let_us_go', args: { room: 'left' }, names: { room: 'room-left' } };
    expect(en.phrase(go)).toBe('Let us take the left room.');
  });
});

describe('a game without the language', () => {
  const english = wordsOf('dragon-tower', 'en');
  const loot = new Language(
    'en',
    `
list-and = { $first } and { $last }
card-coin = Old Coin
loot = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} beside { $card }
`,
    ['coin'],
  );
  const own = `
list-and = { $first } и { $last }
web-cards = { $n ->
    [one] { $n } карта
   *[other] { $n } карт
}: { $card }
`;
  const ru = new Language('ru', own, ['coin'], loot);

  it('uses English texts with English rules', () => {
    const card = [new Name('card-coin'), new Name('card-coin')];
    expect([1, 21, 2000].map((n) => ru.text('loot', { n, card }))).toEqual([
      '1 coin beside Old Coin and Old Coin',
      '21 coins beside Old Coin and Old Coin',
      '2,000 coins beside Old Coin and Old Coin',
    ]);
    expect(ru.pieces('loot', { n: 1, card: new Name('card-coin') }).at(-1)).toEqual({ text: 'Old Coin', card: 'coin' });
  });

  it('keeps the sentences of the app, around English names, too', () => {
    const card = [new Name('card-coin'), new Name('card-coin')];
    expect(ru.text('web-cards', { n: 21, card })).toBe('21 карта: Old Coin и Old Coin');
  });

  it('has no other messages than those of app and game', () => {
    expect([ru.has('loot'), ru.has('web-cards'), ru.has('else')]).toEqual([true, true, false]);
    expect(ru.text('else')).toBe('else');
    expect(new Language('ru', own, [], english).text('web-cards-count', { count: 21 })).toBe('21 cards');
  });
});

describe('the same texts as the server', () => {
  /** Games played by the engine, with every sentence as rendered by Python. */
  const script = `
import json, random, undercroft
import msgspec
from undercroft.i18n import event_text, language, option_text, phrase_text, prompt_text, story_lines, waiting_text
out = []
random.seed(5)
words = {code: language(code, "dragon-tower") for code in ("en", "ru", "uk", "pl")}
names = ["Olena", ""]
table = None
seed = 0
while len(out) < 300:
    if table is None or table.decision is None:
        seed += 1
        table = undercroft.new("dragon-tower", seats=2, seed=seed, options={"heroes": 3, "skills": "many"})
    decision = table.view(table.decision.seat)["decision"]
    said = {c: [prompt_text(w, decision, names), waiting_text(w, decision, names), *(option_text(w, o) for o in decision["options"])] for c, w in words.items()}
    phrases = msgspec.to_builtins(table.phrases())
    talk = {c: [phrase_text(w, phrase, names) for phrase in phrases] for c, w in words.items()}
    events = table.game.tell(table.apply(random.randrange(len(decision["options"]))), 0, len(table.moves))
    logs = {c: [event_text(w, e, names) for e in events] for c, w in words.items()}
    story = {c: [story_lines(w, e) for e in events] for c, w in words.items()}
    step = {"decision": decision, "said": said, "phrases": phrases, "talk": talk}
    out.append({**step, "events": events, "logs": logs, "story": story})
print(json.dumps(out))
`;
  interface Step {
    decision: Decision & { options: Option[] };
    said: Record<string, string[]>;
    events: EventData[];
    logs: Record<string, (string | null)[]>;
    story: Record<string, string[][]>;
    phrases: Phrase[];
    talk: Record<string, string[]>;
  }
  const steps = engineSays(script) as Step[];

  it.each(LANGUAGES)('prompts, options, phrases, log lines and stories are equal (%s)', (code) => {
    const words = language(code);
    const names = ['Olena', ''];
    for (const step of steps) {
      const questions = [words.prompt(step.decision, names), words.waiting(step.decision, names)].map(textOf);
      expect([...questions, ...step.decision.options.map((option) => words.option(option))]).toEqual(step.said[code]);
      const lines = step.events.map(
        (event) =>
          words
            .event(event, names)
            ?.map((piece) => piece.text)
            .join('') ?? null,
      );
      expect(lines).toEqual(step.logs[code]);
      const story = step.events.map((event) =>
        (event.story ?? []).map((line) =>
          words
            .story(line)
            .map((piece) => piece.text)
            .join(''),
        ),
      );
      expect(story).toEqual(step.story[code]);
      expect(step.phrases.map((phrase) => words.phrase(phrase, names))).toEqual(step.talk[code]);
    }
    expect(steps.length).toBe(300);
  });
});
