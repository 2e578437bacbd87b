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

const HELP = `Checks the configuration, the store, the public address and the number of proxies.

  npm run doctor            check everything without sending
  npm run doctor -- --send  also send a test request and a test message to ALERT_URL

Exit codes: 0 nothing is wrong, 1 something is wrong, 2 invalid arguments.`;

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
