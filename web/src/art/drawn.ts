/** Names of sprites of cards. */

/**
 * Return the name of the sprite of `game/card`, from the game itself or the nearest one that it extends.
 *
 * `drawn` has all sprites by name, `parentOf` the game that each game extends.
 */
export function drawnAs(name: string, drawn: object, parentOf: Readonly<Record<string, string>>): string {
  const [game = '', card] = name.split('/');
  const parent = parentOf[game];
  if (name in drawn || card === undefined || parent === undefined) return name;
  return drawnAs(`${parent}/${card}`, drawn, parentOf);
}
