import { loadSiteEnvironment } from './site-environment.ts';

// What starts a built site, `server.mjs` in its folder: it needs Node, and nothing else of this project.
// Not written as one word, which is put in when this is bundled: Next's own code asks for it later.
Object.assign(process.env, { NODE_ENV: 'production' });
loadSiteEnvironment();
await import('#server/http/server.ts');
