import { parseArgs } from 'node:util';
import { EnvironmentError, environment } from '#server/configuration/environment.ts';
import { loadSiteEnvironment } from '../build/site-environment.ts';
import { builtSite } from './built-site.ts';
import { examineAddress } from './doctor/address.ts';
import { addressOfFeed, examineConfiguration } from './doctor/configuration.ts';
import { advice, isWrong, wrong } from './doctor/finding.ts';
import { sendTestAlert, sendTestRequests } from './doctor/send-tests.ts';
import { examineStore } from './doctor/store.ts';
import { parseOrExit } from './parse-or-exit.ts';

const HELP = `Checks the configuration, the store, the public address and the number of proxies.

  npm run doctor                check everything without sending
  npm run doctor -- --send      also send a test request, a test mail and a test message to ALERT_URL
  npm run doctor -- --calendar  also print the secret address of your calls, for your own calendar

Exit codes: 0 nothing is wrong, 1 something is wrong, 2 invalid arguments.`;

const options = { send: { type: 'boolean' }, calendar: { type: 'boolean' } } as const;
const { send, calendar } = parseOrExit(HELP, () => parseArgs({ options }).values);
const unknown = loadSiteEnvironment();
const findings = await examineSite().catch((failure) => {
  if (!(failure instanceof EnvironmentError)) throw failure;
  return failure.problems.map((problem) => wrong(`${problem}.`));
});
console.log([...unknown.map((sentence) => advice(`${sentence}.`)), ...findings].join('\n'));
if (findings.some(isWrong)) process.exitCode = 1;

async function examineSite() {
  const site = environment();
  return [
    ...examineConfiguration(site),
    ...(await examineStore(site)),
    ...(await examineAddress(site, builtSite().version)),
    ...(calendar ? [addressOfFeed(site)] : []),
    ...(send ? await sendTestRequests(site) : []),
    ...(send && site.alertPlace ? [await sendTestAlert(site.alertPlace)] : []),
  ];
}
