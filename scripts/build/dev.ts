import { spawn, spawnSync } from 'node:child_process';
import { trustedOrigins } from '../../src/content/trusted-origins.ts';
import { pagePolicy, WITHOUT_TRUSTED_TYPES } from '../../src/headers.ts';
import { answerHelp } from './answer-help.ts';
import { safeEnvironment } from './dev-environment.ts';

answerHelp(`Shows the site while you change it. It calls no webhook, mailbox or alert.

  npm run dev
  npm run dev -- --port 3001`);

const mediaSources = ["'self'", 'data:', 'blob:'];
const allowed = {
  // Only built pages have hashes, and Next's development server needs eval.
  'script-src': ["'self'", "'unsafe-inline'", "'unsafe-eval'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': mediaSources,
  'media-src': mediaSources,
  'font-src': mediaSources,
  'manifest-src': ["'self'"],
  // Left out, so that a code editor can show the site in a frame.
  'frame-ancestors': [],
  ...WITHOUT_TRUSTED_TYPES,
};
const DEVELOPMENT_POLICY = pagePolicy(allowed, (part) => trustedOrigins[part]);

const env = safeEnvironment({ NEXT_TELEMETRY_DISABLED: '1', ...process.env, DEVELOPMENT_POLICY });
const CHECK = ['--import', './scripts/build/run-sources.ts', 'scripts/build/check-settings.ts'];
if (spawnSync('node', CHECK, { stdio: 'inherit', env }).status !== 0) process.exit(1);
console.log(`Requests stay in ${env.DATA_DIR}: no webhook, mailbox or alert is called.`);
const next = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit', env });
next.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
