import { loadEnvConfig } from '@next/env';
import { readEnvironment } from '#server/environment.ts';
import { hideRealSite, whereRequestsGo } from '../../scripts/build/dev-environment.ts';
import { aFolder } from '../kit/setup/folder.ts';

const REAL_SITE = `
CONSULTATION_WEBHOOK_URL=https://n8n.example/webhook
SMTP_URL=smtps://name:word@mail.example
MAIL_TO=leads@agency.example
ALERT_URL=mailto:owner@agency.example
DATABASE_URL=postgres://real
`;

test('npm run dev ignores the store and the receivers of .env.local', () => {
  process.env = { NODE_ENV: 'development' };
  hideRealSite(process.env);
  const silent = { info: () => {}, error: () => {} };
  const { combinedEnv } = loadEnvConfig(aFolder({ '.env.local': REAL_SITE }), true, silent);
  const { alertPlace, databaseUrl, dataFolder, receiver } = readEnvironment(combinedEnv);
  expect({ alertPlace, databaseUrl, receiver }).toEqual({});
  expect(dataFolder).toMatch(/data\/dev$/);
});

test.each([
  [{}, 'stay in data/dev.'],
  [{ CONSULTATION_WEBHOOK_URL: 'http://127.0.0.1:5678/webhook' }, 'go to the receiver in CONSULT'],
  [{ SMTP_URL: 'smtp://127.0.0.1', MAIL_TO: 'me@a.example' }, 'go to the receiver in MAIL_TO.'],
  [{ DATABASE_URL_FILE: '/run/secrets/database' }, 'stay in the database.'],
])('npm run dev uses %j of its command, and prints that requests %s', (given, where) => {
  const environment = { ...given };
  hideRealSite(environment);
  expect(environment).toMatchObject(given);
  expect(whereRequestsGo(environment)).toContain(`Requests ${where}`);
});
