import { spawn, spawnSync } from 'node:child_process';
import { answerHelp } from './answer-help.ts';
import { safeEnvironment } from './dev-environment.ts';

answerHelp(`Shows the site while you change it. It calls no webhook, mailbox or alert.

  npm run dev
  npm run dev -- --port 3001`);

const env = safeEnvironment(process.env);
const CHECK = ['--import', './scripts/build/run-sources.ts', 'scripts/build/check-settings.ts'];
if (spawnSync('node', CHECK, { stdio: 'inherit', env }).status !== 0) process.exit(1);
console.log(`Requests stay in ${env.DATA_DIR}: no webhook, mailbox or alert is called.`);
const next = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit', env });
next.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));
