import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { SERVED } from '../../build/builds.ts';
import { linkFolder } from '../copy-project.ts';
import { startHeldSite } from '../real/held-site.ts';
import { until } from '../real/until.ts';
import { startWorkflow } from './besiege.ts';
import { brokenPromises, count } from './outcome.ts';
import { type FormToPost, newForm } from './post-form.ts';
import type { Conditions, Scenario } from './scenario.ts';
import type { SeededRandom } from './seeded-random.ts';
import { newStore } from './stores.ts';
import { visitors } from './visitors.ts';

const PATIENCE_MS = 180_000;
const FILM_BYTES = 2 ** 23;
const WRONG_FOR_MS = 6_000;
const YEARS_BEHIND = 10;

/** A dead battery: it is years ago, until the machine has asked what time it is. */
const WRONG_CLOCK = `
  const { now } = Date;
  const behind = () => (performance.now() < ${WRONG_FOR_MS} ? ${YEARS_BEHIND * 365 * 86_400_000} : 0);
  Date.now = () => now() - behind();
  globalThis.Date = new Proxy(Date, {
    construct: (right, said, made) => Reflect.construct(right, said.length > 0 ? said : [Date.now()], made),
  });`;

/** Day after day another version, while visitors come with pages and copies of earlier ones, and one watches a film. */
export const deployments: Scenario = {
  name: 'a month of deployments',
  storeKinds: ['embedded'],
  async run({ kind, random, deployments }: Conditions) {
    await using afterwards = new AsyncDisposableStack();
    const store = await newStore(kind);
    afterwards.defer(store.remove);
    const workflow = await startWorkflow(random);
    afterwards.defer(workflow.close);
    const project = newProject();
    afterwards.defer(() => rmSync(project.folder, { recursive: true }));
    await project.build();
    const site = await startHeldSite(project.folder, {
      ...store.environment,
      ...workflow.environment,
      TRUSTED_PROXIES: '1',
    });
    afterwards.defer(site.end);
    const crowd = visitors([site.url], random.branch('visitors'), {
      connections: 4,
      restMs: 100,
      fillIn: ofSomeVersion,
    });
    afterwards.defer(crowd.leave);
    const cinema = watchFilm(`${site.url}/film.mp4`, random.branch('film'));
    afterwards.defer(cinema.leave);

    const days: Record<number, () => unknown> = {
      // Its packages are gone before the site starts anew.
      1: () => rmSync(join(project.folder, 'node_modules'), { recursive: true }),
      2: () => project.environmentOfNextStart('NODE_OPTIONS=--import=./wrong-clock.mjs'),
      3: project.goBack,
    };
    const broken: string[] = [];
    for (let day = 0; day < deployments; day += 1) {
      const running = site.version();
      // Some days see six versions, and no start between them.
      for (let times = random.pick([1, 1, 6]); times > 0; times -= 1) await project.build();
      if (!existsSync(join(project.folder, 'dist', running)))
        broken.push(`${running} was deleted while it was served`);
      await days[day]?.();
      await site.restart(random.pick(['SIGTERM', 'SIGTERM', 'SIGKILL']));
      project.environmentOfNextStart('');
      const [forms, films] = [crowd.acknowledged.size, cinema.watched()];
      const isServed = () => crowd.acknowledged.size > forms + 5 && cinema.watched() > films + 2;
      await until(isServed, PATIENCE_MS, () => `Nobody is served after day ${day}:\n${site.log()}`);
      // A clock that was wrong is right again before the next day.
      if (day === 2) await pause(WRONG_FOR_MS);
    }
    await cinema.leave();
    await crowd.leave();
    await crowd.comeBack(PATIENCE_MS);
    const missing = () => [...crowd.acknowledged].some((id) => !workflow.processed.has(id));
    while (missing() && workflow.idleMs() < PATIENCE_MS) await pause(100);

    const counts = count(crowd.ids(), crowd.acknowledged, workflow);
    const figure = `${deployments} days, ${cinema.watched()} looks at the film`;
    return { counts, figure, broken: [...broken, ...cinema.failures, ...brokenPromises(counts)] };
  },
};

/** A folder like an operator's, whose builds take a moment: each is the built site under another name. */
function newProject() {
  const folder = resolve('test-output', `month-${crypto.randomUUID()}`);
  const built = realpathSync(SERVED);
  const film = join(folder, 'film');
  mkdirSync(folder, { recursive: true });
  linkFolder(resolve('node_modules/next'), join(folder, 'node_modules/next'));
  writeFileSync(film, Buffer.alloc(FILM_BYTES, 'film'));
  writeFileSync(join(folder, 'wrong-clock.mjs'), WRONG_CLOCK);
  // Not waited for at once: the visitors live in this process, and would stop in the middle of what they send.
  const run = (script: string, ...words: string[]) =>
    promisify(execFile)(process.execPath, [resolve(script), ...words], { cwd: folder });
  return {
    folder,
    build: () => run('scripts/prove/torture/next-version.ts', built, film),
    goBack: () => run('scripts/build/back.ts'),
    environmentOfNextStart: (line: string) => writeFileSync(join(folder, 'next-start'), line),
  };
}

/** What pages of some version send, and what browsers have kept for two weeks: options, hours and fields come and go. */
function ofSomeVersion(random: SeededRandom): FormToPost {
  const form = newForm(random);
  const twoWeeksAgo = new Date(Date.now() - 13 * 86_400_000);
  const call = {
    contactMethod: 'phone',
    callDate: twoWeeksAgo.toISOString().slice(0, 'yyyy-mm-dd'.length),
    callTime: '03:07',
  };
  const differently = random.pick<object>([
    {},
    { service: 'a-service-that-is-gone', timeline: 'When it was still offered' },
    { website: undefined, budget: undefined },
    { submittedAt: twoWeeksAgo.toISOString(), ...call },
    call,
  ]);
  return { ...form, body: JSON.stringify({ ...JSON.parse(form.body), ...differently }) };
}

/** One who looks here and there, and mostly leaves in the middle; in between one who sees all of it. */
function watchFilm(url: string, random: SeededRandom) {
  const failures: string[] = [];
  let looks = 0;
  let isOver = false;

  async function look() {
    const isWhole = random.pick([true, false, false]);
    const from = isWhole ? 0 : Math.floor(random.between(0, FILM_BYTES));
    const leaves = new AbortController();
    const answer = await fetch(url, {
      headers: isWhole ? {} : { range: `bytes=${from}-` },
      signal: leaves.signal,
    });
    if (answer.status !== (isWhole ? 200 : 206)) failures.push(`the film: ${answer.status}`);
    if (isWhole && (await answer.arrayBuffer()).byteLength !== FILM_BYTES)
      failures.push('the film was cut');
    leaves.abort();
    looks += 1;
  }

  async function watch() {
    while (!isOver) {
      // Who is cut off by a kill looks again.
      await look().catch(() => undefined);
      await pause(100);
    }
  }
  const watching = [watch(), watch()];
  return {
    failures,
    watched: () => looks,
    async leave() {
      isOver = true;
      await Promise.all(watching);
    },
  };
}
