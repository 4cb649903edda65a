/** The record opened from a file, for the replay page. */

class Uploaded {
  text = $state.raw<string | null>(null);
}

export const uploaded = new Uploaded();
