import type { OperatorWords } from '#content/operator-words.ts';
import { agoInWords, durationInWords } from '#domain/duration-in-words.ts';
import { DAY_MS } from '#domain/durations.ts';
import { MOST_BY_AGENCY_AN_HOUR, MOST_CONFIRMATIONS_AN_HOUR } from '#server/mail/mail-due.ts';
import { failureCode } from '#server/process/log.ts';
import { MAX_RESERVED } from '#server/requests/standing.ts';
import type { StoreHealth } from './health.ts';

const LOW_DISK_MB = 200;
const OLD_BACKUP_MS = 7 * DAY_MS;

export const STORE_FAILS = 'the store failed its check';

/** The first reading takes a minute at most, so this is worth no alert. */
export const CALENDAR_NOT_READ = 'a calendar is not read yet';

/** `kinds` are for the log and the store, `subject` and `text` for the agency. */
export type Alerts = { kinds: string; subject: string; text: string; isStoreFailing?: boolean };

export function alertsIn(health: StoreHealth, words: OperatorWords): Alerts {
  const troubles = troublesIn(health, words).filter(({ kind }) => kind !== CALENDAR_NOT_READ);
  const alerts = [...troubles, ...noticesIn(health, words, DAY_MS)];
  return {
    kinds: alerts.map(({ kind }) => kind).join(', '),
    subject: alerts.map(({ title }) => title).join(', '),
    text: alerts.map(({ text }) => text).join('\n'),
  };
}

export function alertsOfFailedStore(failure: unknown, { alerts }: OperatorWords): Alerts {
  const code = failureCode(failure);
  return {
    kinds: `${STORE_FAILS} (${code})`,
    subject: `${alerts.storeFails.title} (${code})`,
    text: alerts.storeFails.text(code),
    isStoreFailing: true,
  };
}

/** Strangers read the kinds at `/api/health`, so no kind holds a figure. */
export function troublesIn(health: StoreHealth, { alerts, locale }: OperatorWords) {
  const { late, undelivered, oldestUndeliveredSeconds, failing, isFull, mail } = health;
  const { freeMegabytes, unreadableCalendars, calendarsNotRead, eventsNotUnderstood } = health;
  const oldest = durationInWords((oldestUndeliveredSeconds ?? 0) * 1000, locale);
  const lastAnswer = health.pausedBecause ?? health.lastFailure ?? alerts.noAnswer;
  const lastAnswerToMail = mail.pausedBecause ?? mail.lastFailure ?? alerts.noAnswer;
  return [
    ...alertIf(
      late > 0,
      'requests wait for more than ten minutes',
      alerts.late.title,
      alerts.late.text(undelivered, oldest),
      failing > 0 && alerts.late.failed(failing, lastAnswer),
      alerts.late.remedy,
    ),
    ...alertIf(isFull, 'the store is full', alerts.storeFull.title, alerts.storeFull.text),
    ...alertIf(
      mail.late > mail.lateConfirmations && mail.pausedSince !== null,
      'the mail server accepts no mail',
      alerts.mailRefused.title,
      alerts.mailRefused.text(mail.undelivered, lastAnswerToMail),
    ),
    ...alertIf(
      freeMegabytes !== null && freeMegabytes < LOW_DISK_MB,
      'the disk of the store is almost full',
      alerts.diskFull.title,
      alerts.diskFull.text(freeMegabytes ?? 0),
    ),
    ...alertIf(
      unreadableCalendars > 0,
      'a calendar cannot be read',
      alerts.calendarUnreadable.title,
      alerts.calendarUnreadable.text,
    ),
    ...alertIf(
      calendarsNotRead > 0,
      CALENDAR_NOT_READ,
      alerts.calendarNotRead.title,
      alerts.calendarNotRead.text,
    ),
    ...alertIf(
      eventsNotUnderstood > 0,
      'events of a calendar are not understood',
      alerts.eventsNotUnderstood.title,
      alerts.eventsNotUnderstood.text(eventsNotUnderstood),
    ),
  ];
}

