import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvConfig } from '@next/env';
import { keepToItself } from '../../../scripts/build/dev-environment.ts';

const REAL = 'CONSULTATION_WEBHOOK_URL=https://n8n.example/webhook\nDATABASE_URL=postgres://real\n';
const before = { ...process.env };
let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  writeFileSync(join(project, '.env.local'), REAL);
});

afterEach(() => {
  process.env = { ...before };
  rmSync(project, { recursive: true });
});

test('the real webhook and the real store of .env.local are not those of development', () => {
  process.env = { NODE_ENV: 'development' };
  keepToItself(process.env);
  const { combinedEnv } = loadEnvConfig(project, true, { info: () => {}, error: () => {} });
  expect(combinedEnv).toMatchObject({
    CONSULTATION_WEBHOOK_URL: '',
    DATABASE_URL: '',
    DATA_DIR: 'data/dev',
  });
});

test('a webhook named in front of the command is meant', () => {
  const environment = { CONSULTATION_WEBHOOK_URL: 'http://127.0.0.1:5678/webhook' };
  keepToItself(environment);
  expect(environment.CONSULTATION_WEBHOOK_URL).toBe('http://127.0.0.1:5678/webhook');
});
