type Environment = Record<string, string | undefined>;

const WEBHOOK = ['CONSULTATION_WEBHOOK_URL', 'CONSULTATION_WEBHOOK_SECRET'];
const REAL = ['DATABASE_URL', ...WEBHOOK, 'SMTP_URL', 'MAIL_TO', 'ALERT_URL'];

/** An empty value hides that of an `.env` file, so `npm run dev` never opens the real store or calls the real receiver. */
export function hideRealSite(environment: Environment) {
  environment['DATA_DIR'] ??= 'data/dev';
  for (const name of [...REAL, ...REAL.map((each) => `${each}_FILE`)]) environment[name] ??= '';
}

export function whereRequestsGo(environment: Environment) {
  const isSet = (name: string) => environment[name] || environment[`${name}_FILE`];
  const receiver = ['CONSULTATION_WEBHOOK_URL', 'MAIL_TO'].find(isSet);
  if (receiver) return `Requests go to the receiver in ${receiver}.`;
  const store = isSet('DATABASE_URL') ? 'the database' : environment['DATA_DIR'];
  return `Requests stay in ${store}. To deliver them: CONSULTATION_WEBHOOK_URL=… npm run dev`;
}
