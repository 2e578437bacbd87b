import { spawn } from 'node:child_process';
import { watchFile } from 'node:fs';
import { context } from 'esbuild';
import type * as origins from '../../src/trusted-origins.ts';
import { type TrustedOrigins, trustedOrigins } from '../../src/trusted-origins.ts';
import { TRUSTED_ORIGINS } from './build-errors.ts';
import { siteScriptBundle } from './bundle-programs.ts';
import { keepToItself } from './dev-environment.ts';
import { developmentHeaders } from './development-policy.ts';

const siteScript = await context(siteScriptBundle);
await siteScript.rebuild();
await siteScript.watch();

keepToItself(process.env);
process.env['NEXT_TELEMETRY_DISABLED'] = '1';
console.log(
  process.env['CONSULTATION_WEBHOOK_URL']
    ? 'Requests go to the webhook that stands in front of this command.'
    : `Requests stay in ${process.env['DATA_DIR']}. To see them arrive: CONSULTATION_WEBHOOK_URL=… npm run dev`,
);

let next = startNext(trustedOrigins);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
// Whom the site trusts stands in headers, and those Next reads when it starts.
watchFile(TRUSTED_ORIGINS, { interval: 500 }, async () => {
  try {
    const now: typeof origins = await import(`../../${TRUSTED_ORIGINS}?${Date.now()}`);
    console.log(`${TRUSTED_ORIGINS} has changed: starting again.`);
    next.removeAllListeners('exit').once('exit', () => {
      next = startNext(now.trustedOrigins);
    });
    next.kill();
  } catch (error) {
    console.error(`${TRUSTED_ORIGINS} cannot be read: ${error}`);
  }
});

function startNext(trusted: TrustedOrigins) {
  const DEVELOPMENT_HEADERS = JSON.stringify(developmentHeaders(trusted));
  const env = { ...process.env, DEVELOPMENT_HEADERS };
  const started = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit', env });
  return started.once('exit', (code) => process.exit(code ?? 1));
}
