import { DAY_MS } from '#domain/durations.ts';
import { MOST_CONFIRMATIONS_AN_HOUR } from '#server/mail/mails.ts';
import type { StoreHealth } from './health.ts';

const LOW_DISK_MB = 200;
/** Backups are made each night, and one may take some hours. */
const OLD_BACKUP_MS = 2 * DAY_MS;

export type Alerts = ReturnType<typeof alertsIn>;

export function alertsIn(health: StoreHealth) {
  const alerts = [...troublesIn(health), ...noticesIn(health, DAY_MS)];
  const kinds = alerts.map(({ kind }) => kind).join(', ');
  return { kinds, text: alerts.map(({ text }) => text).join('\n') };
}

type Rule = {
  kind: string;
  when: (health: StoreHealth) => boolean;
  say: (health: StoreHealth) => string;
};

/** The texts go to a chat or a mailbox, so they hold no visitor's words and no address. */
const alertsBy = (rules: readonly Rule[], health: StoreHealth) =>
  rules.flatMap(({ kind, when, say }) => (when(health) ? { kind, text: say(health) } : []));

/** Strangers read the kinds at `/api/health`, so they hold no figure. */
const TROUBLES: readonly Rule[] = [
  {
    kind: 'requests wait for more than ten minutes',
    when: ({ late }) => late > 0,
    say: ({ undelivered, oldestUndeliveredSeconds, pausedBecause }) =>
      `${counted(undelivered, 'waits', 'wait')} for delivery, the oldest for ${duration((oldestUndeliveredSeconds ?? 0) * 1000)}.` +
      `${pausedBecause === null ? '' : ` The receiver's last answer: ${pausedBecause}.`} Nothing is lost. ` +
      'Find the cause with: npm run doctor -- --send',
  },
  {
    kind: 'the store is full',
    when: ({ isFull }) => isFull,
    say: () =>
      'The store is full: new requests go to the receiver without a stored copy. ' +
      'Find out why delivery fails with: npm run doctor -- --send',
  },
  {
    kind: 'the mail server accepts no mail',
    when: ({ mail }) => mail.late > 0 && mail.failedInARow > 0,
    say: ({ mail }) =>
      `The mail server accepts no mails, and ${mail.undelivered} wait. Its last answer: ${mail.pausedBecause ?? 'none'}. ` +
      'Requests are not affected. Check SMTP_URL and MAIL_FROM.',
  },
  {
    kind: 'the disk of the store is almost full',
    when: ({ freeMegabytes }) => freeMegabytes !== null && freeMegabytes < LOW_DISK_MB,
    say: ({ freeMegabytes }) =>
      `Only ${freeMegabytes} MB are free on the disk of the store: free some space.`,
  },
  {
    kind: 'a calendar cannot be read',
    when: ({ unreadableCalendars }) => unreadableCalendars > 0,
    say: () =>
      'A calendar cannot be read: its events block no time, and each call needs agreement. ' +
      'The log says which calendar and why.',
  },
  {
    kind: 'events of a calendar are not understood',
    when: ({ eventsNotUnderstood }) => eventsNotUnderstood > 0,
    say: ({ eventsNotUnderstood }) =>
      `Events of a calendar that are not understood: ${eventsNotUnderstood}. The time that they may take is ` +
      'offered to nobody. The log says which.',
  },
];

export const troublesIn = (health: StoreHealth) => alertsBy(TROUBLES, health);

const backupAge = ({ lastBackupAt }: StoreHealth) =>
  lastBackupAt === null ? 0 : Date.now() - lastBackupAt;

const CHECK_PROXIES = 'If they are real, TRUSTED_PROXIES is wrong: check with npm run doctor.';
const RELEASE_ALL = 'Release them with: npm run outbox -- release --all';

const notices = (isRecent: (at: number | null) => boolean): readonly Rule[] => [
  {
    kind: 'parked',
    when: ({ parked }) => parked > 0,
    say: ({ parked }) =>
      `${counted(parked, 'is', 'are')} parked: refused again and again, while the receiver accepted others. ` +
      'List with: npm run outbox -- list --state parked',
  },
  {
    kind: 'backup',
    when: (health) => backupAge(health) > OLD_BACKUP_MS,
    say: (health) =>
      `The last backup is ${duration(backupAge(health))} old. Find out why no newer one was made, and make one with: npm run outbox -- backup FILE`,
  },
  {
    kind: 'spam',
    when: ({ lastSpamAt }) => isRecent(lastSpamAt),
    say: ({ held, heldOverQuota, heldInFlood }) =>
      `${counted(held - heldOverQuota - heldInFlood, 'is', 'are')} held as suspected spam. List with: npm run outbox -- list --state held`,
  },
  {
    kind: 'over quota',
    when: ({ lastOverQuotaAt }) => isRecent(lastOverQuotaAt),
    say: ({ heldOverQuota }) =>
      `${counted(heldOverQuota, 'is', 'are')} held because one network sent so many. ${CHECK_PROXIES} ${RELEASE_ALL}`,
  },
  {
    kind: 'refused copies',
    when: ({ mail }) => mail.parked > 0,
    say: ({ mail }) =>
      `The mailbox of MAIL_TO refuses ${mail.parked} copies for good. The requests themselves are not affected. Correct MAIL_TO, then: npm run outbox -- retry`,
  },
  {
    kind: 'mail limit',
    when: ({ mail }) => mail.held > 0,
    say: ({ mail }) =>
      `Visitors get at most ${MOST_CONFIRMATIONS_AN_HOUR} confirmations an hour in all, and three mails a day each: ${mail.held} wait, and go as soon as the limits allow.`,
  },
  {
    kind: 'flood',
    when: ({ lastFloodAt }) => isRecent(lastFloodAt),
    say: ({ heldInFlood }) =>
      `${counted(heldInFlood, 'is', 'are')} held, because a flood of requests came within an hour. ${RELEASE_ALL}`,
  },
  {
    kind: 'calls beyond share',
    when: ({ callsBeyondShare }) => callsBeyondShare > 0,
    say: ({ callsBeyondShare }) =>
      `${counted(callsBeyondShare, 'reserves', 'reserve')} no time for a call, because one network has reserved all that ` +
      `it may. ${CHECK_PROXIES}`,
  },
];

/** They are worth an alert, but `/api/health` stays 200: the site works. */
export function noticesIn(health: StoreHealth, withinMs = Number.POSITIVE_INFINITY) {
  const isRecent = (at: number | null) => at !== null && Math.abs(Date.now() - at) < withinMs;
  return alertsBy(notices(isRecent), health);
}

const counted = (count: number, one: string, many: string) =>
  count === 1 ? `1 request ${one}` : `${count} requests ${many}`;

export function duration(ms: number) {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  if (seconds < 90) return units(seconds, 'second');
  const minutes = Math.round(seconds / 60);
  if (minutes < 120) return units(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? units(hours, 'hour') : units(Math.round(hours / 24), 'day');
}

const units = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;
