import { parseArgs } from 'node:util';
import { timeEnqueue } from './bench/enqueue.ts';
import { median, percentile } from './bench/measure.ts';
import { buildSiteWithoutStore } from './bench/site-without-store.ts';
import { takeTurns } from './bench/take-turns.ts';
import { table } from './table.ts';
import { engines } from './torture/stores.ts';

const MOST_COST_PERCENT = 25;
const MOST_ENQUEUE_MS = 5;
const MOST_EXTRA_MB = 30;

const HELP = `What it costs that no request is lost: the built site and a copy of it whose route keeps nothing, taking
turns in one run on one machine.

  npm run bench
  npm run bench -- --rounds 1 --seconds 1 --connections 50   (7 rounds of 5 seconds unless said)

Build the site first. It ends with 1 when something costs more than was promised.`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '50' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(HELP);
else await bench();

async function bench() {
  console.log('Building a copy of the site without a store …');
  const { withStore, withoutStore } = await takeTurns(buildSiteWithoutStore(), {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
  });

  const sites = [
    { name: 'keeps nothing', rounds: withoutStore },
    { name: 'keeps every request', rounds: withStore },
  ].map(({ name, rounds }) => ({
    name,
    perSecond: median(rounds.map(({ perSecond }) => perSecond)),
    p50: median(rounds.map(({ p50 }) => p50)),
    p99: median(rounds.map(({ p99 }) => p99)),
    megabytes: median(rounds.map(({ megabytes }) => megabytes)),
  }));
  console.log(
    table(
      ['the route', 'accepted a second', 'p50 ms', 'p99 ms', 'memory MB'],
      sites.map(({ name, perSecond, p50, p99, megabytes }) => [
        name,
        ...[perSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), megabytes.toFixed(0)],
      ]),
    ),
  );

  const [without, kept] = sites;
  if (!without || !kept) return;
  const figures = [
    figure(
      'fewer accepted a second, %',
      100 * (1 - kept.perSecond / without.perSecond),
      MOST_COST_PERCENT,
    ),
    figure('more memory, MB', kept.megabytes - without.megabytes, MOST_EXTRA_MB),
  ];
  for (const engine of engines) {
    const tookMs = await timeEnqueue(engine);
    figures.push(figure(`enqueue p50, ${engine}, ms`, percentile(tookMs, 50), MOST_ENQUEUE_MS));
    figures.push(figure(`enqueue p99, ${engine}, ms`, percentile(tookMs, 99), MOST_ENQUEUE_MS));
  }
  console.log(
    `\n${table(
      ['cost', 'measured', 'at most', 'holds'],
      figures.map(({ name, value, most }) => [
        name,
        ...[value.toFixed(2), String(most), value <= most ? 'yes' : 'NO'],
      ]),
    )}`,
  );
  if (figures.some(({ value, most }) => value > most)) process.exitCode = 1;
}

function figure(name: string, value: number, most: number) {
  return { name, value, most };
}
