import { type CallState, timeStatus } from '#domain/call-state.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { momentInShort, zoneInWords } from '#domain/moment-in-words.ts';
import { type PromisedReply, promisedReply } from '#domain/promised-reply.ts';
import { agencyZone, knownZone } from '#domain/zones.ts';
import { amounts } from './figures.ts';
import { fillBlanks } from './fill-blanks.ts';
import type { SiteWords } from './words.ts';

type Sent = { acceptedAt: number; timeZone: string | null; replyDueAt?: number | null };

/** A stored request keeps its promise, whatever the hours are today. */
export function replyPromisedTo({ acceptedAt, timeZone, replyDueAt }: Sent) {
  const hours = amounts.responseHours;
  if (!replyDueAt) return promisedReply(acceptedAt, hours, knownZone(timeZone) ?? agencyZone());
  const isWithinHours = replyDueAt - acceptedAt < hours * HOUR_MS + MINUTE_MS;
  return { dueAt: new Date(replyDueAt), isWithinHours };
}

/** For who asks now. Null if the agency opens on no day. */
export const replyDueAt = (timeZone: string | null = null) =>
  replyPromisedTo({ acceptedAt: Date.now(), timeZone })?.dueAt.getTime() ?? null;

/** An agreed call is the reply, and a change of a call is promised none. */
export const replyOwedTo = (
  { acceptedAt, timeZone = null, replyDueAt = null }: Partial<Sent>,
  callState: CallState,
): PromisedReply | undefined =>
  acceptedAt && callState.change === 'new' && timeStatus(callState) !== 'agreed'
    ? replyPromisedTo({ acceptedAt, timeZone, replyDueAt })
    : undefined;

/** An owner who leaves out the promise leaves out both texts. */
export function promiseInWords(
  { locale, thankYou }: SiteWords,
  reply: PromisedReply | undefined,
  zone: string,
  isToConfirm = false,
) {
  const soon = isToConfirm ? thankYou.promiseToConfirm : thankYou.promise;
  const later = isToConfirm ? thankYou.promiseToConfirmLater : thankYou.promiseLater;
  if (!reply || reply.isWithinHours || !soon) return soon;
  const moment = momentInShort(reply.dueAt, zone, locale);
  return fillBlanks(later, { moment: `${moment} (${zoneInWords(zone, locale)})` });
}
