/** The record that somebody opened from a file, to be watched. */

class Uploaded {
  text = $state.raw<string | null>(null);
}

export const uploaded = new Uploaded();
