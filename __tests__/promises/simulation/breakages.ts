import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HISTORIES, SEED } from './histories.ts';

const LANE = 'src/server/outbox/lane.ts';
const DECIDE = 'src/server/outbox/decide.ts';
const WAITS = 'src/server/outbox/waits.ts';
const FORGETTING = 'src/server/outbox/forgetting.ts';
const BROWSER = 'src/features/consultation/sending/local-copies.ts';
const OUTBOX = 'src/server/outbox/outbox.ts';
const HEALTH = 'src/server/outbox/store-health.ts';
const KEEP = 'src/server/keep-request.ts';
const REQUESTS = 'src/server/outbox/requests.ts';
const LEASE = 'src/server/delivery/lease.ts';

/** Each makes the product wrong in one line. A simulation that does not find one is blind there. */
const breakages: [name: string, file: string, from: string, to: string][] = [
  ['no lease is looked at', DECIDE, 'lease === asks ? 0 : wait(leasedUntil, 2 * LEASE_MS)', '0'],
  [
    'the lane is taken from whoever has it',
    LANE,
    "WHERE leased_until = :leasedUntil AND coalesce(lease, '') = :before",
    "WHERE :leasedUntil >= 0 AND :before <> '-'",
  ],
  ['a lease of a second', WAITS, 'LEASE_MS = 30 * SECOND_MS', 'LEASE_MS = SECOND_MS'],
  [
    'a lease is not renewed',
    LEASE,
    'const isOurs = await outbox.renew(lease).catch(() => undefined)',
    'const isOurs = true',
  ],
  [
    'parked is not for us',
    DECIDE,
    "state: isParked ? 'parked' : 'pending'",
    "state: isParked ? 'delivered' : 'pending'",
  ],
  [
    'refused counts as delivered',
    LANE,
    "const isDelivered = state === 'delivered';",
    "const isDelivered = state !== 'parked';",
  ],
  [
    'no answer counts as delivered',
    DECIDE,
    "if (answer.kind === 'accepted')",
    "if (answer.kind === 'accepted' || answer.kind === 'none')",
  ],
  [
    'a probe each half an hour',
    WAITS,
    'LATER_PROBE_MS = 30 * SECOND_MS',
    'LATER_PROBE_MS = 20 * MINUTE_MS',
  ],
  [
    'a failing step runs each minute',
    WAITS,
    '5 * MINUTE_MS, 15 * MINUTE_MS]',
    '5 * SECOND_MS, MINUTE_MS]',
  ],
  [
    'the last wait is a minute',
    WAITS,
    'OWN_WAITS_MS[failures] ?? 15 * MINUTE_MS',
    'OWN_WAITS_MS[failures] ?? MINUTE_MS',
  ],
  ['500 is the receiver’s', WAITS, "  '500': Number.POSITIVE_INFINITY,\n", ''],
  ['404 parks', WAITS, "  '413': 0,", "  '413': 0,\n  '404': 0,"],
  ['one failure parks', WAITS, 'FAILURES_TO_PARK = 8', 'FAILURES_TO_PARK = 1'],
  [
    'a pause is never over',
    LANE,
    'UPDATE outbox_lane SET paused_since = NULL, paused_because = NULL, probes = 0',
    'UPDATE outbox_lane SET probes = 0',
  ],
  ['the circuit never opens', WAITS, 'FAILURES_TO_PAUSE = 3', 'FAILURES_TO_PAUSE = 3_000'],
  ['an open circuit lets all through', DECIDE, 'wait(probeAt, LONGEST_PAUSE_MS)', '0'],
  [
    'who asks to wait is not heard',
    DECIDE,
    'Math.max(waitBeforeProbe(probes, random), retryAfterMs)',
    'waitBeforeProbe(probes, random)',
  ],
  [
    'one that fails alone is the receiver’s fault',
    LANE,
    'const OTHERS_ARE_PASSED = [{ sql: COME_SOON }, { sql: OTHERS_PASSED }];',
    'const OTHERS_ARE_PASSED = [{ sql: COME_SOON }];',
  ],
  [
    'purged two days early',
    DECIDE,
    'deliveredBefore: now - purgeAfterDays * DAY_MS',
    'deliveredBefore: now - purgeAfterDays * DAY_MS + 2 * DAY_MS',
  ],
  [
    'the clock is believed',
    FORGETTING,
    'return purge(olderThanDays, await believedClock())',
    'return purge(olderThanDays)',
  ],
  [
    'a reading is believed at once',
    FORGETTING,
    'believed: doubted, doubted: now,',
    'believed: now, doubted: now,',
  ],
  [
    'nothing is ever purged',
    FORGETTING,
    'now - doubted - ahead < DAY_MS',
    'now - doubted < 99 * DAY_MS',
  ],
  [
    'the copy goes before the answer',
    BROWSER,
    '  const answer = await post(request);',
    '  drop(key);\n  const answer = await post(request);',
  ],
  ['no copy is kept', BROWSER, 'localStorage.setItem(key, copy);', 'inMemory.set(key, copy);'],
  ['a copy lives for a day', BROWSER, '14 * 24 * 60 * 60 * 1000', '24 * 60 * 60 * 1000'],
  [
    'a copy stays after the answer',
    BROWSER,
    '    retryDelayMs = FIRST_RETRY_MS;\n    drop(key);',
    '    retryDelayMs = FIRST_RETRY_MS;',
  ],
  ['each try has an id of its own', 'src/server/intake/intake.ts', 'if (given) return given;', ''],
  [
    'an answer before it is stored',
    KEEP,
    "return { ...given, added: 'not stored' };",
    "return { ...given, added: 'known' };",
  ],
  [
    'a store that is full says nothing',
    KEEP,
    "outcome: isDelivered ? 'delivered' : 'not stored'",
    "outcome: 'delivered'",
  ],
  [
    'what is held goes at once',
    OUTBOX,
    "const state = heldBecause ? 'held' : 'pending';",
    "const state = heldBecause ? 'delivered' : 'pending';",
  ],
  ['health counts nothing late', HEALTH, 'undelivered - recent AS late', '0 AS late'],
  [
    'two have one moment',
    OUTBOX,
    'const MEETS_ANOTHER = meetsAnother(',
    "const MEETS_ANOTHER = '0 = 1 AND ' + meetsAnother(",
  ],
  [
    'a resend sends nothing',
    REQUESTS,
    "', resent_at = :now'",
    '", resent_at = :now, state = \'delivered\'"',
  ],
  [
    'what waits can be discarded',
    DECIDE,
    "discarded: ['held', 'parked']",
    "discarded: ['held', 'parked', 'pending']",
  ],
  ['release without a look', REQUESTS, 'TAKEN_NOW}', "'call_taken = call_taken + 0 * :spanMs'}"],
  [
    'forgotten words stay',
    REQUESTS,
    "NO_WORDS} WHERE id = :id AND state = 'delivered' RETURNING id",
    "'attempts = attempts'} WHERE id = :id AND state = 'delivered' RETURNING id",
  ],
  [
    'a clock that jumped is believed',
    FORGETTING,
    'return { believed: Math.min(believed, now), doubted: now, jumped: 0 };',
    'return { believed, doubted: now, jumped: 0 };',
  ],
  [
    'hung up counts as delivered',
    DECIDE,
    "if (answer.kind === 'accepted')",
    "if (answer.kind === 'accepted' || answer.kind === 'interrupted')",
  ],
  ['nobody is told', 'src/server/outbox/alert-log.ts', 'return rows.length > 0;', 'return false;'],
  [
    'a clock that was behind ages what it delivered',
    FORGETTING,
    'wasBehind ? BRING',
    'wasBehind && now < 0 ? BRING',
  ],
];

