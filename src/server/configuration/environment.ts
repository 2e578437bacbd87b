import 'server-only';
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { unescape as decoded } from 'node:querystring';
import { z } from 'zod';
import { callHours } from '#domain/call-hours.ts';
import { failureCode } from '#server/process/log.ts';
import { processWide } from '#server/process/process-wide.ts';
import {
  isLoopback,
  isMailbox,
  MUST_BE_HTTPS,
  mailboxesIn,
  variables,
} from './environment-variables.ts';
import type { AlertTarget, Mailing, MailReceiver, Receiver } from './receivers.ts';

export function environment(): Environment {
  return processWide('environment', () => readEnvironment(process.env));
}

type RawSettings = Readonly<Record<string, string | undefined>>;
type Variables = z.infer<typeof variables>;
export type Environment = ReturnType<typeof readEnvironment>;

export function readEnvironment(given: RawSettings) {
  const problems: string[] = [];
  const complete = { ...given, ...secretsInFiles(given, problems) };
  const filledIn = Object.fromEntries(Object.entries(complete).filter(([, text]) => text?.trim()));
  const { data, error } = variables.safeParse(filledIn);
  const wrong = error ? z.flattenError(error).fieldErrors : {};
  for (const [name, complaints] of Object.entries<string[] | undefined>(wrong))
    problems.push(`${name} ${complaints?.[0]}`);
  problems.push(...clashesIn(filledIn, data));
  if (!data || problems.length > 0) throw new EnvironmentError(problems);
  return {
    ...receiversOf(data, isServerless(filledIn) ? LONGEST_SERVERLESS_DELIVERY_MS : Infinity),
    calendarFeedKey: data.CALENDAR_FEED_KEY,
    databaseUrl: data.DATABASE_URL,
    dataFolder: resolve(data.DATA_DIR),
    purgeAfterDays: data.PURGE_AFTER_DAYS,
    isBackedUpOtherwise: data.BACKED_UP_OTHERWISE !== undefined,
    calendars: data.CALENDAR_URL,
    cronSecret: data.CRON_SECRET,
    deskPassword: data.DESK_PASSWORD,
    trustedProxies: data.TRUSTED_PROXIES,
    siteUrl: data.SITE_URL,
    listenHost: data.LISTEN_HOST,
    port: data.PORT,
    isServerless: isServerless(filledIn),
  };
}

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration is wrong: ${problems.join('; ')}.`);
    this.problems = problems;
  }
}

function secretsInFiles(given: RawSettings, problems: string[]) {
  const secrets: Record<string, string> = {};
  for (const name of Object.keys(variables.shape)) {
    const file = given[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (given[name]?.trim())
      problems.push(`${name}_FILE and ${name} are both set: keep one of them`);
    try {
      // Reading a pipe would block until somebody writes.
      const secret = statSync(file).isFile() ? readFileSync(file, 'utf8').trim() : '';
      if (secret) secrets[name] = secret;
      else problems.push(`${name}_FILE names an empty file, or none`);
    } catch (failure) {
      problems.push(`${name}_FILE names a file that cannot be read (${failureCode(failure)})`);
    }
  }
  return secrets;
}

/** A serverless host would end a longer delivery before its failure is recorded. */
const LONGEST_SERVERLESS_DELIVERY_MS = 30_000;

function receiversOf(data: Variables, longestMs: number) {
  const { CONSULTATION_WEBHOOK_URL: url, CONSULTATION_WEBHOOK_SECRET: secret, MAIL_TO } = data;
  const webhookTimeoutMs = Math.min(data.WEBHOOK_TIMEOUT_SECONDS * 1_000, longestMs);
  const webhook = url ? { url, secret, timeoutMs: webhookTimeoutMs } : undefined;
  const mailTimeoutMs = Math.min(60_000, longestMs);
  const mailbox = MAIL_TO ? mailReceiver(data, MAIL_TO, mailTimeoutMs) : undefined;
  const visitors = data.VISITOR_MAIL ? mailReceiver(data, [], mailTimeoutMs) : undefined;
  const receiver: Receiver | undefined = webhook ?? mailbox;
  const mailing: Mailing = { visitors, copies: webhook ? mailbox : undefined };
  return { receiver, mailing, ...alertsTo(data) };
}

function mailReceiver(
  { SMTP_URL: smtpUrl, MAIL_FROM }: Variables,
  to: readonly string[],
  timeoutMs: number,
): MailReceiver | undefined {
  if (!smtpUrl) return undefined;
  return { smtpUrl, from: MAIL_FROM ?? decoded(smtpUrl.username), to, timeoutMs };
}

function alertsTo(data: Variables) {
  const { ALERT_URL: url, MAIL_TO } = data;
  const mailboxes = url ? mailboxesIn(url.href) : MAIL_TO;
  const receiver =
    url && url.protocol !== 'mailto:'
      ? { url, timeoutMs: 15_000 }
      : mailboxes && mailReceiver(data, mailboxes, 20_000);
  const alertTarget: AlertTarget | undefined = receiver && { receiver, siteUrl: data.SITE_URL };
  return { alertTarget, alertSetting: url ? 'ALERT_URL' : 'MAIL_TO' };
}

const WEB_ADDRESSES = ['CONSULTATION_WEBHOOK_URL', 'ALERT_URL', 'CALENDAR_URL'] as const;

const SERVERLESS = /^(VERCEL|NETLIFY|AWS_LAMBDA_FUNCTION_NAME|K_SERVICE|FUNCTIONS_WORKER_RUNTIME)$/;

const isServerless = (given: RawSettings) =>
  Object.keys(given).some((name) => SERVERLESS.test(name));

/** If a setting is wrong alone, `data` is empty, and only clashes that `given` shows are found. */
function clashesIn(given: RawSettings, data: Partial<Variables> = {}) {
  const { SMTP_URL, MAIL_TO, MAIL_FROM, VISITOR_MAIL, ALERT_URL } = data;
  const allowed = data.PRIVATE_HOSTS ?? [];
  const isUnsafe = (url?: URL) =>
    url?.protocol === 'http:' && !isLoopback(url.hostname) && !allowed.includes(url.hostname);
  const variableThatWantsMail =
    (MAIL_TO && 'MAIL_TO') ||
    (VISITOR_MAIL && 'VISITOR_MAIL') ||
    (ALERT_URL?.protocol === 'mailto:' && 'ALERT_URL');
  const user = decoded(SMTP_URL?.username ?? '');
  const variableThatNeedsZone = ['CALENDAR_URL', 'CALENDAR_FEED_KEY'].find((name) => given[name]);
  const clashes = [
    ...WEB_ADDRESSES.map((name) => ({
      isFound: [data[name]].flat().some(isUnsafe),
      remedy: `${name} ${MUST_BE_HTTPS}`,
    })),
    {
      isFound: isServerless(given) && !given['DATABASE_URL'],
      remedy:
        'DATABASE_URL must be set on a serverless host, to the address of a PostgreSQL database: ' +
        'a file there does not outlive the request that wrote it',
    },
    {
      isFound: variableThatNeedsZone && !callHours.timeZone,
      remedy:
        `${variableThatNeedsZone} needs the time zone of your hours: ` +
        "write timeZone: 'Europe/Berlin', or yours, into src/agency/hours.ts",
    },
    {
      isFound: given['CALENDAR_URL'] && isServerless(given),
      remedy:
        'CALENDAR_URL is read by a server of your own only: ' +
        'a serverless host lets no process read in the background',
    },
    {
      isFound: VISITOR_MAIL && !given['SITE_URL'],
      remedy: 'VISITOR_MAIL needs SITE_URL, the address in the links of its mails',
    },
    {
      isFound: variableThatWantsMail && !SMTP_URL,
      remedy:
        `SMTP_URL must be set, since ${variableThatWantsMail} wants mail: ` +
        'smtps://name:password@mail.example.com:465',
    },
    {
      isFound: ['smtp:465', 'smtps:587'].includes(`${SMTP_URL?.protocol}${SMTP_URL?.port}`),
      remedy:
        'SMTP_URL has the wrong beginning: port 465 needs smtps://, and port 587 needs smtp://',
    },
    {
      isFound: SMTP_URL && !variableThatWantsMail,
      remedy:
        'MAIL_TO must be set beside SMTP_URL, to the mailbox that gets the requests; ' +
        'or set VISITOR_MAIL=yes or ALERT_URL=mailto:you@example.com, or remove SMTP_URL',
    },
    {
      isFound: SMTP_URL && !MAIL_FROM && !isMailbox(user),
      remedy: 'MAIL_FROM must be set: the name in SMTP_URL is no e-mail address to send from',
    },
  ];
  return clashes.flatMap(({ isFound, remedy }) => (isFound ? remedy : []));
}
