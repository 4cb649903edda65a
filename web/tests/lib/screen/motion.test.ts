import { describe, expect, it } from 'vitest';
import { flights, gathered, type Box, type Lying } from '$lib/screen/motion';

const box = (left: number): Box => ({ left, top: 0, width: 10, height: 10 });
const lying = (place: string, left: number): Lying => ({ place, box: box(left) });
const places = new Map([
  ['deck', box(100)],
  ['hero', box(200)],
]);

describe('what flies', () => {
  it('is what lies in another place than before', () => {
    const before = new Map([
      ['card-1', lying('hand', 1)],
      ['card-2', lying('hand', 2)],
    ]);
    const after = new Map([
      ['card-1', lying('laid', 50)],
      ['card-2', lying('hand', 1)],
    ]);
    expect(flights(before, after, places, [])).toEqual([{ thing: 'card-1', from: box(1), to: box(50) }]);
  });

  it('comes from where the event says, if it was not to be seen', () => {
    const after = new Map([['card-3', lying('hand', 3)]]);
    const told = [{ thing: 'card-3', from: 'deck', to: 'hero' }];
    expect(flights(new Map(), after, places, told)).toEqual([{ thing: 'card-3', from: box(100), to: box(3) }]);
    expect(flights(new Map(), after, places, [])).toEqual([]);
  });

  it('is a back where nobody may see the card', () => {
    expect(flights(new Map(), new Map(), places, [{ from: 'deck', to: 'hero' }])).toEqual([
      { thing: '', from: box(100), to: box(200) },
    ]);
  });

  it('fades where it lay when it is gone, but only out of a place', () => {
    const before = new Map([
      ['card-4', lying('laid', 4)],
      ['choice', lying('', 5)],
    ]);
    expect(flights(before, new Map(), places, [])).toEqual([{ thing: 'card-4', from: box(4), to: null }]);
  });

  it('is nothing on the way from a place that the screen does not show', () => {
    expect(flights(new Map(), new Map(), new Map(), [{ from: 'deck', to: 'hero' }])).toEqual([]);
  });
});

describe('what is struck', () => {
  it('shakes once, with the numbers of all blows', () => {
    const twice = [{ thing: 'card-1', text: '−2' }, { place: 'dungeon-0' }, { thing: 'card-1', text: '−1' }];
    expect(gathered(twice)).toEqual([{ thing: 'card-1', text: '−2 −1' }, { place: 'dungeon-0' }]);
  });

  it('is no more than the eye can follow', () => {
    expect(gathered(Array.from({ length: 20 }, (_, card) => ({ thing: `card-${card}` })))).toHaveLength(6);
  });
});
