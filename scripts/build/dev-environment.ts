const ITS_OWN = {
  DATA_DIR: 'data/dev',
  DATABASE_URL: '',
  DATABASE_URL_FILE: '',
  CONSULTATION_WEBHOOK_URL: '',
  CONSULTATION_WEBHOOK_URL_FILE: '',
  CONSULTATION_WEBHOOK_SECRET: '',
  CONSULTATION_WEBHOOK_SECRET_FILE: '',
  SMTP_URL: '',
  SMTP_URL_FILE: '',
  MAIL_TO: '',
  ALERT_URL: '',
  ALERT_URL_FILE: '',
};

/**
 * What is tried out in `npm run dev` goes to a folder of its own and nowhere else: the real store and the real receivers
 * of `.env` files are passed over. What is named in front of the command itself is meant, and stays.
 */
export function keepToItself(environment: Record<string, string | undefined>) {
  for (const [name, value] of Object.entries(ITS_OWN)) environment[name] ??= value;
}
