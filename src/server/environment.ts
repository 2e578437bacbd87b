import 'server-only';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { callHours } from '#domain/call-hours.ts';
import type { Receiver } from './delivery/receiver.ts';
import { isMailbox, isThisMachine, MUST_BE_HTTPS, variables } from './environment-variables.ts';
import { processWide } from './process-wide.ts';
import { withSecretsFromFiles } from './secret-files.ts';

/** Read and checked once in a process. */
export function environment(): Environment {
  return processWide('environment', () => readEnvironment(process.env));
}

type Given = Readonly<Record<string, string | undefined>>;
type Variables = z.infer<typeof variables>;
export type Environment = ReturnType<typeof readEnvironment>;

/** Throws an `EnvironmentError` that names variables and never repeats values. */
export function readEnvironment(given: Given) {
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
    calendars: data.CALENDAR_URL,
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

function isServerless(given: Given) {
  return SIGNS_OF_A_SERVERLESS_HOST.some((name) => given[name] !== undefined);
}

/** Conditions on several variables. */
function clashesIn(given: Given, data: Partial<Variables> = {}) {
  const { SMTP_URL, MAIL_TO, MAIL_FROM, ALERT_URL, PRIVATE_HOSTS = [] } = data;
  const isUnsafe = (url?: URL) =>
    url?.protocol === 'http:' &&
    !isThisMachine(url.hostname) &&
    !PRIVATE_HOSTS.includes(url.hostname);
  const isByMail = ALERT_URL?.protocol === 'mailto:';
  const user = decodeURIComponent(SMTP_URL?.username ?? '');
  const clashes: Record<string, unknown> = {
    [`CONSULTATION_WEBHOOK_URL ${MUST_BE_HTTPS}`]: isUnsafe(data.CONSULTATION_WEBHOOK_URL),
    [`ALERT_URL ${MUST_BE_HTTPS}`]: isUnsafe(ALERT_URL),
    [`CALENDAR_URL ${MUST_BE_HTTPS}`]: data.CALENDAR_URL?.some(isUnsafe),
    'DATABASE_URL must be set on a serverless host, to the address of a PostgreSQL database: a file there does not outlive the request that wrote it':
      isServerless(given) && !given['DATABASE_URL'],
    "CALENDAR_URL needs to know whose clock your hours are by: write timeZone: 'Europe/Berlin', or yours, into src/domain/call-hours.ts":
      given['CALENDAR_URL'] && !callHours.timeZone,
    'CALENDAR_URL is read by a server of your own only: a serverless host lets no process read in the background':
      given['CALENDAR_URL'] && isServerless(given),
    'MAIL_TO must not be set beside CONSULTATION_WEBHOOK_URL: one of them gets the requests, and a workflow can send mail itself':
      MAIL_TO && given['CONSULTATION_WEBHOOK_URL'],
    [`SMTP_URL must be set, since ${MAIL_TO ? 'MAIL_TO' : 'ALERT_URL'} wants mail: smtps://name:password@mail.example.com:465`]:
      (MAIL_TO || isByMail) && !SMTP_URL,
    'MAIL_TO must be set beside SMTP_URL: the mailbox that gets the requests':
      SMTP_URL && !MAIL_TO && !isByMail,
    'MAIL_FROM must be set: the name in SMTP_URL is no e-mail address to send from':
      SMTP_URL && !MAIL_FROM && !isMailbox(user),
  };
  return Object.keys(clashes).filter((sentence) => clashes[sentence]);
}
