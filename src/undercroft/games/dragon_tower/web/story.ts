/** Narration of fights in the order Agility, Magic, Faith, Strength; the wording stands in the messages. */
import type { ToldEvent } from '$lib/model';

/** How many wordings each line of the story has. */
const WORDINGS = 2;

/** A message key and what it speaks of. */
export type StoryLine = [key: string, args: Record<string, unknown>];

interface Part {
  attribute: string;
  cards: unknown[];
  hurt: number;
}

/** The lines that tell an event; `number` chooses among the wordings. */
export function tell(event: ToldEvent, number: number): StoryLine[] {
  const wording = (number % WORDINGS) + 1;
  switch (event.event) {
    case 'fight-won':
      return tellFight(event, wording);
    case 'circumstance-revealed':
      return [[`story-circumstance-${wording}`, { foe: event.card }]];
    case 'fight-lost':
      return [[`story-fight-lost-${wording}`, { heroes: event.heroes, foes: event.foes }]];
    case 'hero-died':
      return [[`story-death-${wording}`, { hero: event.hero }]];
    case 'room-entered':
      return [[`story-enter-${wording}`, { floor: event.floor, foes: event.monsters }]];
    case 'game-won':
      return [[`story-victory-${wording}`, { alive: event.alive }]];
    case 'game-lost':
      return [[`story-defeat-${wording}`, { floor: event.floor }]];
    default:
      return [];
  }
}

/** One line an attribute that the opponents have, then the end. */
function tellFight(event: ToldEvent, wording: number): StoryLine[] {
  const who = { heroes: event.heroes, foes: event.foes };
  const lines = (event.parts as Part[]).map((part): StoryLine => {
    const played = part.cards.length > 0;
    const hurt = part.hurt > 0;
    const how = played && hurt ? 'card-hurt' : played ? 'card' : hurt ? 'hurt' : 'bare';
    return [`story-${part.attribute}-${how}-${wording}`, played ? { ...who, cards: part.cards } : who];
  });
  return [...lines, [`story-won-${wording}`, who]];
}