/** Notices are worth an alert, but `/api/health` stays 200, because the site works. */
export function noticesIn(
  health: StoreHealth,
  { alerts, locale }: OperatorWords,
  spamWithinMs = Number.POSITIVE_INFINITY,
) {
  const { parked, held, heldOverQuota, heldInFlood, mail, callsBeyondLimit } = health;
  const { callsWithoutEvent, lastBackupAt, lastSpamAt, isHeldRoomScarce } = health;
  const { oldestRequestAt, isBackedUpOtherwise } = health;
  const backupAge = Math.abs(Date.now() - (lastBackupAt ?? oldestRequestAt ?? Date.now()));
  const isSpamRecent = lastSpamAt !== null && Math.abs(Date.now() - lastSpamAt) < spamWithinMs;
  const heldAsSpam = held - heldOverQuota - heldInFlood;
  return [
    ...alertIf(parked > 0, 'parked', alerts.parked.title, alerts.parked.text(parked)),
    ...alertIf(
      !isBackedUpOtherwise && backupAge > OLD_BACKUP_MS,
      'backup',
      alerts.backup.title,
      lastBackupAt === null
        ? alerts.backup.missing(agoInWords(backupAge, locale))
        : alerts.backup.text(durationInWords(backupAge, locale)),
      alerts.backUp,
    ),
    ...alertIf(isSpamRecent, 'spam', alerts.spam.title, alerts.spam.text(heldAsSpam)),
    ...alertIf(
      heldOverQuota > 0,
      'over quota',
      alerts.overQuota.title,
      alerts.overQuota.text(heldOverQuota),
      alerts.checkProxies,
      alerts.releaseAll,
    ),
    ...alertIf(
      mail.refusedCopies > 0,
      'refused copies',
      alerts.refusedCopies.title,
      alerts.refusedCopies.text(mail.refusedCopies),
    ),
    ...alertIf(
      mail.lateConfirmations > 0,
      'late confirmations',
      alerts.lateConfirmations.title,
      alerts.lateConfirmations.text(mail.lateConfirmations, MOST_CONFIRMATIONS_AN_HOUR),
    ),
    ...alertIf(
      mail.missedConfirmations > 0,
      'missed confirmations',
      alerts.missedConfirmations.title,
      alerts.missedConfirmations.text(mail.missedConfirmations),
    ),
    ...alertIf(
      mail.byAgencyInAnHour >= MOST_BY_AGENCY_AN_HOUR,
      'mails of the agency',
      alerts.mailsByAgency.title,
      alerts.mailsByAgency.text(MOST_BY_AGENCY_AN_HOUR),
    ),
    ...alertIf(
      heldInFlood > 0,
      'flood',
      alerts.flood.title,
      alerts.flood.text(heldInFlood),
      alerts.releaseAll,
    ),
    ...alertIf(
      isHeldRoomScarce,
      'room for held requests',
      alerts.heldRoomScarce.title,
      alerts.heldRoomScarce.text,
      alerts.releaseAll,
    ),
    ...alertIf(
      callsBeyondLimit > 0,
      'calls beyond limit',
      alerts.callsBeyondLimit.title,
      alerts.callsBeyondLimit.text(callsBeyondLimit, MAX_RESERVED),
      alerts.checkProxies,
    ),
    ...alertIf(
      callsWithoutEvent > 0,
      'calls without their event',
      alerts.callsWithoutEvent.title,
      alerts.callsWithoutEvent.text(callsWithoutEvent),
    ),
  ];
}

/** The text goes to a chat or a mailbox: no form values, and at most the host of a receiver. */
function alertIf(isDue: boolean, kind: string, title: string, ...sentences: (string | false)[]) {
  return isDue ? [{ kind, title, text: sentences.filter(Boolean).join(' ') }] : [];
}
