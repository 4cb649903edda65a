/** Names of the seats of a table. */
import { t } from '../language/language.svelte';
import type { Seat } from '../server/protocol';

/** Return the label of a seat: a person's name, a bot's persona, or "open". */
export function seatLabel(seat: Seat, among: readonly Seat[] = []): string {
  if (seat.kind === 'bot') return t('bot-' + (seat.name ?? ''));
  if (seat.kind === 'open') return t('web-seat-open');
  if (seat.name !== null) return seat.name;
  return among.filter(isNameless).length > 1 ? t('web-guest-number', { number: seat.seat + 1 }) : t('web-guest');
}

/** Return true for a person without a name; several of them are numbered. */
const isNameless = (seat: Seat): boolean => seat.kind === 'person' && seat.name === null;