const [histories = HISTORIES, ...words] = process.argv.slice(2);
let blind = 0;
for (const [name, file, from, to] of breakages.filter(
  ([each]) => words.length === 0 || words.some((word) => each.includes(word)),
)) {
  const copy = mkdtempSync(join(tmpdir(), 'broken-'));
  for (const part of ['src', '__tests__/promises/simulation', 'package.json'])
    cpSync(part, join(copy, part), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
  const whole = readFileSync(join(copy, file), 'utf8');
  if (!whole.includes(from)) throw new Error(`${file} has no longer: ${from}`);
  writeFileSync(
    join(copy, file),
    whole.replace(from, () => to),
  );
  const main = join(copy, '__tests__/promises/simulation/main.ts');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=react-server', main, '--seed', SEED, '--histories', histories],
    { cwd: copy, encoding: 'utf8' },
  );
  rmSync(copy, { recursive: true });
  const [, found = ''] = stdout.split('\n');
  const [, happenings = '-', seed = ''] = /(\d+) happenings\. .*--seed (\S+)/.exec(stdout) ?? [];
  if (!seed) blind += 1;
  console.log(
    `| ${name} | ${seed || 'NOT FOUND'} | ${happenings} | ${found || stderr.slice(-300)} |`,
  );
}
process.exitCode = blind ? 1 : 0;
