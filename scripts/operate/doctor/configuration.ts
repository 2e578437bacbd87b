import { statSync } from 'node:fs';
import { englishOperatorWords } from '#content/operator-words.ts';
import type { Environment } from '#server/configuration/environment.ts';
import { isLoopback } from '#server/configuration/environment-variables.ts';
import { advice, right, wrong } from './finding.ts';

export function examineConfiguration(settings: Environment) {
  const { receiver, alertTarget, alertSetting, isServerless, cronSecret, siteUrl } = settings;
  const { copies, visitors } = settings.mailing;
  const webhook = receiver && 'url' in receiver ? receiver : undefined;
  const mailbox = receiver && 'smtpUrl' in receiver ? receiver : undefined;
  const isTest = webhook?.url.pathname.includes('/webhook-test/');
  const hasSecret = webhook && (webhook.secret || webhook.url.username);
  const findings = [
    !receiver && NO_RECEIVER,
    mailbox && right(`Requests go by mail, through ${mailbox.smtpUrl.host}.`),
    webhook && (isTest ? TEST_WEBHOOK : right(`Requests go to ${webhook.url.host}.`)),
    webhook && (hasSecret ? right('Your workflow can check who sends requests.') : NO_SECRET),
    copies && right(`A copy of each request goes to a mailbox, through ${copies.smtpUrl.host}.`),
    visitors && right(`Visitors get mail from ${visitors.from}.`),
    alertTarget ? right(`${alertSetting} gets a message when a request is stuck.`) : NO_ALERT,
    alertTarget && 'smtpUrl' in alertTarget.receiver && (mailbox || copies || visitors) && BY_MAIL,
    isServerless && (cronSecret ? SCHEDULED : NO_SCHEDULE),
    (!siteUrl?.startsWith('https:') || isLoopback(new URL(siteUrl).hostname)) && NO_ADDRESS,
  ];
  return findings.filter((finding) => typeof finding === 'string');
}

/** Windows and some volumes have no such rights. */
export function examineSettingsFile(file: string) {
  const { mode } = statSync(file, { throwIfNoEntry: false }) ?? { mode: 0 };
  return (mode & 0o077) === 0 ? [] : [readableByOthers(file)];
}

const readableByOthers = (file: string) =>
  advice(
    `Other users of this machine can read ${file}, which has your secrets. Run: chmod 600 ${file}`,
  );

const NO_RECEIVER = wrong(englishOperatorWords.alerts.noReceiver.text);
const TEST_WEBHOOK = wrong(
  "CONSULTATION_WEBHOOK_URL is n8n's test address, which listens for 120 seconds after a click. " +
    'Activate the workflow, and set its production address, the one with /webhook/ in it.',
);
const NO_SECRET = advice(
  'Your workflow cannot tell this site from a stranger who knows the webhook. With n8n, choose ' +
    'Basic Auth and write name and password into CONSULTATION_WEBHOOK_URL. ' +
    'If your tool checks signatures, set CONSULTATION_WEBHOOK_SECRET to whsec_ ' +
    'and what `openssl rand -base64 24` prints.',
);
const NO_ALERT = advice(
  'ALERT_URL is not set: only the log says when a request is stuck. Set it to an incoming ' +
    'webhook of Slack, Mattermost or Google Chat, to one in n8n, or to mailto: and your address.',
);
const BY_MAIL = advice(
  'An alert by mail cannot report that the mail server itself fails. ' +
    'Set ALERT_URL to a webhook, or watch /api/health.',
);
const SCHEDULED = right('CRON_SECRET is set. Have your host call /api/deliver every minute.');
const NO_SCHEDULE = wrong(
  'CRON_SECRET is not set on a serverless host: a request whose first attempt failed waits for ' +
    'the next visitor. Set it, and have your host call /api/deliver every minute.',
);
const NO_ADDRESS = advice(
  'SITE_URL is no public https address: search engines, link previews and the links that change ' +
    'a call get no address that works. Set it to the one that visitors see, ' +
    'such as https://www.example.com, and build again.',
);
