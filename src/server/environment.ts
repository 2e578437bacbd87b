import 'server-only';
import { resolve } from 'node:path';
import { z } from 'zod';
import { callHours } from '#domain/call-hours.ts';
import type { Receiver } from './delivery/receiver.ts';
import * as value from './environment-values.ts';
import { processWide } from './process-wide.ts';
import { withSecretsFromFiles } from './secret-files.ts';

/** Read and checked once in a process. `.env.local.example` explains every variable. */
export function environment(): Environment {
  return processWide('environment', () => readEnvironment(process.env));
}

export type Environment = ReturnType<typeof readEnvironment>;

/** Throws an `EnvironmentError` that names variables and never repeats values. */
export function readEnvironment(given: Record<string, string | undefined>) {
  const { complete, problems } = withSecretsFromFiles(given);
  const filledIn = Object.fromEntries(Object.entries(complete).filter(([, text]) => text?.trim()));
  const { data, error } = variables.safeParse(filledIn);
  // One problem for each variable is enough.
  for (const { path, message } of error?.issues ?? [])
    if (!problems.some((problem) => problem.startsWith(`${String(path[0])} `)))
      problems.push(`${String(path[0])} ${message}`);
  problems.push(...clashesIn(filledIn, data));
  if (!data || problems.length > 0) throw new EnvironmentError(problems);
  return {
    receiver: receiverOf(data),
    alertPlace: data.ALERT_URL && {
      url: data.ALERT_URL,
      siteUrl: data.SITE_URL,
      mail: mailReceiverOf(data),
    },
    databaseUrl: data.DATABASE_URL,
    dataFolder: resolve(data.DATA_DIR),
    purgeAfterDays: data.PURGE_AFTER_DAYS,
    calendars: data.CALENDAR_URL ?? [],
    cronSecret: data.CRON_SECRET,
    trustedProxies: data.TRUSTED_PROXIES,
    siteUrl: data.SITE_URL,
    hostname: data.HOSTNAME,
    port: data.PORT,
    isServerless: isServerless(given),
  };
}

export class EnvironmentError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is wrong: ${problems.join('; ')}.`);
    this.name = 'EnvironmentError';
    this.problems = problems;
  }
}

function receiverOf(data: Variables): Receiver | undefined {
  const { CONSULTATION_WEBHOOK_URL: url, CONSULTATION_WEBHOOK_SECRET: secret } = data;
  const timeoutMs = data.WEBHOOK_TIMEOUT_SECONDS * 1_000;
  return url ? { url, secret, timeoutMs } : data.MAIL_TO && mailReceiverOf(data);
}

function mailReceiverOf({ SMTP_URL, MAIL_TO = [], MAIL_FROM }: Variables) {
  const from = MAIL_FROM ?? decodeURIComponent(SMTP_URL?.username ?? '');
  return SMTP_URL && { smtpUrl: SMTP_URL, from, to: MAIL_TO, timeoutMs: MAIL_TIMEOUT_MS };
}

const MAIL_TIMEOUT_MS = 60_000;

/** Hosts whose disk does not outlive a request. */
const SIGNS_OF_A_SERVERLESS_HOST = [
  'VERCEL',
  'NETLIFY',
  'AWS_LAMBDA_FUNCTION_NAME',
  'K_SERVICE',
  'FUNCTIONS_WORKER_RUNTIME',
] as const;

function isServerless(given: Record<string, unknown>) {
  return SIGNS_OF_A_SERVERLESS_HOST.some((name) => given[name] !== undefined);
}

/** Conditions on several variables. */
function clashesIn(given: Record<string, string | undefined>, data?: Variables) {
  const { SMTP_URL, MAIL_TO, MAIL_FROM } = data ?? {};
  const addresses = [
    ['CONSULTATION_WEBHOOK_URL', data?.CONSULTATION_WEBHOOK_URL],
    ['ALERT_URL', data?.ALERT_URL],
    ...(data?.CALENDAR_URL ?? []).map((url) => ['CALENDAR_URL', url] as const),
  ] as const;
  const isByMail = data?.ALERT_URL?.protocol === 'mailto:';
  return [
    ...addresses.map(
      ([name, url]) =>
        url &&
        !value.isSafeToPostTo(url, data?.PRIVATE_HOSTS ?? []) &&
        `${name} ${value.MUST_BE_HTTPS}`,
    ),
    isServerless(given) &&
      !given['DATABASE_URL'] &&
      'DATABASE_URL must be set on a serverless host, to the address of a PostgreSQL database: a file there does not outlive the request that wrote it',
    given['CALENDAR_URL'] &&
      !callHours.timeZone &&
      "CALENDAR_URL needs to know whose clock your hours are by: write timeZone: 'Europe/Berlin', or yours, into src/domain/call-hours.ts",
    given['CALENDAR_URL'] &&
      isServerless(given) &&
      'CALENDAR_URL is read by a server of your own only: a serverless host lets no process read in the background',
    MAIL_TO &&
      given['CONSULTATION_WEBHOOK_URL'] &&
      'MAIL_TO must not be set beside CONSULTATION_WEBHOOK_URL: one of them gets the requests, and a workflow can send mail itself',
    (MAIL_TO || isByMail) &&
      !SMTP_URL &&
      `SMTP_URL must be set, since ${MAIL_TO ? 'MAIL_TO' : 'ALERT_URL'} wants mail: smtps://name:password@mail.example.com:465`,
    SMTP_URL &&
      !MAIL_TO &&
      !isByMail &&
      'MAIL_TO must be set beside SMTP_URL: the mailbox that gets the requests',
    SMTP_URL &&
      !MAIL_FROM &&
      !value.isMailbox(decodeURIComponent(SMTP_URL.username)) &&
      'MAIL_FROM must be set: the name in SMTP_URL is no e-mail address to send from',
  ].filter((problem) => typeof problem === 'string');
}

const variables = z.object({
  CONSULTATION_WEBHOOK_URL: value.webhookUrl.optional(),
  CONSULTATION_WEBHOOK_SECRET: value.signingSecret.optional(),
  WEBHOOK_TIMEOUT_SECONDS: value.webhookSeconds.default(100),
  SMTP_URL: value.smtpUrl.optional(),
  MAIL_TO: value.mailboxes.optional(),
  MAIL_FROM: value.mailbox.optional(),
  ALERT_URL: value.alertUrl.optional(),
  CALENDAR_URL: value.calendarUrls.optional(),
  PRIVATE_HOSTS: value.hosts.optional(),
  DATABASE_URL: value.postgresUrl.optional(),
  DATA_DIR: value.folder.default('data'),
  PURGE_AFTER_DAYS: value.days.default(30),
  CRON_SECRET: value.scheduleSecret.optional(),
  TRUSTED_PROXIES: value.proxies.default(0),
  SITE_URL: value.siteUrl.optional(),
  HOSTNAME: value.hostName.default('0.0.0.0'),
  PORT: value.port.default(3000),
});

type Variables = z.infer<typeof variables>;
