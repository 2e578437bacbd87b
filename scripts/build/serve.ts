import { log } from '#server/process/log.ts';
import { answerHelp } from './answer-help.ts';
import { loadSiteEnvironment } from './site-environment.ts';

answerHelp(`Serves the site of this folder. .env.local.example explains the settings.`);

// The bundler would replace an assignment to `process.env.NODE_ENV`. Next reads it at run time.
Object.assign(process.env, { NODE_ENV: 'production' });
for (const warning of loadSiteEnvironment()) log.warn(warning);
const { serveSite } = await import('#server/running/serve-site.ts');
await serveSite(import.meta.dirname);
