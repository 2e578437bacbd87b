import type { Reason } from '#content/operator-words.ts';
import type { CallState } from '#domain/call-state.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Attempt } from '#server/queue/attempt.ts';
import type { Claimed } from '#server/queue/claims.ts';
import type { MailKind } from './mail-kind.ts';
import { BY_AGENCY, type StoredMail, VISITOR_HAS_HAD_ONE } from './stored-mail.ts';

/** A mail that only waits, such as for a limit, does not age. */
const TOO_OLD_MS = 2 * DAY_MS;

/** A stranger may type anybody's address. */
const MOST_A_DAY_PER_ADDRESS = 3;

/** Besides the first of each network. */
export const MOST_CONFIRMATIONS_AN_HOUR = 30;
/**
 * Robots in many networks must not make the mail server send more. The first mail of a network goes
 * before the others, so that robots delay no visitor.
 */
const MOST_TO_VISITORS_AN_HOUR = 100;
/** A robot may move the calls that it has made before. */
const MOST_AFTER_THE_FIRST_AN_HOUR = 30;
/** An agency that falls ill moves the calls of a week. */
export const MOST_BY_AGENCY_AN_HOUR = 60;

export const IS_SWITCHED_OFF = 'it is switched off' satisfies Reason;
export const CALL_HAS_BEGUN = 'the call has begun' satisfies Reason;

/** The owner's mail server would take `root@localhost` for a mailbox of its own. */
const HAS_PUBLIC_DOMAIN = /@[^@]+\.[a-z-][^@.]*$/i;

export function whyNotDue(
  kind: MailKind,
  mail: Claimed<StoredMail>,
  email: string,
  callState: CallState,
) {
  if (kind.audience === 'copies') return undefined;
  const needless = whyNeedless(mail, email, callState) ?? kind.whyNeedless?.(mail, callState);
  if (needless) return needlessAttempt(needless);
  if (kind.isSwitchedOff?.()) return SWITCHED_OFF;
  if (isOverDailyLimit(mail) || isOverHourlyLimit(mail))
    return waitingAttempt('a limit of mails is reached');
  const waits = kind.whyWaits?.(callState);
  return waits && waitingAttempt(waits);
}

function whyNeedless(
  { acceptedAt, failures, now }: Claimed<StoredMail>,
  email: string,
  callState: CallState,
): Reason | undefined {
  if (failures > 0 && now - acceptedAt > TOO_OLD_MS) return 'it is two days old';
  if (callState.is === 'changedLater') return 'the call has changed';
  if (!HAS_PUBLIC_DOMAIN.test(email)) return 'the address has no public domain';
  return undefined;
}

/** A visitor who waits for a call that was cancelled in its last minutes is still told. */
export const whyTooLateForCall = ({ hasBegun, is }: CallState) =>
  hasBegun && is !== 'cancelled' ? CALL_HAS_BEGUN : undefined;

function isOverHourlyLimit(mail: StoredMail) {
  const { countedNetwork, confirmationsInAnHour, countedAlikeInAnHour } = mail;
  if (countedNetwork === null) return false;
  if (countedNetwork === BY_AGENCY) return countedAlikeInAnHour >= MOST_BY_AGENCY_AN_HOUR;
  const goesFirst =
    countedNetwork === VISITOR_HAS_HAD_ONE
      ? countedAlikeInAnHour < MOST_AFTER_THE_FIRST_AN_HOUR
      : countedAlikeInAnHour === 0;
  const most = goesFirst ? MOST_TO_VISITORS_AN_HOUR : MOST_CONFIRMATIONS_AN_HOUR;
  return confirmationsInAnHour >= most;
}

export const isOverDailyLimit = ({ mailsInADay }: StoredMail) =>
  mailsInADay >= MOST_A_DAY_PER_ADDRESS;

function waitingAttempt(reason: Reason): Attempt {
  return { verdict: 'not counted', answer: reason, waitsMs: 10 * MINUTE_MS };
}

/** A process with newer settings may send the mail. */
export const SWITCHED_OFF = waitingAttempt(IS_SWITCHED_OFF);

export function needlessAttempt(reason: Reason, code?: string): Attempt {
  return { verdict: 'needless', answer: code ? `${reason}: ${code}` : reason };
}
