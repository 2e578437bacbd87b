import type { OperatorWords } from '#content/operator-words.ts';
import { agoInWords, durationInWords } from '#domain/duration-in-words.ts';
import { DAY_MS } from '#domain/durations.ts';
import { MOST_BY_AGENCY_AN_HOUR, MOST_CONFIRMATIONS_AN_HOUR } from '#server/mail/mail-due.ts';
import { MAX_RESERVED } from '#server/requests/standing.ts';
import type { StoreHealth } from './health.ts';

const LOW_DISK_MB = 200;
const OLD_BACKUP_MS = 7 * DAY_MS;
/** As many as one network may try at once. Nobody mistypes a password so often. */
const MANY_WRONG_PASSWORDS = 10;

/**
 * `trouble`: `/api/health` responds with 503. `urgent`: the site works, and the doctor says that
 * something is wrong.
 */
type Weight = 'trouble' | 'urgent' | 'notice';

/** Strangers read the kinds at `/api/health`, so no kind holds a figure. */
type Rule = {
  kind: string;
  weight: Weight;
  isDue: (health: StoreHealth) => boolean;
  /** Each of these words has a title. */
  words: keyof TitledWords;
  text: (alerts: OperatorWords['alerts'], health: StoreHealth, locale: string) => Sentence[];
  isWorthAnAlert?: (health: StoreHealth) => boolean;
};
type Sentence = string | false;
type TitledWords = {
  [Name in keyof OperatorWords['alerts'] as OperatorWords['alerts'][Name] extends { title: string }
    ? Name
    : never]: unknown;
};

const hasSpam = ({ lastSpamAt }: StoreHealth) => lastSpamAt !== null;
/** A restored request keeps its age, so a store on a new host has no backup at once. */
const backupAgeMs = ({ lastBackupAt, oldestRequestAt }: StoreHealth) =>
  Math.abs(Date.now() - (lastBackupAt ?? oldestRequestAt ?? Date.now()));

