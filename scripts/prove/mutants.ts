import './test-environment.ts';
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { DAY_MS } from '#domain/durations.ts';
import { startPostgres } from '../../__tests__/kit/real/embedded-postgres.ts';
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
    ['rules', 'rules/app/(consultation-route|several-languages)'],
    ['slow', 'rules/app/(call-page|real-calls)'],
  ],
  'src/server/requests/*.ts': [
    ['rules', 'rules/server/requests|promises/queue'],
    ['rules', 'rules/app/consultation-route'],
    ['slow', 'promises/calls'],
    ['slow', 'promises/requests'],
    ['slow', 'promises/one-state-of-a-call'],
    ['slow', 'promises/visitor-mail'],
    ['slow', 'rules/app/(call-page|real-calls|desk)|operate/outbox/(commands|backup)'],
  ],
  'src/server/queue/*.ts': [
    ['rules', 'rules/server/queue'],
    ['rules', 'promises/queue'],
    ['slow', 'promises/requests'],
    ['slow', 'promises/calls'],
    ['slow', 'promises/alerting|operate/outbox/(backup|outbox)'],
  ],
  'src/server/calls/*.ts': [
    ['rules', 'rules/server/calls'],
    ['slow', 'promises/calls'],
    ['slow', 'rules/app/(call-page|real-calls|calendar-feed)'],
    ['slow', 'rules/server/calls'],
    ['rules', 'rules/app'],
  ],
  'src/server/delivery/*.ts': [
    ['rules', 'rules/server/(delivery|queue)'],
    ['rules', 'promises/queue|rules/app'],
    ['slow', 'promises/(one-state-of-a-call|requests|mail|alerting)'],
  ],
  'src/server/mail/*.{ts,tsx}': [
    ['rules', 'rules/server/mail'],
    ['slow', 'promises/visitor-mail'],
    ['slow', 'promises/mail[.]'],
    ['rules', 'server/desk/own-language|rules/app/several-languages'],
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
const LONGEST_STAGE_MS = 120_000;

const thisWeek = Math.floor(Date.now() / (7 * DAY_MS)) % PARTS;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { part: { type: 'string', default: `${thisWeek + 1}/${PARTS}` } },
});
/** `--part 3/8 intake` tries every eighth change of these sources, from the third. */
const [part = 1, parts = 1] = values.part.split('/').map(Number);

// Before the first trial, because the last one ends hours later.
for (const [file, reasons] of Object.entries(accepted)) {
  const names = changesIn(file).map(nameOf);
  for (const name of Object.keys(reasons))
    if (!names.includes(name))
      throw new Error(`scripts/prove/mutants/accepted.ts: ${file} has no such change: ${name}`);
}

// One for all slow tests: to start it takes longer than most of them.
const postgres = await startPostgres({
  persistent: false,
  initdbFlags: ['--no-sync'],
  postgresFlags: ['-c', 'fsync=off'],
});
process.env['TEST_DATABASE_URL'] = postgres.url;

let tester: ReturnType<typeof startTester> | undefined;
const table = [];
let unguarded = 0;
for (const [sources, stages] of Object.entries(GUARDS)) {
  if (!positionals.every((word) => sources.includes(word))) continue;
  const files = globSync(sources).filter((file) => !file.endsWith('.d.ts'));
  const changes = files.toSorted().flatMap(changesIn);
  const chosen = changes.filter((_, index) => index % parts === part - 1);
  const missed = await missedOf(chosen, stages);
  const unaccepted = missed.filter((change) => !isAccepted(change));
  unguarded += unaccepted.length;
  const noticed = chosen.length - missed.length;
  table.push({ sources, changes: chosen.length, noticed, unaccepted: unaccepted.length });
}
endTester();
await postgres.server.stop();
console.table(table);
if (unguarded > 0) {
  console.error(
    'No test notices the changes above. Write one, or say in scripts/prove/mutants/accepted.ts ' +
      'why a change does not matter.',
  );
  process.exitCode = 1;
}

function isAccepted(change: Change) {
  return accepted[change.file]?.[nameOf(change)] !== undefined;
}

async function missedOf(changes: readonly Change[], stages: readonly Stage[]) {
  const [first] = changes;
  if (first && (await isNoticed({ ...first, end: first.start, to: '' }, stages)))
    throw new Error(`${stages.join(' or ')}: without any change, no test runs, or one is red`);
  const missed: Change[] = [];
  for (const change of changes) {
    if (await isNoticed(change, stages)) continue;
    missed.push(change);
    if (!isAccepted(change)) console.log(`${change.file}: ${nameOf(change)}`);
  }
  return missed;
}

async function isNoticed(change: Change, stages: readonly Stage[]) {
  tester ??= startTester();
  for (const stage of [...ownStage(change), ...stages]) {
    const answer = await tester.answerTo({ change, stage });
    if (answer === 'true') return true;
    if (answer === undefined) {
      console.log(`Endless, or the end of the process: ${change.file}: ${nameOf(change)}`);
      endTester();
      return true;
    }
  }
  // Jest keeps what all these tests loaded.
  endTester();
  return false;
}

function endTester() {
  tester?.end();
  tester = undefined;
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
      const late = wait(LONGEST_STAGE_MS, undefined, isLate).catch(() => undefined);
      const answer = await Promise.race([answers.next(), late]);
      isLate.abort();
      return answer?.value as string | undefined;
    },
    end: () => child.kill('SIGKILL'),
  };
}
