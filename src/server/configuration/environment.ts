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
import type { Mailing, Receiver } from './receivers.ts';

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
  for (const [name, sentences] of Object.entries<string[] | undefined>(wrong))
    problems.push(`${name} ${sentences?.[0]}`);
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

/** Requests go to the webhook, or else to a mailbox. If there is a webhook, the mailbox gets copies. `to` of `visitors` is empty (`Mailing`). */
function receiversOf(data: Variables, longestMs: number) {
  const { CONSULTATION_WEBHOOK_URL: url, CONSULTATION_WEBHOOK_SECRET: secret, MAIL_TO } = data;
  const { SMTP_URL: smtpUrl, VISITOR_MAIL, ALERT_URL: alertUrl } = data;
  const from = data.MAIL_FROM ?? decoded(smtpUrl?.username ?? '');
  const mailReceiver = (to?: string[], timeoutMs = Math.min(60_000, longestMs)) =>
    smtpUrl && to && { smtpUrl, from, to, timeoutMs };
  const timeoutMs = Math.min(data.WEBHOOK_TIMEOUT_SECONDS * 1_000, longestMs);
  const webhook: Receiver | undefined = url && { url, secret, timeoutMs };
  const alertReceiver =
    alertUrl && alertUrl.protocol !== 'mailto:'
      ? { url: alertUrl, timeoutMs: 15_000 }
      : mailReceiver(alertUrl ? mailboxesIn(alertUrl.href) : MAIL_TO, 20_000);
  const copies = webhook && mailReceiver(MAIL_TO);
  const mailing: Mailing = { visitors: mailReceiver(VISITOR_MAIL && []), copies };
  const alertTarget = alertReceiver && { receiver: alertReceiver, siteUrl: data.SITE_URL };
  // The doctor names the setting that says where alerts go.
  const alertSetting = alertUrl ? 'ALERT_URL' : 'MAIL_TO';
  return { receiver: webhook ?? mailReceiver(MAIL_TO), mailing, alertTarget, alertSetting };
}

const WEB_ADDRESSES = ['CONSULTATION_WEBHOOK_URL', 'ALERT_URL', 'CALENDAR_URL'] as const;

/** Variables of Vercel, Netlify, AWS Lambda, Google Cloud Run and Azure Functions. */
const SERVERLESS = /^(VERCEL|NETLIFY|AWS_LAMBDA_FUNCTION_NAME|K_SERVICE|FUNCTIONS_WORKER_RUNTIME)$/;

const isServerless = (given: RawSettings) =>
  Object.keys(given).some((name) => SERVERLESS.test(name));

/** Settings that are right alone, and wrong together. If one is wrong alone, `data` is empty, and only what `given` shows is found. */
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
      when: [data[name]].flat().some(isUnsafe),
      say: `${name} ${MUST_BE_HTTPS}`,
    })),
    {
      when: isServerless(given) && !given['DATABASE_URL'],
      say: 'DATABASE_URL must be set on a serverless host, to the address of a PostgreSQL database: a file there does not outlive the request that wrote it',
    },
    {
      when: variableThatNeedsZone && !callHours.timeZone,
      say: `${variableThatNeedsZone} needs the time zone of your hours: write timeZone: 'Europe/Berlin', or yours, into src/agency/hours.ts`,
    },
    {
      when: given['CALENDAR_URL'] && isServerless(given),
      say: 'CALENDAR_URL is read by a server of your own only: a serverless host lets no process read in the background',
    },
    {
      when: VISITOR_MAIL && !given['SITE_URL'],
      say: 'VISITOR_MAIL needs SITE_URL, the address in the links of its mails',
    },
    {
      when: variableThatWantsMail && !SMTP_URL,
      say: `SMTP_URL must be set, since ${variableThatWantsMail} wants mail: smtps://name:password@mail.example.com:465`,
    },
    {
      when: ['smtp:465', 'smtps:587'].includes(`${SMTP_URL?.protocol}${SMTP_URL?.port}`),
      say: 'SMTP_URL has the wrong beginning: port 465 needs smtps://, and port 587 needs smtp://',
    },
    {
      when: SMTP_URL && !variableThatWantsMail,
      say: 'MAIL_TO must be set beside SMTP_URL, to the mailbox that gets the requests; or set VISITOR_MAIL=yes or ALERT_URL=mailto:you@example.com, or remove SMTP_URL',
    },
    {
      when: SMTP_URL && !MAIL_FROM && !isMailbox(user),
      say: 'MAIL_FROM must be set: the name in SMTP_URL is no e-mail address to send from',
    },
  ];
  return clashes.flatMap(({ when, say }) => (when ? say : []));
}