const rules: readonly Rule[] = [
  {
    kind: 'nobody receives the requests',
    weight: 'trouble',
    isDue: ({ hasReceiver }) => !hasReceiver,
    words: 'noReceiver',
    text: ({ noReceiver }) => [noReceiver.text],
  },
  {
    kind: 'requests wait for more than ten minutes',
    weight: 'trouble',
    isDue: ({ late }) => late > 0,
    words: 'late',
    text: ({ late, noAnswer }, health, locale) => {
      const { undelivered, failing, oldestUndeliveredSeconds } = health;
      const oldest = durationInWords((oldestUndeliveredSeconds ?? 0) * 1000, locale);
      const lastAnswer = health.pausedBecause ?? health.lastFailure ?? noAnswer;
      return [
        late.text(undelivered, oldest),
        failing > 0 && late.failed(failing, lastAnswer),
        late.remedy,
      ];
    },
  },
  {
    kind: 'the store is full',
    weight: 'trouble',
    isDue: ({ isFull }) => isFull,
    words: 'storeFull',
    text: ({ storeFull }) => [storeFull.text],
  },
  {
    kind: 'the mail server accepts no mail',
    weight: 'trouble',
    isDue: ({ mail }) => mail.late > mail.lateConfirmations && mail.pausedSince !== null,
    words: 'mailRefused',
    text: ({ mailRefused, noAnswer }, { mail }) => [
      mailRefused.text(mail.undelivered, mail.pausedBecause ?? mail.lastFailure ?? noAnswer),
    ],
  },
  {
    kind: 'the disk of the store is almost full',
    weight: 'trouble',
    isDue: ({ freeMegabytes }) => freeMegabytes !== null && freeMegabytes < LOW_DISK_MB,
    words: 'diskFull',
    text: ({ diskFull }, { freeMegabytes }) => [diskFull.text(freeMegabytes ?? 0)],
  },
  {
    kind: 'a calendar cannot be read',
    weight: 'trouble',
    isDue: ({ unreadableCalendars }) => unreadableCalendars > 0,
    words: 'calendarUnreadable',
    text: ({ calendarUnreadable }) => [calendarUnreadable.text],
  },
  {
    kind: 'a calendar is not read yet',
    weight: 'trouble',
    isDue: ({ calendarsNotRead }) => calendarsNotRead > 0,
    words: 'calendarNotRead',
    text: ({ calendarNotRead }) => [calendarNotRead.text],
    // The first reading takes a minute at most.
    isWorthAnAlert: () => false,
  },
  {
    kind: 'events of a calendar are not understood',
    weight: 'trouble',
    isDue: ({ eventsNotUnderstood }) => eventsNotUnderstood > 0,
    words: 'eventsNotUnderstood',
    text: ({ eventsNotUnderstood }, health) => [
      eventsNotUnderstood.text(health.eventsNotUnderstood),
    ],
  },
  {
    kind: 'parked',
    weight: 'notice',
    isDue: ({ parked }) => parked > 0,
    words: 'parked',
    text: ({ parked }, health) => [parked.text(health.parked)],
  },
  {
    kind: 'backup',
    weight: 'urgent',
    isDue: (health) => !health.isBackedUpOtherwise && backupAgeMs(health) > OLD_BACKUP_MS,
    words: 'backup',
    text: ({ backup, backUp }, health, locale) => [
      health.lastBackupAt === null
        ? backup.missing(agoInWords(backupAgeMs(health), locale))
        : backup.text(durationInWords(backupAgeMs(health), locale)),
      backUp,
    ],
  },
  {
    kind: 'spam',
    weight: 'notice',
    isDue: hasSpam,
    words: 'spam',
    text: ({ spam }, { held, heldOverQuota, heldInFlood }) => [
      spam.text(held - heldOverQuota - heldInFlood),
    ],
    isWorthAnAlert: ({ lastSpamAt }) => Math.abs(Date.now() - (lastSpamAt ?? 0)) < DAY_MS,
  },
  {
    kind: 'over quota',
    weight: 'urgent',
    isDue: ({ heldOverQuota }) => heldOverQuota > 0,
    words: 'overQuota',
    text: ({ overQuota, checkProxies, releaseAll }, { heldOverQuota }) => [
      overQuota.text(heldOverQuota),
      checkProxies,
      releaseAll,
    ],
  },
  {
    kind: 'refused copies',
    weight: 'notice',
    isDue: ({ mail }) => mail.refusedCopies > 0,
    words: 'refusedCopies',
    text: ({ refusedCopies }, { mail }) => [refusedCopies.text(mail.refusedCopies)],
  },
  {
    kind: 'late confirmations',
    weight: 'notice',
    isDue: ({ mail }) => mail.lateConfirmations > 0,
    words: 'lateConfirmations',
    text: ({ lateConfirmations }, { mail }) => [
      lateConfirmations.text(mail.lateConfirmations, MOST_CONFIRMATIONS_AN_HOUR),
    ],
  },
  {
    kind: 'missed confirmations',
    weight: 'notice',
    isDue: ({ mail }) => mail.missedConfirmations > 0,
    words: 'missedConfirmations',
    text: ({ missedConfirmations }, { mail }) => [
      missedConfirmations.text(mail.missedConfirmations),
    ],
  },
  {
    kind: 'mails of the agency',
    weight: 'notice',
    isDue: ({ mail }) => mail.byAgencyInAnHour >= MOST_BY_AGENCY_AN_HOUR,
    words: 'mailsByAgency',
    text: ({ mailsByAgency }) => [mailsByAgency.text(MOST_BY_AGENCY_AN_HOUR)],
  },
  {
    kind: 'flood',
    weight: 'urgent',
    isDue: ({ heldInFlood }) => heldInFlood > 0,
    words: 'flood',
    text: ({ flood, releaseAll }, { heldInFlood }) => [flood.text(heldInFlood), releaseAll],
  },
  {
    kind: 'room for held requests',
    weight: 'notice',
    isDue: ({ isHeldRoomScarce }) => isHeldRoomScarce,
    words: 'heldRoomScarce',
    text: ({ heldRoomScarce, releaseAll }) => [heldRoomScarce.text, releaseAll],
  },
  {
    kind: 'calls beyond limit',
    weight: 'urgent',
    isDue: ({ callsBeyondLimit }) => callsBeyondLimit > 0,
    words: 'callsBeyondLimit',
    text: ({ callsBeyondLimit, checkProxies }, health) => [
      callsBeyondLimit.text(health.callsBeyondLimit, MAX_RESERVED),
      checkProxies,
    ],
  },
  {
    kind: 'wrong passwords',
    weight: 'notice',
    isDue: ({ wrongPasswords }) => wrongPasswords >= MANY_WRONG_PASSWORDS,
    words: 'wrongPasswords',
    text: ({ wrongPasswords }, health) => [wrongPasswords.text(health.wrongPasswords)],
  },
  {
    kind: 'calls without their event',
    weight: 'notice',
    isDue: ({ callsWithoutEvent }) => callsWithoutEvent > 0,
    words: 'callsWithoutEvent',
    text: ({ callsWithoutEvent }, health) => [callsWithoutEvent.text(health.callsWithoutEvent)],
  },
  {
    kind: 'calls without a time zone',
    weight: 'urgent',
    isDue: ({ hasTimeZone, callsToAgree }) => !hasTimeZone && callsToAgree > 0,
    words: 'noTimeZone',
    text: ({ noTimeZone }, { callsToAgree }) => [noTimeZone.text(callsToAgree)],
  },
];

/**
 * Decides what is wrong, for desk, health, doctor and alerts. The text goes to a chat or a mailbox:
 * no form values, and at most the host of a receiver.
 */
export const findingsIn = (health: StoreHealth, { alerts, locale }: OperatorWords) =>
  rules
    .filter(({ isDue }) => isDue(health))
    .map(({ kind, weight, words, text, isWorthAnAlert }) => ({
      kind,
      weight,
      title: alerts[words].title,
      text: text(alerts, health, locale)
        .filter((sentence) => sentence !== false && sentence !== '')
        .join(' '),
      isWorthAnAlert: isWorthAnAlert?.(health) ?? true,
    }));
