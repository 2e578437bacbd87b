/** Where the real site has its requests, and to whom it sends them; each may stand in a file. */
const REAL = [
  'DATABASE_URL',
  'CONSULTATION_WEBHOOK_URL',
  'CONSULTATION_WEBHOOK_SECRET',
  'SMTP_URL',
  'ALERT_URL',
];

/**
 * What is tried out in `npm run dev` goes to a folder of its own and nowhere else: the real store and the real receivers
 * of `.env` files are passed over. What is named in front of the command itself is meant, and stays.
 */
export function keepToItself(environment: Record<string, string | undefined>) {
  environment['DATA_DIR'] ??= 'data/dev';
  for (const name of ['MAIL_TO', ...REAL, ...REAL.map((each) => `${each}_FILE`)])
    environment[name] ??= '';
}
