const RECEIVERS = ['CONSULTATION_WEBHOOK_URL', 'SMTP_URL', 'MAIL_TO', 'VISITOR_MAIL', 'ALERT_URL'];
const names = ['DATABASE_URL', ...RECEIVERS].flatMap((name) => [name, `${name}_FILE`]);
/** An empty value hides that of an `.env` file. */
const safe = {
  DATA_DIR: 'data/dev',
  DATA_DIR_FILE: '',
  ...Object.fromEntries(names.map((name) => [name, ''])),
};

export const safeEnvironment = (shell: NodeJS.ProcessEnv) => ({ ...shell, ...safe });
