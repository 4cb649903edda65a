/** How much room the middle of the table has, in its own pixels: on a large screen these are larger than the screen's. */
class Room {
  width = $state(innerWidth);
  height = $state(innerHeight);

  /** A phone held upright. */
  get narrow(): boolean {
    return this.width < 520;
  }
  /** A laptop or less: pictures make way for what they stand for. */
  get low(): boolean {
    return this.height < 790;
  }
}

export const room = new Room();
