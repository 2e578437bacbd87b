import { cpSync } from 'node:fs';
import { finishPages } from './finish/finish-pages.ts';
import { resolveDataFolderFirst } from './finish/resolve-data-folder.ts';
import { sendPolicyOfNoPage } from './finish/send-policy.ts';
import { sendScriptsAsBrotli } from './finish/send-scripts-as-brotli.ts';
import { run } from './run.ts';

const BUILD = '.next';
/** The folder that `npm start` and the container serve: it needs nothing outside itself. */
const SERVED = `${BUILD}/standalone`;

run('node', 'scripts/build-site-script.ts');
run('next', 'build');
finishPages(BUILD, 'public/site.js');
sendPolicyOfNoPage(BUILD);
sendScriptsAsBrotli(BUILD);
for (const finished of ['server/app', 'static', 'routes-manifest.json'])
  cpSync(`${BUILD}/${finished}`, `${SERVED}/.next/${finished}`, { recursive: true });
cpSync('public', `${SERVED}/public`, { recursive: true });
resolveDataFolderFirst(`${SERVED}/server.js`);
