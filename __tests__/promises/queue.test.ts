import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { type Attempt, unansweredAttempt } from '#server/queue/attempt.ts';
import { type Courier, courierOf } from '#server/queue/courier.ts';
import { type Requests, requestsIn } from '#server/requests/requests.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { accepted, claimFrom, OURS, refused } from '../kit/builders/attempts.ts';
import { aFolder } from '../kit/setup/folder.ts';

const SECOND_MS = 1_000;
const BEGIN = Date.UTC(2026, 10, 20);

const TIMEOUT_MS = 100 * SECOND_MS;
const ATTEMPT_MS = 50;

let now: number;
let outbox: Requests;
let courier: Courier;
let stopIfEnough: () => void;
let deliveredAt: Map<string, number>;
let attempts: { id: string; at: number }[];
let answerTo: (id: string) => { answer: Attempt; takesMs?: number };

const isPoison = (id: string) => id.startsWith('poison');

beforeEach(async () => {
  now = BEGIN;
  deliveredAt = new Map();
  attempts = [];
  answerTo = () => ({ answer: accepted });
  const engine = sqliteEngine(aFolder(), () => now);
  // Nothing here depends on the disk.
  await engine.query('PRAGMA synchronous = OFF');
  outbox = requestsIn(engine);
  courier = courierOf(outbox, attempt, { timeoutMs: TIMEOUT_MS });
  jest.spyOn(Math, 'random').mockReturnValue(0.99);
});

afterEach(() => outbox.close());

async function attempt({ id }: { id: string }) {
  const { answer, takesMs = ATTEMPT_MS } = answerTo(id);
  attempts.push({ id, at: now });
  now += takesMs;
  if (answer.verdict === 'accepted') deliveredAt.set(id, now);
  stopIfEnough();
  return answer;
}

async function deliverFor(ms: number, isEnough = () => false) {
  const end = now + ms;
  const stopping = new AbortController();
  stopIfEnough = () => {
    if (now >= end || isEnough()) stopping.abort();
  };
  while (!stopping.signal.aborted) {
    await courier.deliver({ lease: OURS, stopClaiming: stopping.signal });
    const dueMs = (await courier.msUntilDue()) ?? ms;
    if (!stopping.signal.aborted) now = Math.min(end, now + Math.max(dueMs, 1));
    stopIfEnough();
  }
}

async function add(prefix: string, count = 1) {
  for (let number = 0; number < count; number += 1)
    await outbox.add({ id: `${prefix} ${String(number).padStart(4, '0')}`, body: '{}' });
}

/** One of each kind of answer. */
const STATUSES = [400, 403, 404, 422, 500];

const ends = [...STATUSES, 'ECONNRESET', 'a mixture', 'timeout'];

test.each(ends)('a good request behind 60 that end with %s arrives in time', async (end) => {
  const mixed = (id: string) => STATUSES[Number(id.slice(-2)) % STATUSES.length];
  const statusOf = (id: string) => (end === 'a mixture' ? mixed(id) : Number(end));
  const poison = (id: string) =>
    statusOf(id) ? refused(statusOf(id)) : unansweredAttempt(`${end}`);
  const takesMs = end === 'timeout' ? TIMEOUT_MS : ATTEMPT_MS;
  answerTo = (id) => (isPoison(id) ? { answer: poison(id), takesMs } : { answer: accepted });
  await add('poison', 60);
  await deliverFor(10 * SECOND_MS);

  const waits: number[] = [];
  for (const number of [1, 2, 3, 4]) {
    const [id, addedAt] = [`good ${number}`, now];
    await outbox.add({ id, body: '{}' });
    await outbox.add({ id: `poison beside ${number}`, body: '{}' });
    await deliverFor(HOUR_MS, () => deliveredAt.has(id));
    waits.push((deliveredAt.get(id) ?? Infinity) - addedAt);
    await deliverFor(20 * MINUTE_MS);
  }

  const longest = end === 'timeout' ? 3 * TIMEOUT_MS + 5 * SECOND_MS : MINUTE_MS;
  expect(Math.max(...waits)).toBeLessThanOrEqual(longest);
});

test('a request that fails alone keeps its schedule while others are accepted', async () => {
  answerTo = (id) => ({ answer: isPoison(id) ? refused(422) : accepted });
  const idsTriedIn = async (ms: number) => {
    attempts = [];
    await deliverFor(ms);
    return attempts.map(({ id }) => id);
  };
  await add('poison');
  await add('first');
  await deliverFor(10 * MINUTE_MS);

  for (const next of ['second', 'third', 'fourth']) {
    await add(next);
    expect(await idsTriedIn(10 * SECOND_MS)).toEqual([`${next} 0000`]);
  }
});

test('a request that failed is due five seconds after another is accepted', async () => {
  await add('fails');
  await outbox.recordAttempt(await claimFrom(outbox), refused(422));
  await add('untried', 2);
  await outbox.recordAttempt(await claimFrom(outbox), accepted);
  expect(await outbox.find('fails 0000')).toMatchObject({ dueAt: now + 5 * SECOND_MS });
  expect(await outbox.checkHealth()).toMatchObject({ failing: 1 });
});

test('a delivered request of a backup counts once, also if it is restored again', async () => {
  const row = { id: 'restored', state: 'delivered', body: '{}', acceptedAt: now, dueAt: now };
  const countAfterRestore = async () => {
    await outbox.engine.transactInTurn(outbox.restoration(row));
    return (await outbox.checkHealth()).delivered;
  };
  expect([await countAfterRestore(), await countAfterRestore()]).toEqual([1, 1]);
});

