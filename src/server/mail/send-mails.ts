import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { sendMail } from '#server/delivery/mail.ts';
import { mailOf } from '#server/delivery/mail-of-request.ts';
import { failureCode, log } from '#server/log.ts';
import type { Answer } from '#server/outbox/answer.ts';
import type { Send } from '#server/outbox/deliver.ts';
import type { ClaimedRequest } from '#server/outbox/stored-request.ts';
import { isOfThisVersion, type Outbox } from '#server/site-outbox.ts';
import { type Mailing, mailAttributes, recipientOf } from './mails.ts';
import { visitorMail } from './visitor-mail.ts';

const TOO_OLD_MS = 2 * DAY_MS;
export const REMINDS_UNTIL_MS = HOUR_MS;

const dropped = (reason: string): Answer => ({ kind: 'dropped', reason });

/** Sends one row of the outbox of mails. The request itself stays in its own outbox. */
export function mailSender(requests: Outbox, mailing: Mailing, post = sendMail): Send {
  return async (row, stop) => {
    const begin = performance.now();
    const answer = await send(row, stop);
    const ms = Math.round(performance.now() - begin);
    const { kind, ...fields } = { id: row.id, attempt: row.attempt, ms, ...answer };
    if (kind === 'accepted') log.info('Mail sent', fields);
    else if (kind === 'dropped') log.warn('Mail dropped', fields);
    else if (kind !== 'interrupted') log.error('Mail failed', fields);
    return answer;
  };

  async function send(row: ClaimedRequest, stop: AbortSignal): Promise<Answer> {
    const { data: about } = mailAttributes.safeParse(JSON.parse(row.attributes));
    if (!about) return { kind: 'not prepared', reason: 'unknown kind of mail' };
    const { kind, requestId } = about;
    const found = await requests.find(requestId);
    if (!found?.body) return dropped('the request is erased');
    if (!isOfThisVersion(found.attributes))
      return { kind: 'not prepared', reason: 'unknown kind of request' };
    const isCopy = kind === 'copy';
    if (!isCopy && Date.now() - row.acceptedAt > TOO_OLD_MS) return dropped('it is two days old');
    if (kind === 'reminder' && !(await isStillAgreed(requestId)))
      return dropped('the call has changed');
    const receiver = isCopy ? mailing.copies : mailing.visitors;
    if (!receiver) return dropped('it is switched off');
    const to = isCopy ? receiver.to : [recipientOf(row.body) ?? ''];
    try {
      const { body } = found;
      const mail = isCopy
        ? mailOf({ ...found, body, callLink: row.secret })
        : visitorMail(kind, found, row.secret ?? found.secret);
      return await post({ ...mail, id: row.id }, { ...receiver, to }, stop);
    } catch (failure) {
      return dropped(`it cannot be written: ${failureCode(failure)}`);
    }
  }

  async function isStillAgreed(requestId: string) {
    const call = await bookingsIn(requests).findLatest(requestId);
    const { callAt = null, needsAgreement, callStatus } = call ?? {};
    const isLong = callAt !== null && callAt - REMINDS_UNTIL_MS > Date.now();
    return isLong && !needsAgreement && callStatus !== 'cancelled' && callHours.reminderHours;
  }
}
