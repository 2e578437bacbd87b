import { readFileSync, statSync } from 'node:fs';
import { failureCode } from './log.ts';

/** Secrets that containers mount as files: `DATABASE_URL_FILE=/run/secrets/database-url`. */
const SECRETS = [
  'CONSULTATION_WEBHOOK_URL',
  'CONSULTATION_WEBHOOK_SECRET',
  'SMTP_URL',
  'ALERT_URL',
  'CALENDAR_URL',
  'DATABASE_URL',
  'CRON_SECRET',
] as const;

type Given = Record<string, string | undefined>;

export function withSecretsFromFiles(given: Given) {
  const problems: string[] = [];
  const secrets: Given = {};
  for (const name of SECRETS) {
    const file = given[`${name}_FILE`]?.trim();
    if (!file) continue;
    if (given[name]?.trim())
      problems.push(`${name}_FILE and ${name} are both set: keep one of them`);
    else
      try {
        // Reading a pipe would block until somebody writes.
        const isFile = statSync(file).isFile();
        if (isFile) secrets[name] = readFileSync(file, 'utf8').trim();
        if (!isFile) problems.push(`${name}_FILE names something that is no file`);
        else if (!secrets[name]) problems.push(`${name}_FILE names a file in which nothing stands`);
      } catch (failure) {
        problems.push(`${name}_FILE names a file that cannot be read (${failureCode(failure)})`);
      }
  }
  return { complete: { ...given, ...secrets }, problems };
}
