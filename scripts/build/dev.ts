import { spawn, spawnSync } from 'node:child_process';
import { watch } from 'node:fs';
import { type TrustedPart, trustedOrigins } from '../../src/content/trusted-origins.ts';
import { safeEnvironment } from './dev-environment.ts';
import { webSocketsOf } from './finish/content-security-policy.ts';

const from = (...parts: TrustedPart[]) => parts.flatMap((part) => trustedOrigins[part]).join(' ');
/** Hashes exist only in built pages, and Next's development server needs eval and inline scripts. */
const DEVELOPMENT_POLICY = [
  "default-src 'none'; manifest-src 'self'",
  `script-src 'self' 'unsafe-inline' 'unsafe-eval' ${from('scripts', 'widgets')}`,
  `style-src 'self' 'unsafe-inline' ${from('styles', 'widgets')}`,
  `img-src 'self' data: blob: ${from('pictures', 'widgets')}`,
  `media-src 'self' data: blob: ${from('media', 'widgets')}`,
  `font-src 'self' data: blob: ${from('fonts', 'widgets')}`,
  `connect-src 'self' ${from('connections', 'scripts', 'widgets')} ${webSocketsOf(trustedOrigins.widgets).join(' ')}`,
  `frame-src ${from('frames', 'widgets')}`,
  `form-action 'self' ${from('forms')}`,
].join('; ');

const env = safeEnvironment({ NEXT_TELEMETRY_DISABLED: '1', ...process.env, DEVELOPMENT_POLICY });
const CHECK = ['--conditions=react-server', 'scripts/build/check-settings.ts'];
const check = () => spawnSync('node', CHECK, { stdio: 'inherit', env }).status;
if (check() !== 0) process.exit(1);
console.log(`Requests stay in ${env.DATA_DIR}: no webhook, mailbox or alert is called.`);
const next = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit', env });
next.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));

/** An editor writes a file in several steps. */
let saved: NodeJS.Timeout | undefined;
for (const folder of ['src/content', 'src/domain'])
  watch(folder, { recursive: true }, () => {
    clearTimeout(saved);
    saved = setTimeout(check, 200);
  });
