import { cpSync } from 'node:fs';
import { finishPages } from './finish/finish-pages.ts';
import { run } from './run.ts';

const BUILD = '.next';
/** The folder that `npm start` and the container serve: it needs nothing outside itself. */
const SERVED = `${BUILD}/standalone`;

run('node', 'scripts/build-site-script.ts');
run('next', 'build');
finishPages(BUILD);
cpSync(`${BUILD}/server/app`, `${SERVED}/.next/server/app`, { recursive: true });
cpSync(`${BUILD}/static`, `${SERVED}/.next/static`, { recursive: true });
cpSync('public', `${SERVED}/public`, { recursive: true });
