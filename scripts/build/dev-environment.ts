const RECEIVERS = ['CONSULTATION_WEBHOOK_URL', 'SMTP_URL', 'ALERT_URL'];
const REAL = ['DATABASE_URL', ...RECEIVERS, 'CONSULTATION_WEBHOOK_SECRET'];

/** An empty value hides that of an `.env` file, so `npm run dev` never opens the real store or calls the real receiver. */
export function hideRealSite(environment: Record<string, string | undefined>) {
  environment['DATA_DIR'] ??= 'data/dev';
  for (const name of ['MAIL_TO', ...REAL, ...REAL.map((each) => `${each}_FILE`)])
    environment[name] ??= '';
}
