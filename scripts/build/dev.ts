import { spawn } from 'node:child_process';
import { context } from 'esbuild';
import { type TrustedOrigins, trustedOrigins } from '../../src/trusted-origins.ts';
import { siteScriptBundle } from './bundle-programs.ts';
import { hideRealSite, whereRequestsGo } from './dev-environment.ts';

const siteScript = await context(siteScriptBundle);
await siteScript.rebuild();
await siteScript.watch();

hideRealSite(process.env);
process.env['NEXT_TELEMETRY_DISABLED'] = '1';
process.env['DEVELOPMENT_POLICY'] = developmentPolicy(trustedOrigins);
console.log(whereRequestsGo(process.env));

const next = spawn('next', ['dev', ...process.argv.slice(2)], { stdio: 'inherit' });
next.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => next.kill(signal));

/** Hashes exist only in built pages, and Next's development server needs eval and inline scripts. */
function developmentPolicy({ scripts, widgets, ...trusted }: TrustedOrigins) {
  const own = "'self' data: blob:";
  const sources = {
    'script-src': ["'self' 'unsafe-inline' 'unsafe-eval'", ...scripts],
    'style-src': ["'self' 'unsafe-inline'", ...trusted.styles],
    'img-src': [own, ...trusted.pictures],
    'media-src': [own, ...trusted.media],
    'font-src': [own, ...trusted.fonts],
    'connect-src': ["'self'", ...trusted.connections, ...scripts],
    'frame-src': [...trusted.frames],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...trusted.forms],
  };
  return Object.entries(sources)
    .map(([name, origins]) => [name, ...origins, ...widgets].join(' '))
    .concat("default-src 'none'")
    .join('; ');
}
