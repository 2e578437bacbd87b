import { loadEnvConfig } from '@next/env';
import { safeEnvironment } from '../../scripts/build/dev-environment.ts';
import { aFolder } from '../kit/setup/folder.ts';

test('npm run dev uses no receiver and no store of its shell or of .env.local', () => {
  const names = [
    'CONSULTATION_WEBHOOK_URL',
    'SMTP_URL_FILE',
    'MAIL_TO',
    'ALERT_URL',
    'DATABASE_URL',
  ];
  const exported = Object.fromEntries([...names, 'DATA_DIR'].map((name) => [name, 'exported']));
  process.env = safeEnvironment({ NODE_ENV: 'development', ...exported });
  loadEnvConfig(aFolder({ '.env.local': names.map((name) => `${name}=real`).join('\n') }), true);
  expect(names.map((name) => process.env[name])).toEqual(['', '', '', '', '']);
  expect(process.env['DATA_DIR']).toBe('data/dev');
});
