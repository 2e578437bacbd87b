import { parseArgs } from 'node:util';
import { databaseFaults } from './torture/database-faults.ts';
import { deployments } from './torture/deployments.ts';
import { hostile } from './torture/hostile.ts';
import { load } from './torture/load.ts';
import { told } from './torture/outcome.ts';
import { powerCut } from './torture/power-cut.ts';
import { restarts } from './torture/restarts.ts';
import { type Scenario, type Size, sizes } from './torture/scenario.ts';
import { seededRandom } from './torture/seeded-random.ts';
import { sideBySide } from './torture/side-by-side.ts';
import { crash, shutdown } from './torture/sites-end.ts';
import { storeFaults } from './torture/store-faults.ts';
import type { StoreKind } from './torture/stores.ts';

const HELP = `Tries to lose requests, on the built site and on both stores, and counts.

  npm run prove -- torture                   everything, as often as promised: about half an hour
  npm run prove -- torture --short           a little of everything: about a minute
  npm run prove -- torture --only kill,load  the scenarios whose names contain one of these words
  npm run prove -- torture --seed WORD       the moments and choices of an earlier run, which printed its seed

It ends with 1 when a promise did not hold; what could not be shown is named.`;

/** The longest first: where some run side by side, none of them is then left for the end. */
const scenarios: readonly Scenario[] = [
  hostile,
  load,
  deployments,
  crash,
  shutdown,
  databaseFaults,
  restarts,
  powerCut,
  ...storeFaults,
];

const { values } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    seed: { type: 'string', default: String(Date.now()) },
    help: { type: 'boolean', short: 'h', default: false },
  },
});

if (values.help) console.log(HELP);
else await torture(values.short ? sizes.short : sizes.long);

async function torture(size: Size) {
  // The short form mostly waits; the long one measures.
  const atOnce = values.short ? 8 : 1;
  console.log(`seed ${values.seed}`);
  const words = values.only.split(',');
  const runs = scenarios
    .filter(({ name }) => words.some((word) => name.includes(word)))
    .flatMap((scenario) => {
      const kinds = (values.short && scenario.shortOn) || scenario.storeKinds;
      return kinds.map((kind) => ({ scenario, kind }));
    });

  const broken = await sideBySide(runs, atOnce, ({ scenario, kind }) =>
    findsBroken(scenario, kind, size),
  );
  // The database package listens for our end, and would wait for servers that are gone.
  process.exit(broken.includes(true) ? 1 : 0);
}

/** What could not be shown is no failure of the site; what fails in a way nobody thought of has shown nothing good. */
async function findsBroken({ name, whyNot, run }: Scenario, kind: StoreKind, size: Size) {
  const notShown = whyNot?.();
  if (notShown) console.log(`NOT SHOWN: ${name}, ${kind}: ${notShown}`);
  if (notShown) return false;
  const started = Date.now();
  const random = seededRandom(values.seed).branch(`${name} ${kind}`);
  try {
    const shown = await run({ ...size, kind, random });
    console.log(told(`${name}, ${kind}, ${Math.round((Date.now() - started) / 1_000)} s`, shown));
    return shown.broken.length > 0;
  } catch (error) {
    console.log(`FAILED: ${name}, ${kind}: ${error instanceof Error ? error.message : error}`);
    return true;
  }
}
