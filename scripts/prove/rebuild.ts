import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '#server/http/finished-files.ts';
import { SERVED } from '../build/builds.ts';
import { copyProject } from './copy-project.ts';
import { startSite } from './real/running-site.ts';
import { newForm, postForm } from './torture/post-form.ts';
import { seededRandom } from './torture/seeded-random.ts';

/** Asks for all that a running site has, and leaves requests there, while it is built anew where it was built. */
const VISITORS = 8;

// What is sent from the disk has more to lose than what is in memory.
const copy = copyProject('rebuilt', { 'public/film.mp4': Buffer.alloc(2 ** 22) });
await build();
const served = realpathSync(join(copy, SERVED));
const { files }: Site = JSON.parse(readFileSync(join(served, 'site.json'), 'utf8'));
const site = await startSite({ TRUSTED_PROXIES: '1' }, { folder: served });

const refused = join(copy, 'src/app/refused');
mkdirSync(refused);
writeFileSync(
  join(refused, 'page.tsx'),
  'export default () => <img src="https://others.example/a.png" alt="" />;',
);
const besideRefused = await failuresBeside(build);
rmSync(refused, { recursive: true });
const besideWhole = await failuresBeside(build);

console.log(
  `beside a build that is refused (it ends with ${besideRefused.code}): ${besideRefused.told}`,
);
console.log(`beside one that is whole (it ends with ${besideWhole.code}): ${besideWhole.told}`);
await site.remove();
rmSync(copy, { recursive: true });
const isAsPromised =
  besideRefused.code === 1 &&
  besideWhole.code === 0 &&
  besideRefused.failures.length + besideWhole.failures.length === 0;
process.exit(isAsPromised ? 0 : 1);

async function build() {
  const child = spawn('node', ['scripts/build/build.ts'], { cwd: copy, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  return Number(code);
}

async function failuresBeside(act: () => Promise<number>) {
  const random = seededRandom('rebuild');
  const failures: string[] = [];
  let asked = 0;
  let isOver = false;

  async function ask(what: string, expected: number, answer: Promise<number>) {
    const status = await answer.catch(() => 0);
    asked += 1;
    if (status !== expected) failures.push(`${what}: ${status}`);
  }

  async function visit() {
    while (!isOver) {
      for (const [address, { status }] of Object.entries(files))
        await ask(address, status, statusOf(site.url + encodeURI(address)));
      await ask('/api/health', 200, statusOf(`${site.url}/api/health`));
      await ask('a request', 200, postForm(site.url, newForm(random)));
    }
  }

  const visits = Array.from({ length: VISITORS }, visit);
  const code = await act();
  isOver = true;
  await Promise.all(visits);
  const told = `${asked} asked, ${failures.length} failed ${[...new Set(failures)].join(', ')}`;
  return { code, failures, told };
}

async function statusOf(address: string) {
  const answer = await fetch(address, { redirect: 'manual' });
  await answer.arrayBuffer();
  return answer.status;
}
