import { randomUUID } from 'node:crypto';
import { openFiles } from '../real/open-files.ts';
import { until } from '../real/until.ts';
import { besiege, type Siege } from './besiege.ts';
import { type Attack, attacks } from './hostile/attacks.ts';
import { neighbour } from './hostile/neighbour.ts';
import { filledForm, postForm } from './post-form.ts';
import type { Conditions, Scenario } from './scenario.ts';
import { sideBySide } from './side-by-side.ts';

/** A lead never waits for more of one network's calls than these. */
const MOST_CALLS = 30;
/** The site has no more than this to lose to a stranger. */
const MOST_GROWN_MB = 100;
/** What a connection pool and a log may open by themselves. */
const FILES_TO_SPARE = 20;
const PATIENCE_MS = 180_000;

/** One stranger with one machine: is anybody else kept waiting, is a file left open, is anything answered 5xx? */
export const hostile: Scenario = {
  name: 'hostile',
  shortOn: [],
  storeKinds: ['embedded'],
  run: (conditions) =>
    besiege(
      conditions,
      async (siege) => {
        // First, since a fresh process takes memory for whatever is asked: on a great machine 170 MB beside nobody.
        const junk = await floodFromOneNetwork(siege, conditions);
        const told = [];
        for (const attack of attacks) told.push(await suffer(attack, siege, conditions));
        return {
          figure: [...told.map(({ figure }) => figure), junk.figure].join('; '),
          broken: [...told.flatMap(({ broken }) => broken), ...junk.broken],
        };
      },
      { connections: 1 },
    ),
};

async function suffer(
  attack: Attack,
  { sites }: Siege,
  { random, blows, neighbourMs }: Conditions,
) {
  const [url] = sites.urls;
  const [pid] = sites.pids();
  const filesBefore = openFiles(pid);
  const other = neighbour(url, random.branch(attack.name), pid);
  const strikes = Array<Attack>(Math.ceil(blows * attack.times)).fill(attack);
  const statuses = await sideBySide(strikes, attack.atOnce, ({ strike }) => strike(new URL(url)));
  await other.leave();

  const isClean = () => openFiles(pid) <= filesBefore + FILES_TO_SPARE;
  const leak = await until(isClean, PATIENCE_MS, 'files stay open').then(() => [], sentenceOf);
  const { page, lead } = other.slowest;
  const grown = other.grownMegabytes();
  return {
    figure: `${strikes.length} ${attack.name}: page ${page} ms, lead ${lead} ms, ${grown} MB more`,
    broken: [
      ...leak,
      ...(grown > MOST_GROWN_MB ? [`${grown} MB more of memory`] : []),
      ...(page > neighbourMs ? [`a page took ${page} ms`] : []),
      ...(lead > neighbourMs ? [`a lead took ${lead} ms`] : []),
      ...statuses.filter((status) => status >= 500).map((status) => `it was answered ${status}`),
      ...other.refusals,
    ].map((sentence) => `${attack.name}: ${sentence}`),
  };
}

/** Well-filled forms from everywhere in one network; then comes a real lead. */
async function floodFromOneNetwork(siege: Siege, { random, junkPosts }: Conditions) {
  const { sites, workflow, crowd } = siege;
  const [url] = sites.urls;
  const post = (address: string) => {
    const id = randomUUID();
    const form = { id, address, body: filledForm(random) };
    return postForm(url, form, PATIENCE_MS).then((status) => ({ id, status }));
  };
  const addresses = Array.from({ length: junkPosts }, (_, post) => aPlaceIn('2001:db8:66', post));
  const junk = await sideBySide(addresses, 20, post);
  const real = await post('198.51.100.200');
  const isDelivered = () => workflow.processed.has(real.id);
  const late = await until(isDelivered, PATIENCE_MS, 'the real lead was not delivered').then(
    () => [],
    sentenceOf,
  );

  const kept = junk.filter(({ status }) => status === 200).length;
  const called = junk.filter(({ id }) => workflow.processed.has(id)).length;
  return {
    figure: `${junkPosts} junk posts: ${kept} kept, ${called} called`,
    broken: [
      ...late,
      ...(called > MOST_CALLS ? [`a real lead can wait for ${called} calls of one network`] : []),
      ...(junk.some(({ status }) => status >= 500) ? ['a junk post was answered 5xx'] : []),
      ...(real.status === 200 ? [] : [`the real lead was answered ${real.status}`]),
      ...(crowd.answers.has(503) ? ['a visitor was answered 503'] : []),
    ],
  };
}

const aPlaceIn = (network: string, post: number) => `${network}:${(post % 65_536).toString(16)}::1`;

const sentenceOf = (problem: Error) => [problem.message];
