import { loadEnvConfig } from '@next/env';
import { safeEnvironment } from '../../scripts/build/dev-environment.ts';
import { aFolder } from '../kit/setup/folder.ts';

const RECEIVERS = ['CONSULTATION_WEBHOOK_URL', 'SMTP_URL_FILE', 'MAIL_TO', 'DATA_DIR_FILE'];

test('npm run dev uses no receiver and no store of its shell or of .env.local', () => {
  const shell = { NODE_ENV: 'development', DATABASE_URL: 'real', DATA_DIR: 'real' } as const;
  process.env = safeEnvironment(shell);
  const local = RECEIVERS.map((name) => `${name}=real`).join('\n');
  loadEnvConfig(aFolder({ '.env.local': local }), true);
  expect(JSON.stringify(process.env)).not.toContain('real');
  expect(process.env['DATA_DIR']).toBe('data/dev');
});
