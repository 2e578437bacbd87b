import { loadSiteEnvironment } from './site-environment.ts';

// The entry of `server.mjs` in a built site.
// `process.env.NODE_ENV` itself would be replaced when this is bundled, and Next reads the variable at run time.
Object.assign(process.env, { NODE_ENV: 'production' });
loadSiteEnvironment();
await import('#server/http/server.ts');
