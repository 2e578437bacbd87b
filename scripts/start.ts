import { existsSync } from 'node:fs';
import { join } from 'node:path';
import nextEnv from '@next/env';
import { run } from './run.ts';

const project = process.cwd();
const server = join(project, '.next/standalone/server.js');

if (!existsSync(server)) run('node', 'scripts/build.ts');

// The built server reads no .env files of the project by itself.
nextEnv.loadEnvConfig(project);
process.env['DATA_DIR'] ??= join(project, 'data');
await import(server);
