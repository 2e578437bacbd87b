const WEBHOOK = ['CONSULTATION_WEBHOOK_URL', 'CONSULTATION_WEBHOOK_SECRET'];
const REAL = ['DATABASE_URL', ...WEBHOOK, 'SMTP_URL', 'MAIL_TO', 'VISITOR_MAIL', 'ALERT_URL'];
const names = REAL.flatMap((name) => [name, `${name}_FILE`]);
/** An empty value hides that of an `.env` file, so `npm run dev` never opens the real store or calls the real receiver. */
const safe = { DATA_DIR: 'data/dev', ...Object.fromEntries(names.map((name) => [name, ''])) };

export const safeEnvironment = (shell: NodeJS.ProcessEnv) => ({ ...safe, ...shell });

export function whereRequestsGo(environment: NodeJS.ProcessEnv) {
  const used = names.filter((name) => environment[name]).join(', ');
  if (used) return `Requests go where your command says: ${used}.`;
  return `Requests stay in ${environment['DATA_DIR']}. To deliver them: CONSULTATION_WEBHOOK_URL=… npm run dev`;
}
