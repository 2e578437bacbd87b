import './test-environment.ts';
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DAY_MS } from '#domain/durations.ts';
import { accepted } from './mutants/accepted.ts';
import { type Change, changesIn, nameOf } from './mutants/changes-in.ts';
import type { Stage, Trial } from './mutants/try-changes.ts';

/** Sources, and the tests that guard them: the quickest first. */
const GUARDS: Readonly<Record<string, readonly Stage[]>> = {
  'src/domain/*.ts': [
    ['rules', 'rules/domain'],
    ['rules', 'rules/(content|server/(intake|mail|calls|delivery))'],
    ['rules', 'rules/app'],
    ['components', 'features/consultation'],
  ],
  'src/server/intake/*.ts': [
    ['rules', 'rules/server/intake'],
    ['rules', 'rules/app/consultation-route'],
    ['slow', 'rules/app/(call-page|real-calls)'],
  ],
  'src/server/requests/*.ts': [
    ['rules', 'rules/server/requests'],
    ['rules', 'rules/app/consultation-route|promises/(queue|sqlite)'],
    ['slow', 'promises/(requests|calls|one-agreed-call)|rules/app/(call-page|real-calls)'],
  ],
  'src/server/queue/*.ts': [
    ['rules', 'rules/server/queue|promises/queue'],
    ['slow', 'promises/(requests|mail)'],
  ],
  'src/server/calls/*.ts': [
    ['rules', 'rules/server/calls'],
    ['rules', 'rules/(app|domain|server/intake)'],
    ['slow', 'rules/server/calls|rules/app/(call-page|real-calls|calendar-feed)'],
    ['slow', 'promises/calls'],
  ],
  'src/server/delivery/*.ts': [
    ['rules', 'rules/server/(delivery|queue)|promises/queue'],
    ['rules', 'rules/app'],
    ['slow', 'promises/(requests|mail|alerting)'],
  ],
  'src/content/*.ts': [
    ['rules', 'rules/content|starter/specification'],
    ['rules', 'rules/(server/mail|server/desk|app)'],
    ['components', 'rules/features'],
  ],
  // A program that tests start in a process of its own has no changed source.
  'scripts/build/{builds,dev-environment,notices,settings-refusals}.ts': [
    ['rules', 'tests__/build/[^/]+$'],
  ],
  'scripts/build/{finish,next-output}/*.ts': [['rules', 'build/(finish|next-output)']],
};

/** All of them would take hours. */
const PARTS = 4;
const LONGEST_TRIAL_MS = 300_000;

const thisWeek = Math.floor(Date.now() / (7 * DAY_MS)) % PARTS;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', default: `${thisWeek + 1}/${PARTS}` } },
});
/** `--part 3/8 intake` tries every eighth change of these sources, from the third. */
const [part = 1, parts = 1] = values.part.split('/').map(Number);

const table = [];
let unguarded = 0;
for (const [sources, stages] of Object.entries(GUARDS)) {
  if (!positionals.every((word) => sources.includes(word))) continue;
  const files = globSync(sources).filter((file) => !file.endsWith('.d.ts'));
  const changes = files.toSorted().flatMap(changesIn);
  const chosen = changes.filter((_, index) => index % parts === part - 1);
  const missed = await missedOf(chosen, stages);
  const unaccepted = missed.filter((change) => !accepted[change.file]?.[nameOf(change)]);
  for (const change of unaccepted) console.log(`${change.file}: ${nameOf(change)}`);
  unguarded += unaccepted.length;
  for (const file of files)
    for (const name of Object.keys(accepted[file] ?? {}))
      if (!changes.some((change) => change.file === file && nameOf(change) === name))
        throw new Error(`scripts/prove/mutants/accepted.ts: ${file} has no such change: ${name}`);
  const noticed = chosen.length - missed.length;
  table.push({ sources, changes: chosen.length, noticed, unaccepted: unaccepted.length });
}
console.table(table);
if (unguarded > 0) {
  console.error(
    'No test notices the changes above. Write one, or say in scripts/prove/mutants/accepted.ts ' +
      'why a change does not matter.',
  );
  process.exitCode = 1;
}

async function missedOf(changes: readonly Change[], stages: readonly Stage[]) {
  const missed: Change[] = [];
  let tester = startTester();
  const [nothing] = changes.map(({ file }) => ({ file, start: 0, end: 0, to: '' }));
  if (nothing && (await tester.answerTo({ change: nothing, stages })) !== 'false')
    throw new Error(`${stages.join(' or ')}: without any change, no test runs, or one is red`);
  tester.end();
  tester = startTester();
  for (const change of changes) {
    const answer = await tester.answerTo({ change, stages: [...ownStage(change), ...stages] });
    if (answer === 'false') missed.push(change);
    const isSlow = stages.some(([project]) => project === 'slow');
    if (answer !== undefined && !isSlow) continue;
    // The change made a loop endless, or slow tests, which run once in a process, may have run.
    tester.end();
    tester = startTester();
  }
  tester.end();
  return missed;
}

function ownStage({ file }: Change): Stage[] {
  const name = `${basename(file, extname(file))}.test.ts`;
  const [own] = globSync(`__tests__/{build,rules/{content,domain,server}}/**/${name}`);
  return own ? [['rules', own]] : [];
}

/** In a process of its own, because a change may make a loop endless. */
function startTester() {
  const child = spawn(process.execPath, ['scripts/prove/mutants/try-changes.ts'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
  return {
    async answerTo(trial: Trial) {
      child.stdin.write(`${JSON.stringify(trial)}\n`);
      const isLate = new AbortController();
      const late = wait(LONGEST_TRIAL_MS, undefined, isLate).catch(() => undefined);
      const answer = await Promise.race([answers.next(), late]);
      isLate.abort();
      return answer?.value as string | undefined;
    },
    end: () => child.kill('SIGKILL'),
  };
}
