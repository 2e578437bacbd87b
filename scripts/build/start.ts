import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.ts';
import { loadSiteEnvironment } from './site-environment.ts';

const project = process.cwd();
const built = join(project, '.next/standalone');

if (!existsSync(join(built, 'finished'))) run('node', 'scripts/build/build.ts');

// The built server reads no .env files of the project by itself.
loadSiteEnvironment(project);
await import(join(built, 'server.js'));
