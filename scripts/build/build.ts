import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { compileWhileLoading } from './finish/compile-while-loading.ts';
import { finishPages } from './finish/finish-pages.ts';
import { resolveDataFolderFirst } from './finish/resolve-data-folder.ts';
import { sendBrotli } from './finish/send-brotli.ts';
import { sendPolicyOfNoPage } from './finish/send-policy.ts';
import { run } from './run.ts';

const BUILD = '.next';
/** The folder that `npm start` and the container serve: it needs nothing outside itself. */
const SERVED = `${BUILD}/standalone`;
/** `npm start` looks for it: a build that was broken off must not be served. */
const FINISHED = `${SERVED}/finished`;

rmSync(FINISHED, { force: true });
run('node', 'scripts/build/build-site-script.ts');
run('next', 'build');
const pages = finishPages(BUILD);
compileWhileLoading(BUILD);
sendPolicyOfNoPage(BUILD);
sendBrotli(BUILD, pages);
for (const finished of ['server/app', 'static', 'routes-manifest.json'])
  cpSync(`${BUILD}/${finished}`, `${SERVED}/.next/${finished}`, { recursive: true });
cpSync('public', `${SERVED}/public`, { recursive: true });
resolveDataFolderFirst(`${SERVED}/server.js`);
run('node', 'scripts/build/build-operator-tools.ts', SERVED);
writeFileSync(FINISHED, '');
