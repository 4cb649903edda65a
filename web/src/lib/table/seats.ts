/** What the seats of a table are called. */
import { t } from '../language/language.svelte';
import type { Seat } from '../server/protocol';

/** How a seat is called: a person by name, a bot by that of its persona, an open one as what it is. */
export function seatLabel(seat: Seat, among: readonly Seat[] = []): string {
  if (seat.kind === 'bot') return t('bot-' + (seat.name ?? ''));
  if (seat.kind === 'open') return t('web-seat-open');
  if (seat.name !== null) return seat.name;
  return among.filter(isNameless).length > 1 ? t('web-guest-number', { number: seat.seat + 1 }) : t('web-guest');
}

/** People without a name; several at a table are numbered by their seats. */
const isNameless = (seat: Seat): boolean => seat.kind === 'person' && seat.name === null;
