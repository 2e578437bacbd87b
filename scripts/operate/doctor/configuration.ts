import { type Environment, EnvironmentError, readEnvironment } from '#server/environment.ts';
import { better, type Finding, right, wrong } from './finding.ts';

type Given = Record<string, string | undefined>;
type Reading = { environment: Environment | undefined; problems: string[] };

/** What the environment's values say, read as the site reads them. No value is repeated that could be a secret. */
export function examineConfiguration(given: Given): Examined {
  const { environment, problems } = readWhatIsRight(given);
  const findings = problems.map((problem) => wrong(`${problem}.`));
  if (!environment) return { environment, findings };
  const isUnset = (name: string) => !problems.some((problem) => problem.startsWith(name));

  if (environment.receiver) findings.push(...aboutReceiver(environment.receiver));
  else if (['CONSULTATION_WEBHOOK_URL', 'SMTP_URL', 'MAIL_'].every(isUnset))
    findings.push(NO_RECEIVER);
  if (environment.alertPlace)
    findings.push(right('Somebody is told when a request is stuck (ALERT_URL).'));
  else if (isUnset('ALERT_URL')) findings.push(NO_ALERT);
  if (environment.isServerless)
    findings.push(...aboutSchedule(environment, isUnset('CRON_SECRET')));
  if (environment.siteUrl?.startsWith('http:')) findings.push(NOT_ENCRYPTED);
  if (!environment.siteUrl && isUnset('SITE_URL')) findings.push(NO_ADDRESS);
  return { environment, findings };
}

type Examined = { environment: Environment | undefined; findings: Finding[] };

/** Values that are wrong are set aside one by one, so that the others can still be looked at. */
function readWhatIsRight(given: Given): Reading {
  try {
    return { environment: readEnvironment(given), problems: [] };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const problems = [...error.problems];
    const names = problems.map((problem) => problem.split(' ')[0] ?? '');
    const rest = Object.entries(given).filter(([name]) => !names.includes(name));
    // Something that must be there is not: nothing is left to set aside.
    if (rest.length === Object.keys(given).length) return { environment: undefined, problems };
    const remaining = readWhatIsRight(Object.fromEntries(rest));
    return { ...remaining, problems: [...new Set([...problems, ...remaining.problems])] };
  }
}

function aboutReceiver(receiver: NonNullable<Environment['receiver']>): Finding[] {
  if ('smtpUrl' in receiver)
    return [right(`Requests go by mail, through ${receiver.smtpUrl.host}.`)];
  const { url, secret } = receiver;
  return [
    url.pathname.includes('/webhook-test/')
      ? wrong(
          'CONSULTATION_WEBHOOK_URL is n8n\'s test address: it listens for 120 seconds after a click on "Listen". ' +
            'Activate the workflow and set its production address, the one with /webhook/ in it.',
        )
      : right(
          url.protocol === 'https:'
            ? `Requests go to ${url.host}, over https.`
            : `Requests go to ${url.host}, on this machine.`,
        ),
    aboutProof(url, secret),
  ];
}

function aboutProof({ username }: URL, secret: string | undefined): Finding {
  if (secret)
    return right(
      'Each request is signed, so your workflow can check that it comes from this site.',
    );
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

function aboutSchedule({ cronSecret }: Environment, isUnset: boolean): Finding[] {
  if (cronSecret)
    return [right('CRON_SECRET is set: let your host call /api/deliver with it every minute.')];
  return isUnset
    ? [
        wrong(
          'CRON_SECRET is not set, and this is a serverless host: what a first attempt could not deliver ' +
            'would wait for the next visitor. Set it, and have /api/deliver called on a schedule.',
        ),
      ]
    : [];
}

const NO_ADDRESS = better(
  'SITE_URL is not set: search engines and link previews are told no address. ' +
    'Set it to where the site is found, such as https://www.example.com, and build again. Then that is tried here, too.',
);

const NOT_ENCRYPTED = better(
  'SITE_URL begins with http://: set the https address that visitors see.',
);
