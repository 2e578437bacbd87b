import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EnvironmentError, environment } from '#server/configuration/environment.ts';
import type { Site } from '#server/http/finished-files.ts';
import { SERVED } from '../build/builds.ts';
import { settingsRefusals } from '../build/settings-refusals.ts';
import { loadSiteEnvironment } from '../build/site-environment.ts';
import { examineAddress } from './doctor/address.ts';
import { examineCalendar } from './doctor/calendars.ts';
import { examineClaims } from './doctor/claims.ts';
import { examineConfiguration, examineSettingsFile } from './doctor/configuration.ts';
import { advice, isWrong, wrong } from './doctor/finding.ts';
import { examineListening } from './doctor/listening.ts';
import { newPassword } from './doctor/new-password.ts';
import { sendTestAlert, sendTestRequests } from './doctor/send-tests.ts';
import { examineStore } from './doctor/store.ts';
import { parseOrExit } from './parse-or-exit.ts';
import { isInBuild } from './run-served-tool.ts';
import { startersClaims } from './words/site-texts.ts';

const HELP = `Checks configuration, calendars, store, public address and the number of proxies.

  npm run doctor            check everything without sending
  npm run doctor -- --send  also send a test request, a test mail and a test alert
  npm run doctor -- --password
                            only print a good password, for DESK_PASSWORD

Exit codes: 0 nothing is wrong, 1 something is wrong, 2 invalid arguments.`;

const options = { send: { type: 'boolean' }, password: { type: 'boolean' } } as const;
const { send, password } = parseOrExit(HELP, () => parseArgs({ options }).values);
if (password) {
  console.log(newPassword());
  process.exit(0);
}
const warnings = loadSiteEnvironment();
const findings = await examineSite().catch((failure) => {
  if (!(failure instanceof EnvironmentError)) throw failure;
  return failure.problems.map((problem) => wrong(`${problem}.`));
});
console.log([...warnings.map((warning) => advice(`${warning}.`)), ...findings].join('\n'));
if (findings.some(isWrong)) process.exitCode = 1;

async function examineSite() {
  const settings = environment();
  const { alertTarget, alertSetting } = settings;
  return [
    ...(isInBuild ? [] : settingsRefusals().map(wrong)),
    ...examineConfiguration(settings),
    ...examineSettingsFile('.env.local'),
    ...(await examineListening(settings)),
    ...examineClaims(settings.siteUrl, startersClaims()),
    ...(await Promise.all(settings.calendars.map(examineCalendar))),
    ...(await examineStore(settings)),
    ...(await examineAddress(settings, servedVersion())),
    ...(send ? await sendTestRequests(settings) : []),
    ...(send && alertTarget ? [await sendTestAlert(alertTarget, alertSetting)] : []),
  ];
}

/** In a container the built site lies in the folder of this command. */
function servedVersion() {
  const files = [SERVED, import.meta.dirname].map((folder) => join(folder, 'site.json'));
  const file = files.find(existsSync);
  const site: Partial<Site> = file ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return site.version;
}
