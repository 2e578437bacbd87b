import { parseArgs } from 'node:util';
import { loadSiteEnvironment } from '../build/site-environment.ts';
import { builtVersion, examineBuild } from './doctor/build.ts';
import { printed } from './doctor/finding.ts';
import { understood } from './understood.ts';

const HELP = `Looks at how this site is set up, and says what is right, what could be better and what is wrong.

  npm run doctor            reads the environment and .env.local as the site does; looks at the store,
                            asks at SITE_URL who answers there, and reads each calendar once
  npm run doctor -- --send  also sends one request, marked as a test, to whoever gets them, and one message to ALERT_URL

It ends with 0 when nothing is wrong, 1 when something is, 2 when the question was not understood.`;

async function main({ send }: { send: boolean }) {
  loadSiteEnvironment();
  const { examineAddress } = await import('./doctor/address.ts');
  const { examineConfiguration } = await import('./doctor/configuration.ts');
  const { examineFiles, examineNames } = await import('./doctor/files.ts');
  const { examineStore } = await import('./doctor/store.ts');
  const { examineCalendars } = await import('./doctor/calendars.ts');
  const { examineMail } = await import('./doctor/mail.ts');
  const { sendTestAlert, sendTestRequest } = await import('./doctor/send-tests.ts');

  const { environment, findings } = examineConfiguration(process.env);
  findings.push(...examineNames(process.env), ...examineFiles());
  if (environment) {
    findings.push(...examineBuild(environment));
    findings.push(...(await examineStore(environment)));
    findings.push(...(await examineAddress(environment, builtVersion())));
    findings.push(...(await examineCalendars(environment)));
  }
  const receiver = environment?.receiver;
  if (receiver && 'smtpUrl' in receiver) findings.push(await examineMail(receiver));
  if (send && environment?.receiver) findings.push(await sendTestRequest(environment.receiver));
  if (send && environment?.alertPlace) findings.push(await sendTestAlert(environment.alertPlace));

  console.log(printed(findings));
  if (findings.some(({ verdict }) => verdict === 'wrong')) process.exitCode = 1;
}

const options = {
  send: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

await main(
  understood(HELP, () => {
    const { values } = parseArgs({ options });
    return values.help ? 'help' : values;
  }),
);
