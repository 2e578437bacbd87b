/** Becomes `server.mjs` of a build (bundle-programs.ts). */
import { log } from '#server/process/log.ts';
import { loadSiteEnvironment } from './site-environment.ts';

// The bundler would replace an assignment to `process.env.NODE_ENV`, and Next reads the variable at run time.
Object.assign(process.env, { NODE_ENV: 'production' });
for (const warning of loadSiteEnvironment()) log.warn(warning);
await import('#server/http/server.ts');
