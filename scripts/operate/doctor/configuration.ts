import type { Environment } from '#server/environment.ts';
import { better, type Finding, right, wrong } from './finding.ts';

/** What is set, and what is not and might be. No value is repeated that could be a secret. */
export function examineConfiguration(site: Environment): Finding[] {
  const { receiver, alertPlace, isServerless, cronSecret, siteUrl } = site;
  return [
    ...(receiver ? aboutReceiver(receiver) : [NO_RECEIVER]),
    alertPlace ? right('Somebody is told when a request is stuck (ALERT_URL).') : NO_ALERT,
    ...(isServerless ? [cronSecret ? SCHEDULED : NO_SCHEDULE] : []),
    ...(siteUrl ? [] : [NO_ADDRESS]),
    ...(siteUrl?.startsWith('http:') ? [NO_TLS] : []),
  ];
}

function aboutReceiver(receiver: NonNullable<Environment['receiver']>): Finding[] {
  if ('smtpUrl' in receiver)
    return [right(`Requests go by mail, through ${receiver.smtpUrl.host}.`)];
  const { url, secret } = receiver;
  const way = url.protocol === 'https:' ? 'over https' : 'on this machine';
  return [
    url.pathname.includes('/webhook-test/')
      ? wrong(
          'CONSULTATION_WEBHOOK_URL is n8n\'s test address: it listens for 120 seconds after a click on "Listen". ' +
            'Activate the workflow and set its production address, the one with /webhook/ in it.',
        )
      : right(`Requests go to ${url.host}, ${way}.`),
    aboutProof(url, secret),
  ];
}

function aboutProof({ username }: URL, secret: string | undefined): Finding {
  if (secret)
    return right('Each request is signed: your workflow can check that this site sent it.');
  if (username)
    return right('Each request carries a name and a password, so your workflow can check them.');
  return better(
    'Your workflow cannot tell this site from a stranger who knows its address. With n8n, choose Basic Auth and ' +
      'write name and password into CONSULTATION_WEBHOOK_URL. What can check a signature wants ' +
      'CONSULTATION_WEBHOOK_SECRET: whsec_ and what `openssl rand -base64 24` prints.',
  );
}

const NO_RECEIVER = wrong(
  'Requests are kept, but nobody is told of them. To have them in a mailbox set SMTP_URL and MAIL_TO, or ' +
    'CONSULTATION_WEBHOOK_URL to the address that your workflow tool shows for its webhook.',
);

const NO_ALERT = better(
  'ALERT_URL is not set: when a request is stuck, only the log says so. Set it to an incoming webhook of ' +
    'Slack, Mattermost or Google Chat, to one in n8n, or to mailto: and your address.',
);

const SCHEDULED = right(
  'CRON_SECRET is set: let your host call /api/deliver with it every minute.',
);

const NO_SCHEDULE = wrong(
  'CRON_SECRET is not set, and this is a serverless host: what a first attempt could not deliver ' +
    'would wait for the next visitor. Set it, and have /api/deliver called on a schedule.',
);

const NO_ADDRESS = better(
  'SITE_URL is not set: search engines and link previews are told no address. ' +
    'Set it to where the site is found, such as https://www.example.com, and build again. Then that is tried here, too.',
);

const NO_TLS = better('SITE_URL begins with http://: set the https address that visitors see.');
