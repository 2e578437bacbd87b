import { cpSync } from 'node:fs';
import { run } from './run.ts';

/** The folder that `npm start` and the container serve: it needs nothing outside itself. */
const SERVED = '.next/standalone';

run('node', 'scripts/build-site-script.ts');
run('next', 'build');
cpSync('public', `${SERVED}/public`, { recursive: true });
cpSync('.next/static', `${SERVED}/.next/static`, { recursive: true });
