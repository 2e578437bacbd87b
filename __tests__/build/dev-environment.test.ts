import { loadEnvConfig } from '@next/env';
import { safeEnvironment, whereRequestsGo } from '../../scripts/build/dev-environment.ts';
import { aFolder } from '../kit/setup/folder.ts';

test('npm run dev uses the receivers and the store of its command, and none of .env.local', () => {
  const names = ['CONSULTATION_WEBHOOK_URL', 'SMTP_URL', 'MAIL_TO', 'ALERT_URL', 'DATABASE_URL'];
  process.env = safeEnvironment({ NODE_ENV: 'development' });
  expect(whereRequestsGo(process.env)).toContain('Requests stay in data/dev.');
  process.env = safeEnvironment({ NODE_ENV: 'development', MAIL_TO: 'me@a.example' });
  loadEnvConfig(aFolder({ '.env.local': names.map((name) => `${name}=real`).join('\n') }), true);
  expect(names.map((name) => process.env[name])).toEqual(['', '', 'me@a.example', '', '']);
  expect(whereRequestsGo(process.env)).toBe('Requests go where your command says: MAIL_TO.');
});
