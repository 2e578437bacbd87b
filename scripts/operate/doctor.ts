import { parseArgs } from 'node:util';
import { EnvironmentError, environment } from '#server/environment.ts';
import { loadSiteEnvironment } from '../build/site-environment.ts';
import { builtSite } from './built-site.ts';
import { examineAddress } from './doctor/address.ts';
import { examineConfiguration } from './doctor/configuration.ts';
import { type Finding, printed, wrong } from './doctor/finding.ts';
import { sendTestAlert, sendTestRequest } from './doctor/send-tests.ts';
import { examineStore } from './doctor/store.ts';
import { understood } from './understood.ts';

const HELP = `Checks how this site is set up, and says what is right, what could be better and what is wrong.

  npm run doctor            checks the environment and .env.local, the store, and who answers at SITE_URL
  npm run doctor -- --send  also sends one request, marked as a test, and one message to ALERT_URL

Exit status: 0 if nothing is wrong, 1 if something is, 2 if the arguments are wrong.`;

const options = { send: { type: 'boolean' } } as const;
const { send } = understood(HELP, () => parseArgs({ options }).values);
loadSiteEnvironment();
const findings = await examineSite().catch(whyNone);
console.log(printed(findings));
if (findings.some(({ verdict }) => verdict === 'wrong')) process.exitCode = 1;

async function examineSite(): Promise<Finding[]> {
  const site = environment();
  const { receiver, alertPlace } = site;
  return [
    ...examineConfiguration(site),
    ...(await examineStore(site)),
    ...(await examineAddress(site, builtSite().version ?? '')),
    ...(send && receiver ? [await sendTestRequest(receiver)] : []),
    ...(send && alertPlace ? [await sendTestAlert(alertPlace)] : []),
  ];
}

/** The site does not start with such values, so no other check makes sense. */
function whyNone(failure: unknown) {
  if (failure instanceof EnvironmentError)
    return failure.problems.map((problem) => wrong(`${problem}.`));
  throw failure;
}
