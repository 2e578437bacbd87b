import type { QueueHealth } from '#server/queue/queue-health.ts';
import type { currentHealth } from './current-health.ts';

type Health = Awaited<ReturnType<typeof currentHealth>>;
type Metric = readonly [name: string, help: string, value: number | null];

/** A figure that is not known yet is left out. */
export const metricsIn = (health: Health) =>
  metricsOf(health)
    .filter(([, , value]) => value !== null)
    .map(([name, help, value]) => {
      const type = name.endsWith('_total') ? 'counter' : 'gauge';
      return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${name} ${value}\n`;
    })
    .join('');

function metricsOf(health: Health): Metric[] {
  const always: Metric[] = [
    ['site_store_writable', '1 if the store can be written.', Number(health.storeWritable)],
    ['site_troubles', 'Troubles that /api/health names.', health.troubles.length],
  ];
  if (!('mail' in health)) return always;
  const { lastBackupAt, calendarAgeSeconds } = health;
  return [
    ...always,
    ...queueMetrics('requests', health),
    ...queueMetrics('mails', health.mail),
    ['site_calls_agreed', 'Calls to come whose time is agreed.', health.callsAgreed],
    ['site_calls_to_agree', 'Calls to come that need agreement.', health.callsToAgree],
    [
      'site_last_backup_timestamp_seconds',
      'When the last backup was made.',
      lastBackupAt && lastBackupAt / 1000,
    ],
    ['site_calendar_age_seconds', 'Age of the oldest copy of a calendar.', calendarAgeSeconds],
  ];
}

function queueMetrics(what: 'requests' | 'mails', health: QueueHealth): Metric[] {
  const { accepted, delivered, failed, undelivered, held, parked } = health;
  return [
    [`site_${what}_accepted_total`, `Stored ${what}, held ones as well.`, accepted],
    [`site_${what}_delivered_total`, `Delivered ${what}.`, delivered],
    [`site_${what}_failed_total`, 'Attempts that failed.', failed],
    [`site_${what}_waiting`, `${what} that wait for delivery.`, undelivered],
    [
      `site_${what}_oldest_waiting_seconds`,
      'How long the oldest waits.',
      health.oldestUndeliveredSeconds ?? 0,
    ],
    [`site_${what}_held`, `${what} that wait for a release.`, held],
    [`site_${what}_parked`, `${what} that wait for a retry.`, parked],
  ];
}
