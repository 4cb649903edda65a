import { describe, expect, it } from 'vitest';
import { flights, gathered, type Box, type Lying } from '$lib/screen/motion';

const box = (left: number): Box => ({ left, top: 0, width: 10, height: 10 });
const lying = (place: string, left: number): Lying => ({ place, box: box(left) });
const places = new Map([
  ['deck', box(100)],
  ['hero', box(200)],
]);

describe('flights', () => {
  it('move elements that are in another place than before', () => {
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

  it('start at the place in the event, if the element was not visible', () => {
    const after = new Map([['card-3', lying('hand', 3)]]);
    const journeys = [{ thing: 'card-3', from: 'deck', to: 'hero' }];
    expect(flights(new Map(), after, places, journeys)).toEqual([{ thing: 'card-3', from: box(100), to: box(3) }]);
    expect(flights(new Map(), after, places, [])).toEqual([]);
  });

  it('show the back of a hidden card', () => {
    expect(flights(new Map(), new Map(), places, [{ from: 'deck', to: 'hero' }])).toEqual([
      { thing: '', from: box(100), to: box(200) },
    ]);
  });

  it('fade out removed elements, but only inside places', () => {
    const before = new Map([
      ['card-4', lying('laid', 4)],
      ['choice', lying('', 5)],
    ]);
    expect(flights(before, new Map(), places, [])).toEqual([{ thing: 'card-4', from: box(4), to: null }]);
  });

  it('ignore places that are not on the page', () => {
    expect(flights(new Map(), new Map(), new Map(), [{ from: 'deck', to: 'hero' }])).toEqual([]);
  });
});

describe('blows', () => {
  it('are merged by element, with all numbers', () => {
    const twice = [{ thing: 'card-1', text: '−2' }, { place: 'dungeon-0' }, { thing: 'card-1', text: '−1' }];
    expect(gathered(twice)).toEqual([{ thing: 'card-1', text: '−2 −1' }, { place: 'dungeon-0' }]);
  });

  it('are limited in number', () => {
    expect(gathered(Array.from({ length: 20 }, (_, card) => ({ thing: `card-${card}` })))).toHaveLength(6);
  });
});
