/** Emotes: phrases with an icon. */

const ICONS = {
  emote_laugh: 'imp-laugh',
  emote_cheer: 'party-popper',
  emote_applaud: 'thumb-up',
  emote_surprise: 'surprised',
  emote_think: 'think',
  emote_shrug: 'shrug',
  emote_anger: 'enrage',
  emote_despair: 'despair',
} as const;
type Emote = keyof typeof ICONS;

/** Return the icon of an emote; null for other phrases. */
export const emoteIcon = (verb: string): (typeof ICONS)[Emote] | null => ICONS[verb as Emote] ?? null;

/** Time (in milliseconds) for which a message is shown beside the name of its author. */
export const SAID_FOR = 6000;
