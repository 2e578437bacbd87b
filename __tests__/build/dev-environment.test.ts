import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadEnvConfig } from '@next/env';
import { readEnvironment } from '#server/environment.ts';
import { keepToItself } from '../../scripts/build/dev-environment.ts';
import { aFolder } from '../kit/setup/folder.ts';

const REAL = {
  CONSULTATION_WEBHOOK_URL: 'https://n8n.example/webhook',
  SMTP_URL: 'smtps://name:word@mail.example',
  MAIL_TO: 'leads@agency.example',
  ALERT_URL: 'mailto:owner@agency.example',
  DATABASE_URL: 'postgres://real',
};
const before = { ...process.env };
let project: string;

beforeEach(() => {
  project = aFolder();
  const lines = Object.entries(REAL).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(project, '.env.local'), lines.join(''));
});

afterEach(() => {
  process.env = { ...before };
});

test('npm run dev ignores the store and the receivers of .env.local', () => {
  process.env = { NODE_ENV: 'development' };
  keepToItself(process.env);
  const { combinedEnv } = loadEnvConfig(project, true, { info: () => {}, error: () => {} });
  const { alertPlace, databaseUrl, dataFolder, receiver } = readEnvironment(combinedEnv);
  expect({ alertPlace, databaseUrl, receiver }).toEqual({});
  expect(dataFolder).toMatch(/data\/dev$/);
});

test('npm run dev uses a webhook that its command names', () => {
  const environment = { CONSULTATION_WEBHOOK_URL: 'http://127.0.0.1:5678/webhook' };
  keepToItself(environment);
  expect(environment.CONSULTATION_WEBHOOK_URL).toBe('http://127.0.0.1:5678/webhook');
});
