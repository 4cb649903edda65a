/** Under which name a card is drawn. */

/**
 * The name of a sprite as it is drawn: `game/card`, or what the nearest game has that this one builds on.
 *
 * `drawn` has every sprite by its name, `parentOf` the game that another builds on.
 */
export function drawnAs(name: string, drawn: object, parentOf: Readonly<Record<string, string>>): string {
  const [game = '', card] = name.split('/');
  const parent = parentOf[game];
  if (name in drawn || card === undefined || parent === undefined) return name;
  return drawnAs(`${parent}/${card}`, drawn, parentOf);
}
