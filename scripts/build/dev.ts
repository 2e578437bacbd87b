import { spawn } from 'node:child_process';
import { context } from 'esbuild';
import { siteScriptBundle } from './bundle-programs.ts';
import { keepToItself } from './dev-environment.ts';

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
const next = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
next.on('exit', (code) => process.exit(code ?? 1));
