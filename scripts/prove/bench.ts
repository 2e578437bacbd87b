import { parseArgs } from 'node:util';
import { table } from '../operate/table.ts';
import { deliverWhilePosting } from './bench/deliver-while-posting.ts';
import { timeEnqueue } from './bench/enqueue.ts';
import { buildSiteWithoutStore } from './bench/site-without-store.ts';
import { type Round, takeTurns } from './bench/take-turns.ts';
import { timeDisk } from './bench/time-disk.ts';
import { timeStatements } from './bench/time-statements.ts';
import { median, percentile } from './percentile.ts';
import { type Engine, engines } from './torture/stores.ts';

const MOST_COST_PERCENT = 10;
const MOST_ENQUEUE_MS = { embedded: 1, PostgreSQL: 5 };
const MOST_STATEMENT_MS = 5;
const ROWS_THERE = [0, 100_000];
const MOST_EXTRA_MB = 30;
const LEAST_DELIVERED = 100;
const CROWD_MS = 8_000;

const HELP = `What it costs that no request is lost: the built site and a copy of it whose route keeps nothing, taking
turns in one run on one machine.

  npm run bench
  npm run bench -- --rounds 3 --seconds 1 --connections 50   (15 rounds of 2 seconds unless said)

Build the site first. It ends with 1 when a promise does not hold.`;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '50' },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(HELP);
else await bench();

async function bench() {
  console.log('Building a copy of the site that keeps nothing …');
  const rounds = await takeTurns(buildSiteWithoutStore(), {
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    connections: Number(values.connections),
  });
  console.log(`${sites(rounds)}\n`);

  const figures: Figure[] = costsOfTheStore(rounds);
  for (const engine of engines)
    figures.push(...(await costsOfOneRequest(engine)), await deliveredInACrowd(engine));
  figures.push(await slowestStatement());
  console.log(
    table(
      ['figure', 'measured', 'promised', 'holds'],
      figures.map((figure) => [
        figure.name,
        ...[figure.value.toFixed(2), `${figure.promised} ${figure.limit}`],
        holds(figure) ? 'yes' : 'NO',
      ]),
    ),
  );
  const disk = timeDisk();
  console.log(
    `\nThe disk itself, to write 16 KB and wait: p50 ${percentile(disk, 50).toFixed(2)} ms, p99 ${percentile(disk, 99).toFixed(2)} ms.`,
  );
  // The database package listens for our end, and would wait for servers that are gone.
  process.exit(figures.every(holds) ? 0 : 1);
}

type Figure = { name: string; value: number; promised: 'at most' | 'at least'; limit: number };

function holds({ value, promised, limit }: Figure) {
  return promised === 'at most' ? value <= limit : value >= limit;
}

function sites(rounds: readonly Round[]) {
  const row = (name: string, site: keyof Round) => {
    const middle = (figure: keyof Round[typeof site]) =>
      median(rounds.map((round) => round[site][figure])).toFixed(1);
    return [name, middle('perSecond'), middle('p50'), middle('p99'), middle('megabytes')];
  };
  return table(
    ['the route', 'accepted a second', 'p50 ms', 'p99 ms', 'memory MB'],
    [row('keeps nothing', 'withoutStore'), row('keeps every request', 'withStore')],
  );
}

/** Compared within each round: two seconds apart a busy machine is more alike than over minutes. */
function costsOfTheStore(rounds: readonly Round[]) {
  const fewer = rounds.map(
    ({ withStore, withoutStore }) => 100 * (1 - withStore.perSecond / withoutStore.perSecond),
  );
  const more = rounds.map(
    ({ withStore, withoutStore }) => withStore.megabytes - withoutStore.megabytes,
  );
  const promised = 'at most';
  return [
    {
      name: 'fewer accepted a second, %',
      value: median(fewer),
      promised,
      limit: MOST_COST_PERCENT,
    },
    { name: 'more memory, MB', value: median(more), promised, limit: MOST_EXTRA_MB },
  ] satisfies Figure[];
}

async function costsOfOneRequest(engine: Engine) {
  const figures: Figure[] = [];
  for (const rows of ROWS_THERE) {
    const tookMs = await timeEnqueue(engine, rows);
    for (const percent of [50, 99])
      figures.push({
        name: `enqueue p${percent}, ${engine}, beside ${rows}, ms`,
        value: percentile(tookMs, percent),
        ...{ promised: 'at most', limit: MOST_ENQUEUE_MS[engine] },
      });
  }
  return figures;
}

/** Of the embedded store, which works on the server's only thread: nobody else is served meanwhile. */
async function slowestStatement(): Promise<Figure> {
  const took = await timeStatements('embedded', Math.max(...ROWS_THERE));
  const middles = [...took].map(([name, ms]) => ({ name, value: median(ms) }));
  const slowest = middles.reduce((one, other) => (one.value > other.value ? one : other));
  return {
    name: `slowest statement p50, embedded: ${slowest.name}, ms`,
    value: slowest.value,
    ...{ promised: 'at most', limit: MOST_STATEMENT_MS },
  };
}

async function deliveredInACrowd(engine: Engine): Promise<Figure> {
  const connections = Number(values.connections);
  const { accepted, delivered } = await deliverWhilePosting(engine, connections, CROWD_MS);
  return {
    name: `delivered a second, ${engine}, while ${accepted.toFixed(0)} come in`,
    value: delivered,
    ...{ promised: 'at least', limit: LEAST_DELIVERED },
  };
}
