/** Emotes: ready phrases for which a picture is drawn, too. */

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

/** The icon of an emote; null for what is no emote. */
export const emoteIcon = (verb: string): (typeof ICONS)[Emote] | null => ICONS[verb as Emote] ?? null;

/** How long (in milliseconds) what somebody said stands beside their name. */
export const SAID_FOR = 6000;
