/** The store and the receivers of the real site. Each may also be set by a `_FILE` variable. */
const REAL = [
  'DATABASE_URL',
  'CONSULTATION_WEBHOOK_URL',
  'CONSULTATION_WEBHOOK_SECRET',
  'SMTP_URL',
  'ALERT_URL',
];

/**
 * `npm run dev` uses a store of its own and ignores the real store and receivers of `.env` files. A variable that is set
 * in front of the command stays.
 */
export function keepToItself(environment: Record<string, string | undefined>) {
  environment['DATA_DIR'] ??= 'data/dev';
  for (const name of ['MAIL_TO', ...REAL, ...REAL.map((each) => `${each}_FILE`)])
    environment[name] ??= '';
}
