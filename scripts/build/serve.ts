import { log } from '#server/process/log.ts';
import { loadSiteEnvironment } from './site-environment.ts';

// The bundler would replace an assignment to `process.env.NODE_ENV`. Next reads it at run time.
Object.assign(process.env, { NODE_ENV: 'production' });
for (const warning of loadSiteEnvironment()) log.warn(warning);
const { serveSite } = await import('#server/running/serve-site.ts');
await serveSite(import.meta.dirname);
