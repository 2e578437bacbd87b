import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import { DAY_MS } from '#domain/durations.ts';
import { MOST_CONFIRMATIONS_AN_HOUR } from '#server/mail/mails.ts';
import { failureCode } from '#server/process/log.ts';
import { MAX_RESERVED } from '#server/requests/settle.ts';
import type { StoreHealth } from './health.ts';

const LOW_DISK_MB = 200;
const OLD_BACKUP_MS = 7 * DAY_MS;
export const BACK_UP =
  'Make one each night with: npm run outbox -- backup FILE. ' +
  'If you back up otherwise, set BACKED_UP_OTHERWISE=yes';

export const STORE_FAILS = 'the store failed its check';

/** The first reading takes a minute at most, so this is worth no alert. */
export const CALENDAR_NOT_READ = 'a calendar is not read yet';

export type Alerts = { kinds: string; text: string; isStoreFailing?: boolean };

export function alertsIn(health: StoreHealth): Alerts {
  const troubles = troublesIn(health).filter(({ kind }) => kind !== CALENDAR_NOT_READ);
  const alerts = [...troubles, ...noticesIn(health, DAY_MS)];
  const kinds = alerts.map(({ kind }) => kind).join(', ');
  return { kinds, text: alerts.map(({ text }) => text).join('\n') };
}

export function alertsOfFailedStore(failure: unknown): Alerts {
  const kinds = `${STORE_FAILS} (${failureCode(failure)})`;
  const text =
    `${kinds}: new requests may go to the receiver without a stored copy. ` +
    'Find the cause with: npm run doctor';
  return { kinds, text, isStoreFailing: true };
}

/** Strangers read the kinds at `/api/health`, so no kind holds a figure. */
export function troublesIn(health: StoreHealth) {
  const { late, undelivered, oldestUndeliveredSeconds, failing, isFull, mail } = health;
  const { freeMegabytes, unreadableCalendars, calendarsNotRead, eventsNotUnderstood } = health;
  const oldest = duration((oldestUndeliveredSeconds ?? 0) * 1000);
  const lastAnswer = health.pausedBecause ?? health.lastFailure ?? 'none';
  return [
    ...alertIf(
      late > 0,
      'requests wait for more than ten minutes',
      `${counted(undelivered, 'waits', 'wait')} for delivery, the oldest for ${oldest}.`,
      failing > 0 && `Failed: ${failing}. The receiver's last answer: ${lastAnswer}.`,
      'Nothing is lost. Find the cause with: npm run doctor -- --send',
    ),
    ...alertIf(
      isFull,
      'the store is full',
      'The store is full: new requests go to the receiver without a stored copy.',
      'Find out why delivery fails with: npm run doctor -- --send',
    ),
    ...alertIf(
      mail.late > mail.limited && mail.pausedSince !== null,
      'the mail server accepts no mail',
      `The mail server accepts no mail. Mails that wait: ${mail.undelivered}.`,
      `Its last answer: ${mail.pausedBecause ?? mail.lastFailure ?? 'none'}.`,
      'Requests are not affected. Check SMTP_URL, MAIL_FROM and MAIL_TO.',
    ),
    ...alertIf(
      freeMegabytes !== null && freeMegabytes < LOW_DISK_MB,
      'the disk of the store is almost full',
      `Only ${freeMegabytes} MB are free on the disk of the store: free some space.`,
    ),
    ...alertIf(
      unreadableCalendars > 0,
      'a calendar cannot be read',
      'A calendar cannot be read: its events block no time, and each call needs agreement.',
      'The log says which calendar and why.',
    ),
    ...alertIf(
      calendarsNotRead > 0,
      CALENDAR_NOT_READ,
      'The site has not read a calendar yet:',
      'its events block no time, and each call needs agreement.',
      'The site reads it within two minutes of its start.',
    ),
    ...alertIf(
      eventsNotUnderstood > 0,
      'events of a calendar are not understood',
      `Events of a calendar that are not understood: ${eventsNotUnderstood}.`,
      'Each blocks the whole day on which it begins. The log says which.',
    ),
  ];
}

const CHECK_PROXIES = 'If its visitors are real, TRUSTED_PROXIES may be wrong: run npm run doctor.';
/** The desk has a button in place of this sentence. */
export const RELEASE_ALL = 'Release them with: npm run outbox -- release --all';