test('a request accepted after its lease was lost is delivered, and the pause stays', async () => {
  answerTo = () => ({ answer: refused(503, MINUTE_MS) });
  await add('row');
  await deliverFor(SECOND_MS);
  now += MINUTE_MS;

  const late = await claimFrom(outbox);
  expect(await outbox.renew(OURS)).toBe(true);
  await outbox.leave(OURS);
  await outbox.retry();
  await claimFrom(outbox, 'another lease');

  expect(await outbox.renew(OURS)).toBe(false);
  expect(await outbox.recordAttempt(late, accepted)).toBeUndefined();
  expect(await outbox.find('row 0000')).toMatchObject({ state: 'delivered' });
  expect((await outbox.checkHealth()).pausedSince).not.toBeNull();
});

test('a request whose process dies is sent again after its attempt would time out', async () => {
  await add('row');
  await outbox.claim('lease of a process that dies', TIMEOUT_MS);
  await deliverFor(TIMEOUT_MS + SECOND_MS);
  expect(attempts).toEqual([{ id: 'row 0000', at: BEGIN + TIMEOUT_MS }]);
});

test('a lease and a due time of a clock that was ahead stop nothing', async () => {
  await add('row');
  now += 24 * HOUR_MS;
  await outbox.claim('lease of a process that dies', TIMEOUT_MS);
  now = BEGIN;
  await deliverFor(SECOND_MS);
  expect(deliveredAt.size).toBe(1);
});

test('a due time of a clock that was ahead is not hidden by a row that waits', async () => {
  await add('waits');
  await outbox.recordAttempt(await claimFrom(outbox), { verdict: 'not counted', waitsMs: HOUR_MS });
  now += 24 * HOUR_MS;
  await add('ahead');
  now = BEGIN;
  await deliverFor(SECOND_MS);
  expect([...deliveredAt.keys()]).toContain('ahead 0000');
});

test('a pause keeps its reason when a row is put off', async () => {
  await add('row', 2);
  await outbox.recordAttempt(await claimFrom(outbox), refused(503, MINUTE_MS));
  now += MINUTE_MS;

  const putOff: Attempt = { verdict: 'not counted', answer: 'a limit of mails is reached' };
  await outbox.recordAttempt(await claimFrom(outbox), putOff);

  expect(await outbox.checkHealth()).toMatchObject({ pausedBecause: '503' });
});

test('a failure counts once, although its outcome is written twice', async () => {
  await add('row');
  const request = await claimFrom(outbox);
  for (const answer of [refused(422), refused(422)]) await outbox.recordAttempt(request, answer);

  expect(await outbox.engine.query('SELECT failures FROM outbox')).toEqual([{ failures: 1 }]);
});

test('a row that may have arrived waits an hour, also if it is retried meanwhile', async () => {
  await add('row');
  const underWay = await claimFrom(outbox);
  await outbox.retry();
  await outbox.recordAttempt(underWay, { verdict: 'may have arrived' });
  expect(await outbox.find('row 0000')).toMatchObject({ state: 'pending', dueAt: now + HOUR_MS });
});

test('only one process at a time claims, and another takes over a lease that ended', async () => {
  await add('row', 2);
  await claimFrom(outbox, 'another lease');
  expect(await outbox.claim(OURS)).toBeUndefined();
  expect(await outbox.msUntilDue()).toBe(30 * SECOND_MS);
  now += 30 * SECOND_MS;
  expect(await outbox.claim(OURS)).toMatchObject({ id: 'row 0000' });
});

test('new requests go before failed ones, in a pause the newest first, one at its end', async () => {
  await add('failed');
  await outbox.recordAttempt(await claimFrom(outbox), refused(503, MINUTE_MS));
  now += 1;
  await add('older');
  now += 1;
  await add('newer');
  expect(await outbox.claim(OURS)).toBeUndefined();
  now += MINUTE_MS;
  answerTo = () => ({ answer: refused(503) });
  await deliverFor(MINUTE_MS);
  expect(attempts.slice(0, 2).map(({ id }) => id)).toEqual(['newer 0000', 'older 0000']);
});

test('an outage costs an attempt every 16 to 24 s, and new requests go first', async () => {
  let attemptsToAcceptance = 0;
  answerTo = () => {
    attemptsToAcceptance -= 1;
    return { answer: attemptsToAcceptance === 0 ? accepted : refused(503) };
  };
  await add('row', 200);

  await deliverFor(HOUR_MS);
  const gaps = attempts.slice(5).map(({ at }, index) => at - (attempts[index + 4]?.at ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(16 * SECOND_MS);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(24 * SECOND_MS + ATTEMPT_MS);
  expect(new Set(attempts.map(({ id }) => id)).size).toBe(attempts.length);

  await add('new');
  attempts = [];
  await deliverFor(25 * SECOND_MS);
  expect(attempts[0]?.id).toBe('new 0000');

  attemptsToAcceptance = 1;
  attempts = [];
  await deliverFor(5 * MINUTE_MS);
  expect(attempts.length).toBeLessThanOrEqual(45);

  answerTo = () => ({ answer: accepted });
  await deliverFor(75 * SECOND_MS);
  expect(deliveredAt.size).toBe(201);
});
