import { parseArgs } from 'node:util';
import { EnvironmentError, environment } from '#server/environment.ts';
import { loadSiteEnvironment } from '../build/site-environment.ts';
import { builtSite } from './built-site.ts';
import { examineAddress } from './doctor/address.ts';
import { examineBuild } from './doctor/build.ts';
import { examineCalendars } from './doctor/calendars.ts';
import { examineConfiguration } from './doctor/configuration.ts';
import { examineFiles, examineNames } from './doctor/files.ts';
import { type Finding, printed, wrong } from './doctor/finding.ts';
import { examineMail } from './doctor/mail.ts';
import { sendTestAlert, sendTestRequest } from './doctor/send-tests.ts';
import { examineStore } from './doctor/store.ts';
import { understood } from './understood.ts';

const HELP = `Looks at how this site is set up, and says what is right, what could be better and what is wrong.

  npm run doctor            reads the environment and .env.local as the site does; looks at the store,
                            asks at SITE_URL who answers there, and reads each calendar once
  npm run doctor -- --send  also sends one request, marked as a test, to whoever gets them, and one message to ALERT_URL

It ends with 0 when nothing is wrong, 1 when something is, 2 when the question was not understood.`;

const options = { send: { type: 'boolean' } } as const;
const { send } = understood(HELP, () => parseArgs({ options }).values);
loadSiteEnvironment();
const findings = [
  ...examineNames(process.env),
  ...examineFiles(),
  ...(await examineSite().catch(whyNone)),
];
console.log(printed(findings));
if (findings.some(({ verdict }) => verdict === 'wrong')) process.exitCode = 1;

async function examineSite(): Promise<Finding[]> {
  const site = environment();
  const { receiver, alertPlace } = site;
  return [
    ...examineConfiguration(site),
    ...examineBuild(site),
    ...(await examineStore(site)),
    ...(await examineAddress(site, builtSite().version ?? '')),
    ...(await examineCalendars(site)),
    ...(receiver && 'smtpUrl' in receiver ? [await examineMail(receiver)] : []),
    ...(send && receiver ? [await sendTestRequest(receiver)] : []),
    ...(send && alertPlace ? [await sendTestAlert(alertPlace)] : []),
  ];
}

/** With values like these the site does not start, so nothing else counts before they are right. */
function whyNone(failure: unknown) {
  if (failure instanceof EnvironmentError)
    return failure.problems.map((problem) => wrong(`${problem}.`));
  throw failure;
}
