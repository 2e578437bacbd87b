import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installOnDemand } from '../install-on-demand.ts';
import { handlers, pages } from '../real/built-site.ts';
import { startSite } from '../real/running-site.ts';
import { behindTls } from './behind-tls.ts';

/**
 * Scores every address of the built site with the rules of Mozilla's HTTP Observatory. Its own
 * command scans only the first page of a public host, so its parts are called here one by one:
 * retrieve, test, add up (https://github.com/mdn/mdn-http-observatory, src/scanner/index.js).
 */
const LEAST_SCORE = 130;

const folder = mkdtempSync(join(tmpdir(), 'observatory-'));
const observatory = installOnDemand('@mdn/mdn-http-observatory', '1.4.8', folder);
// Its list of preloaded hosts comes from the network at installation; localhost is on no list.
writeFileSync(join(observatory, 'conf/hsts-preload.json'), '{}');
const part = (path: string) => import(join(observatory, 'src', path));
const { retrieve } = await part('retriever/retriever.js');
const { ALL_TESTS } = await part('constants.js');
const { getGradeForScore, getScoreModifier } = await part('grader/grader.js');

const site = await startSite();
const { httpPort, httpsPort, close } = await behindTls(site.url, folder);

const rows = [];
for (const path of [...pages, ...handlers]) {
  const found = await retrieve('localhost', { httpPort, httpsPort, path });
  const results: { result: string; pass: boolean }[] = ALL_TESTS.map(
    (test: (found: unknown) => unknown) => test(found),
  );
  const sum = results.reduce((total, { result }) => total + getScoreModifier(result), 100);
  const failed = results.filter(({ pass }) => !pass).map(({ result }) => result);
  rows.push({ path, ...getGradeForScore(sum), failed: failed.join() });
}
console.table(rows);

close();
await site.remove();
rmSync(folder, { recursive: true });
process.exitCode = rows.every(({ score, failed }) => score >= LEAST_SCORE && !failed) ? 0 : 1;
