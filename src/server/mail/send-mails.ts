import type { Reason } from '#content/operator-words.ts';
import { callHours } from '#domain/call-hours.ts';
import { type CallState, callState } from '#domain/call-state.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Mailing } from '#server/configuration/receivers.ts';
import { failureCode, log } from '#server/process/log.ts';
import type { Attempt } from '#server/requests/attempt.ts';
import type { Claimed } from '#server/requests/lane.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import {
  CALL_HAS_BEGUN,
  MOST_CONFIRMATIONS_AN_HOUR,
  REMINDS_UNTIL_MS,
  type StoredMail,
} from './mails.ts';
import { ownerMail } from './owner-mail.tsx';
import { sendMail } from './smtp.ts';
import { visitorMail } from './visitor-mail.tsx';

/** A mail that only waits, such as for a limit, does not age. */
const TOO_OLD_MS = 2 * DAY_MS;

/** A stranger may type anybody's address. A mail beyond a limit waits without a failure. */
const MOST_A_DAY_PER_ADDRESS = 3;
/**
 * Robots in many networks must not make the mail server send more. The first mail of a network goes
 * before the others, so that robots delay no visitor.
 */
const MOST_WITH_FIRST_OF_NETWORKS = 100;
const LIMITED = waiting('a limit of mails is reached');

/** The event of a call may come back into its calendar. */
const NOT_AGREED = waiting('the call is not agreed at the moment');
/**
 * A process with newer settings may send the mail. Without a receiver it ends after an hour, and
 * without `reminderHours` when it is too late to remind.
 */
const SWITCHED_OFF = waiting('it is switched off');

/** The owner's mail server would take `root@localhost` for a mailbox of its own. */
const HAS_PUBLIC_DOMAIN = /@[^@]+\.[a-z-][^@.]*$/i;

export function mailSender(requests: Requests, mailing: Mailing, post = sendMail) {
  return async (mail: Claimed<StoredMail>, stop: AbortSignal) => {
    const begin = performance.now();
    const attempt = await send(mail, stop);
    const ms = Math.round(performance.now() - begin);
    const { verdict, answer } = attempt;
    // The outbox commands take the id of the request.
    const fields = { id: mail.request, kind: mail.kind, attempt: mail.attemptNumber, ms, answer };
    if (verdict === 'accepted') log.info('Mail sent', fields);
    else if (verdict === 'dropped') log.warn('Mail dropped', fields);
    else if (verdict !== 'interrupted') log.error('Mail failed', fields);
    return attempt;
  };

  async function send(mail: Claimed<StoredMail>, stop: AbortSignal): Promise<Attempt> {
    const { kind } = mail;
    const isCopy = kind === 'copy';
    const request = await requests.findForMail(mail.request);
    if (!request?.body) return dropped('the request is erased');
    const call = callState(request, mail.now);
    const needless = isCopy ? undefined : whyNeedless(mail, request, call);
    if (needless) return dropped(needless);
    const receiver = isCopy ? mailing.copies : mailing.visitors;
    const isReminder = kind === 'reminder';
    if (!receiver || (isReminder && !callHours.reminderHours)) return SWITCHED_OFF;
    if (isOverLimit(mail)) return LIMITED;
    if (isReminder && call.is !== 'agreed') return NOT_AGREED;
    const to = isCopy ? receiver.to : [request.answers['email'] ?? ''];
    try {
      const written = isCopy ? ownerMail(request) : visitorMail(kind, request, call);
      const audience = isCopy ? 'copy' : 'visitor';
      return await post({ ...written, id: mail.id, audience }, { ...receiver, to }, stop);
    } catch (failure) {
      return dropped('it cannot be written', failureCode(failure));
    }
  }

  function whyNeedless(
    mail: Claimed<StoredMail>,
    request: StoredRequest,
    call: CallState,
  ): Reason | undefined {
    const { kind, acceptedAt, failures, now } = mail;
    if (failures > 0 && now - acceptedAt > TOO_OLD_MS) return 'it is two days old';
    if (call.is === 'changedLater') return 'the call has changed';
    if (!HAS_PUBLIC_DOMAIN.test(request.answers['email'] ?? ''))
      return 'the address has no public domain';
    // A visitor who waits for a call that was cancelled in its last minutes is still told.
    if (call.hasBegun && call.is !== 'cancelled') return CALL_HAS_BEGUN;
    if (kind === 'confirmation')
      // The visitor's mailbox and calendar may show the call as it was before the change.
      return call.news === 'new' && isOverDailyLimit(mail) ? 'more than three a day' : undefined;
    return +(call.begins ?? 0) - REMINDS_UNTIL_MS > now ? undefined : 'it is too late to remind';
  }
}

const isOverDailyLimit = ({ mailsInADay }: StoredMail) => mailsInADay >= MOST_A_DAY_PER_ADDRESS;

function isOverLimit(mail: StoredMail) {
  const { network, confirmationsInAnHour, ofNetworkInAnHour } = mail;
  const isFirst = ofNetworkInAnHour === 0;
  const most = isFirst ? MOST_WITH_FIRST_OF_NETWORKS : MOST_CONFIRMATIONS_AN_HOUR;
  return isOverDailyLimit(mail) || (network !== null && confirmationsInAnHour >= most);
}

function waiting(reason: Reason): Attempt {
  return { verdict: 'interrupted', answer: reason, waitsMs: 10 * MINUTE_MS };
}

function dropped(reason: Reason, code?: string): Attempt {
  return { verdict: 'dropped', answer: code ? `${reason}: ${code}` : reason };
}