/**
 * Notices are worth an alert, but `/api/health` stays 200, because the site works. An alert names
 * spam of the last day, and the doctor names all.
 */
export function noticesIn(health: StoreHealth, spamWithinMs = Number.POSITIVE_INFINITY) {
  const { parked, held, heldOverQuota, heldInFlood, mail, callsBeyondLimit } = health;
  const { callsWithoutEvent, lastBackupAt, lastSpamAt, isHeldRoomScarce } = health;
  const { oldestRequestAt, isBackedUpOtherwise } = health;
  const backupAge = Math.abs(Date.now() - (lastBackupAt ?? oldestRequestAt ?? Date.now()));
  const age = duration(backupAge);
  const isSpamRecent = lastSpamAt !== null && Math.abs(Date.now() - lastSpamAt) < spamWithinMs;
  const heldAsSpam = held - heldOverQuota - heldInFlood;
  return [
    ...alertIf(
      parked > 0,
      'parked',
      `${counted(parked, 'is', 'are')} parked: refused again and again, while the receiver`,
      'accepted others. List with: npm run outbox -- list --state parked',
    ),
    ...alertIf(
      !isBackedUpOtherwise && backupAge > OLD_BACKUP_MS,
      'backup',
      lastBackupAt === null
        ? `No backup of this store was made, and its oldest request came ${age} ago.`
        : `The last backup is ${age} old.`,
      BACK_UP,
    ),
    ...alertIf(
      isSpamRecent,
      'spam',
      `${counted(heldAsSpam, 'is', 'are')} held as suspected spam.`,
      'List with: npm run outbox -- list --state held',
    ),
    ...alertIf(
      heldOverQuota > 0,
      'over quota',
      `${counted(heldOverQuota, 'is', 'are')} held because one network sent so many.`,
      CHECK_PROXIES,
      RELEASE_ALL,
    ),
    ...alertIf(
      mail.refusedCopies > 0,
      'refused copies',
      `Copies that the mailbox of MAIL_TO refuses: ${mail.refusedCopies}.`,
      'The requests themselves are not affected.',
      'Correct MAIL_TO, or make room in that mailbox, then: npm run outbox -- retry',
    ),
    ...alertIf(
      mail.limited > 0,
      'late confirmations',
      `Confirmations that have waited for more than an hour: ${mail.limited}.`,
      `So many were asked for that visitors get ${MOST_CONFIRMATIONS_AN_HOUR} an hour,`,
      'besides the first of each network. The others follow by themselves.',
      'Requests are not affected. See who asks with: npm run outbox -- list',
    ),
    ...alertIf(
      mail.missed > 0,
      'missed confirmations',
      `Confirmations of the last day that came too late for their call: ${mail.missed}.`,
      'Their visitors got none. The log names the requests: Mail dropped',
    ),
    ...alertIf(
      heldInFlood > 0,
      'flood',
      `${counted(heldInFlood, 'is', 'are')} held, because a flood of requests came within an hour.`,
      RELEASE_ALL,
    ),
    ...alertIf(
      isHeldRoomScarce,
      'room for held requests',
      'The room for held requests is almost full. Further ones stay in the browsers of their',
      'visitors, which send them again.',
      RELEASE_ALL,
    ),
    ...alertIf(
      callsBeyondLimit > 0,
      'calls beyond limit',
      `${counted(callsBeyondLimit, 'is', 'are')} for a call that needs agreement,`,
      `because its network has already reserved ${MAX_RESERVED} calls.`,
      CHECK_PROXIES,
    ),
    ...alertIf(
      callsWithoutEvent > 0,
      'calls without their event',
      `${counted(callsWithoutEvent, 'is', 'are')} for a call whose event was moved, deleted`,
      'or marked as free in your calendar. Its visitor has not been told, and its time is offered',
      'to others. Move or cancel the call by its link. If you have telephoned instead:',
      'npm run outbox -- agree ID, or free ID if you agreed on another time',
    ),
  ];
}

/** The text goes to a chat or a mailbox: no visitor's words, and at most the host of a receiver. */
function alertIf(isDue: boolean, kind: string, ...parts: (string | false)[]) {
  return isDue ? [{ kind, text: parts.filter(Boolean).join(' ') }] : [];
}

const counted = (count: number, singular: string, plural: string) =>
  count === 1 ? `1 request ${singular}` : `${count} requests ${plural}`;

export const duration = (ms: number) => formatDistanceStrict(0, Math.max(0, ms));
