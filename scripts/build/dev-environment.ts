const REAL = [
  'DATABASE_URL',
  'CONSULTATION_WEBHOOK_URL',
  'CONSULTATION_WEBHOOK_SECRET',
  'SMTP_URL',
  'ALERT_URL',
];

/** An empty value hides that of an `.env` file, so `npm run dev` never opens the real store or calls the real receiver. */
export function keepToItself(environment: Record<string, string | undefined>) {
  environment['DATA_DIR'] ??= 'data/dev';
  for (const name of ['MAIL_TO', ...REAL, ...REAL.map((each) => `${each}_FILE`)])
    environment[name] ??= '';
}
