import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import { DAY_MS } from '#domain/durations.ts';
import { MOST_CONFIRMATIONS_AN_HOUR } from '#server/mail/mails.ts';
import { failureCode } from '#server/process/log.ts';
import { MAX_RESERVED } from '#server/requests/settle.ts';
import type { StoreHealth } from './health.ts';

const LOW_DISK_MB = 200;
const OLD_BACKUP_MS = 7 * DAY_MS;
export const BACK_UP =
  'Make one each night with: npm run outbox -- backup FILE. If you back up otherwise, set BACKED_UP_OTHERWISE=yes';

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
  const text = `${kinds}: new requests may go to the receiver without a stored copy. Find the cause with: npm run doctor`;
  return { kinds, text, isStoreFailing: true };
}

/** Takes a sentence for each kind of alert. A sentence goes to a chat or a mailbox, so it holds no visitor's words, and of a receiver at most its host. */
const alertsOf = (sentences: Readonly<Record<string, string | false>>) =>
  Object.entries(sentences).flatMap(([kind, text]) => (text ? { kind, text } : []));

/** Strangers read the kinds at `/api/health`, so no kind holds a figure. */
export function troublesIn(health: StoreHealth) {
  const { late, undelivered, oldestUndeliveredSeconds, failing, isFull, mail } = health;
  const { freeMegabytes, unreadableCalendars, calendarsNotRead, eventsNotUnderstood } = health;
  const lastAnswer = health.pausedBecause ?? health.lastFailure ?? 'none';
  const because =
    failing > 0 ? ` Failed: ${failing}. The receiver's last answer: ${lastAnswer}.` : '';
  return alertsOf({
    'requests wait for more than ten minutes':
      late > 0 &&
      `${counted(undelivered, 'waits', 'wait')} for delivery, the oldest for ${duration((oldestUndeliveredSeconds ?? 0) * 1000)}.` +
        `${because} Nothing is lost. Find the cause with: npm run doctor -- --send`,
    'the store is full':
      isFull &&
      'The store is full: new requests go to the receiver without a stored copy. Find out why delivery fails with: npm run doctor -- --send',
    'the mail server accepts no mail':
      mail.late > mail.limited &&
      mail.pausedSince !== null &&
      `The mail server accepts no mail. Mails that wait: ${mail.undelivered}. Its last answer: ${mail.pausedBecause ?? mail.lastFailure ?? 'none'}. ` +
        'Requests are not affected. Check SMTP_URL, MAIL_FROM and MAIL_TO.',
    'the disk of the store is almost full':
      freeMegabytes !== null &&
      freeMegabytes < LOW_DISK_MB &&
      `Only ${freeMegabytes} MB are free on the disk of the store: free some space.`,
    'a calendar cannot be read':
      unreadableCalendars > 0 &&
      'A calendar cannot be read: its events block no time, and each call needs agreement. The log says which calendar and why.',
    [CALENDAR_NOT_READ]:
      calendarsNotRead > 0 &&
      'The site has not read a calendar yet: its events block no time, and each call needs agreement. The site reads it within two minutes of its start.',
    'events of a calendar are not understood':
      eventsNotUnderstood > 0 &&
      `Events of a calendar that are not understood: ${eventsNotUnderstood}. Each blocks the whole day on which it begins. The log says which.`,
  });
}

const CHECK_PROXIES = 'If its visitors are real, TRUSTED_PROXIES may be wrong: run npm run doctor.';
/** The desk has a button in place of this sentence. */
export const RELEASE_ALL = 'Release them with: npm run outbox -- release --all';

/** Notices are worth an alert, but `/api/health` stays 200, because the site works. An alert names spam of the last day, and the doctor names all. */
export function noticesIn(health: StoreHealth, spamWithinMs = Number.POSITIVE_INFINITY) {
  const { parked, held, heldOverQuota, heldInFlood, mail, callsBeyondLimit } = health;
  const { callsWithoutEvent, lastBackupAt, lastSpamAt, isHeldRoomScarce } = health;
  const { oldestRequestAt, isBackedUpOtherwise } = health;
  const backupAge = Math.abs(Date.now() - (lastBackupAt ?? oldestRequestAt ?? Date.now()));
  return alertsOf({
    parked:
      parked > 0 &&
      `${counted(parked, 'is', 'are')} parked: refused again and again, while the receiver accepted others. List with: npm run outbox -- list --state parked`,
    backup:
      !isBackedUpOtherwise &&
      backupAge > OLD_BACKUP_MS &&
      (lastBackupAt === null
        ? `No backup of this store was made, and its oldest request came ${duration(backupAge)} ago. ${BACK_UP}`
        : `The last backup is ${duration(backupAge)} old. ${BACK_UP}`),
    spam:
      lastSpamAt !== null &&
      Math.abs(Date.now() - lastSpamAt) < spamWithinMs &&
      `${counted(held - heldOverQuota - heldInFlood, 'is', 'are')} held as suspected spam. List with: npm run outbox -- list --state held`,
    'over quota':
      heldOverQuota > 0 &&
      `${counted(heldOverQuota, 'is', 'are')} held because one network sent so many. ${CHECK_PROXIES} ${RELEASE_ALL}`,
    'refused copies':
      mail.refusedCopies > 0 &&
      `Copies that the mailbox of MAIL_TO refuses: ${mail.refusedCopies}. The requests themselves are not affected. Correct MAIL_TO, or make room in that mailbox, then: npm run outbox -- retry`,
    'late confirmations':
      mail.limited > 0 &&
      `Confirmations that have waited for more than an hour: ${mail.limited}. So many were asked for that visitors get ${MOST_CONFIRMATIONS_AN_HOUR} an hour, besides the first of each network. ` +
        'The others follow by themselves. Requests are not affected. See who asks with: npm run outbox -- list',
    'missed confirmations':
      mail.missed > 0 &&
      `Confirmations of the last day that came too late for their call: ${mail.missed}. Their visitors got none. The log names the requests: Mail dropped`,
    flood:
      heldInFlood > 0 &&
      `${counted(heldInFlood, 'is', 'are')} held, because a flood of requests came within an hour. ${RELEASE_ALL}`,
    'room for held requests':
      isHeldRoomScarce &&
      `The room for held requests is almost full. Further ones stay in the browsers of their visitors, which send them again. ${RELEASE_ALL}`,
    'calls beyond limit':
      callsBeyondLimit > 0 &&
      `${counted(callsBeyondLimit, 'is', 'are')} for a call that needs agreement, because its network has already reserved ${MAX_RESERVED} calls. ${CHECK_PROXIES}`,
    'calls without their event':
      callsWithoutEvent > 0 &&
      `${counted(callsWithoutEvent, 'is', 'are')} for a call whose event was moved, deleted or marked as free in your calendar. Its visitor has not been told, and its time is offered to others. Move or cancel the call by its link. If you have telephoned instead: npm run outbox -- agree ID, or free ID if you agreed on another time`,
  });
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 request ${one}` : `${count} requests ${many}`;

export const duration = (ms: number) => formatDistanceStrict(0, Math.max(0, ms));
