import type { Answer } from '#server/delivery/submission.ts';

import { type NewRequest, type Outbox, outboxIn } from '#server/outbox/outbox.ts';
import { OVER_QUOTA, type StoredRequest } from '#server/outbox/stored-request.ts';
import { FAILURES_TO_PARK, LEASE_MS } from '#server/outbox/waits.ts';
import { accepted, claimFrom, OURS, refused, tryNext } from '../kit/builders/attempts.ts';
import { aRequestBody } from '../kit/builders/consultation-request.ts';
import { kindsOfStore, type Place } from '../kit/setup/stores.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

describe.each(kindsOfStore)('the outbox in $kind', ({ newPlace }) => {
  let place: Place;
  let outbox: Outbox;
  let otherProcess: Outbox;
  let now: number;
  let machineMs: number;

  beforeEach(async () => {
    place = await newPlace();
    now = Date.UTC(2026, 10, 20);
    machineMs = 0;
    outbox = outboxIn(
      place.connect(() => now),
      { machineMs: () => machineMs },
    );
    otherProcess = outboxIn(place.connect(() => now));
  });

  afterEach(async () => {
    await Promise.all([outbox.close(), otherProcess.close()]);
    await place.remove();
  });

  test('a request that was added is there for every process, byte for byte, with where it comes from', async () => {
    const body = JSON.stringify({ name: 'Zoë "O\'Neil" 👩‍🚀\u0000\n', description: '' });
    const origin = { timeZone: 'Europe/Berlin', leadSource: 'utm_source=spring+sale' };

    expect(await outbox.add({ id: 'a', body, ...origin })).toBe('added');
    await outbox.add(aRequest('b'));

    const kept = { body, state: 'pending', acceptedAt: now, ...origin };
    expect(await otherProcess.find('a')).toMatchObject(kept);
    expect(await otherProcess.find('b')).toMatchObject({ timeZone: null, leadSource: null });
    expect(await otherProcess.claim(THEIRS)).toMatchObject({ id: 'a', body, ...origin });
  });

  test('an id that is known already changes nothing', async () => {
    await outbox.add(aRequest('a', { body: 'first' }));

    expect(await otherProcess.add(aRequest('a', { body: 'second' }))).toBe('known');

    expect(await all(outbox)).toMatchObject([{ id: 'a', body: 'first' }]);
  });

  test('what cannot be kept takes nothing with it that arrived at the same moment', async () => {
    const engine = place.connect(() => now);
    const store = outboxIn(engine);

    const outcomes = await Promise.allSettled([
      store.add(aRequest('a')),
      engine.query('SELECT nothing FROM nowhere'),
      store.add(aRequest('b')),
    ]);

    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await all(outbox)).map(({ id }) => id).sort()).toEqual(['a', 'b']);
    await store.close();
  });

  test('the request that has been due longest is claimed first', async () => {
    await outbox.add(aRequest('older'));
    now += SECOND;
    await outbox.add(aRequest('newer'));

    expect(await outbox.claim(OURS)).toMatchObject({ id: 'older', attempt: 1 });
  });

  test('while one lease holds the lane no other gets a request, whatever process it is of', async () => {
    await outbox.add(aRequest('a'));
    await outbox.add(aRequest('b'));
    const first = await claimFrom(outbox);

    expect(await otherProcess.claim(THEIRS)).toBeUndefined();
    await outbox.recordAttempt(first, accepted);
    expect(await otherProcess.claim(THEIRS)).toBeUndefined();

    await outbox.leave(OURS);
    expect(await otherProcess.claim(THEIRS)).toMatchObject({ id: 'b' });
  });

  test('of many who claim at once one gets the request', async () => {
    await outbox.add(aRequest('a'));
    await outbox.add(aRequest('b'));

    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? outbox : otherProcess).claim(`lease ${index}`),
      ),
    );

    expect(claims.filter((claim) => claim !== undefined)).toHaveLength(1);
  });

  test('a process that died in the middle of sending loses its lease, and only then', async () => {
    await outbox.add(aRequest('a'));
    await outbox.claim(OURS);

    now += LEASE_MS - 1;
    expect(await otherProcess.claim(THEIRS)).toBeUndefined();

    now += 1;
    expect(await otherProcess.claim(THEIRS)).toMatchObject({ id: 'a' });
    expect(await outbox.renew(OURS)).toBe(false);
  });

  test('a lease that is renewed holds for as long again', async () => {
    await outbox.add(aRequest('a'));
    await outbox.claim(OURS);
    now += LEASE_MS - 1;
    expect(await outbox.renew(OURS)).toBe(true);
    now += LEASE_MS - 1;

    expect(await otherProcess.claim(THEIRS)).toBeUndefined();
  });

  test('with what was accepted, or failed by itself, comes the next, in the same lease', async () => {
    for (const id of ['a', 'b', 'c']) await outbox.add(aRequest(id));
    expect((await tryNext(outbox))?.next).toMatchObject({ id: 'b', attempt: 1, lease: OURS });
    expect((await tryNext(outbox, refused(422)))?.next).toMatchObject({ id: 'c' });
    expect((await tryNext(outbox))?.next).toBeUndefined();
  });

  test('who lost the lease cannot postpone what another is sending, and still knows that the receiver has it', async () => {
    await outbox.add(aRequest('a'));
    const late = await claimFrom(outbox);
    now += LEASE_MS;
    const current = await claimFrom(otherProcess, THEIRS);

    expect(await outbox.recordAttempt(late, refused())).toBeUndefined();
    expect(await outbox.recordAttempt(late, accepted)).toMatchObject({ state: 'delivered' });

    expect(await otherProcess.recordAttempt(current, refused())).toBeUndefined();
    expect(await otherProcess.recordAttempt(current, accepted)).toMatchObject({
      state: 'delivered',
    });
    expect(await outbox.find('a')).toMatchObject({ state: 'delivered' });
  });

  test('an interrupted request waits, and the lane is free for others', async () => {
    await outbox.add(aRequest('a'));
    const interrupted = await claimFrom(outbox);
    now += SECOND;
    await outbox.add(aRequest('b'));
    await outbox.recordAttempt(interrupted, { kind: 'interrupted' });
    await outbox.leave(OURS);

    expect(await otherProcess.claim(THEIRS)).toMatchObject({ id: 'b' });
    expect(await outbox.find('a')).toMatchObject({ attempts: 1, lastAnswer: null });
  });

  test('what fails alone waits; the third failure in a row pauses the lane for all; a probe that is accepted ends that', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await outbox.add(aRequest(id));
    expect(await tryNext(outbox, refused())).toMatchObject({ state: 'pending', lane: 'flows' });
    expect(await tryNext(outbox, refused())).toMatchObject({ lane: 'flows' });
    expect(await outbox.find('a')).toMatchObject({ lastAnswer: '503', dueAt: now + 5 * SECOND });
    expect(await tryNext(outbox, refused())).toMatchObject({ lane: 'pauses' });

    await outbox.leave(OURS);
    expect(await otherProcess.claim(THEIRS)).toBeUndefined();
    expect(await outbox.msUntilDue()).toBe(5 * SECOND);
    const paused = { pausedSince: now, pausedBecause: '503', nextProbeAt: now + 5 * SECOND };
    expect(await outbox.health()).toMatchObject(paused);

    now += 5 * SECOND;
    const inVain = await claimFrom(outbox);
    expect(inVain).toMatchObject({ id: 'c', probes: 1 });
    expect(await outbox.recordAttempt(inVain, refused())).toMatchObject({ lane: 'stays paused' });
    now += MINUTE;
    expect(await tryNext(outbox)).toMatchObject({ state: 'delivered', lane: 'flows again' });
    for (const _ of ['three', 'are', 'left']) await tryNext(outbox);
    expect(await outbox.msUntilDue()).toBeUndefined();
    expect(await outbox.health()).toMatchObject({ pausedSince: null, nextProbeAt: null });
  });

  test('a receiver that says itself to wait pauses the lane at once, until an operator asks for a retry', async () => {
    await outbox.add(aRequest('a'));
    await tryNext(outbox, refused(429, MINUTE));
    await outbox.leave(OURS);

    now += MINUTE - 1;
    expect(await outbox.claim(OURS)).toBeUndefined();
    await otherProcess.retry();
    expect(await outbox.claim(OURS)).toMatchObject({ id: 'a', probes: 1, failures: 0 });
  });

  test('what is written again, because no answer came, counts once', async () => {
    for (const id of ['a', 'b', 'c']) await outbox.add(aRequest(id));
    const twice = async (answer: Answer, expected: object) => {
      const request = await claimFrom(outbox);
      for (const _ of ['first', 'again'])
        expect(await outbox.recordAttempt(request, answer)).toMatchObject(expected);
      return request;
    };
    await twice(refused(), { lane: 'flows', failures: 1 });
    expect(await outbox.find('a')).toMatchObject({ attempts: 1 });
    await twice(refused(), { lane: 'flows' });
    await twice(refused(), { lane: 'pauses' });
    now += MINUTE;
    expect(await twice(refused(), { lane: 'stays paused' })).toMatchObject({ probes: 1 });
    now += MINUTE;
    expect(await twice(accepted, { lane: 'flows again' })).toMatchObject({ probes: 2 });
  });

  test('one that is refused again and again while another passes is parked', async () => {
    await outbox.add(aRequest('bad'));
    await refuse('bad', FAILURES_TO_PARK - 1);
    await outbox.add(aRequest('good'));
    await tryNext(outbox);
    now += 20 * MINUTE;
    const bad = await claimFrom(outbox);

    for (const _ of ['first', 'again'])
      expect(await outbox.recordAttempt(bad, refused(422))).toMatchObject({ state: 'parked' });

    now += DAY;
    expect(await outbox.claim(OURS)).toBeUndefined();
  });

  test('one that waits for long because nothing passes comes soon when something does', async () => {
    await outbox.add(aRequest('waits'));
    await refuse('waits', 6, 500);
    await outbox.add(aRequest('passes'));
    await tryNext(outbox);
    await outbox.leave(OURS);
    expect(await outbox.msUntilDue()).toBe(5 * SECOND);
  });

  test.each([
    ['a lease', async () => void (await claimFrom(outbox))],
    ['a wait', async () => void (await tryNext(outbox, refused()))],
    ['a pause', async () => void (await tryNext(outbox, refused(503, MINUTE)))],
  ])('%s that lies further ahead than it could is over: the clock went back', async (_, begin) => {
    await outbox.add(aRequest('a'));
    await begin();

    now -= DAY;

    expect(await outbox.msUntilDue()).toBe(0);
    expect(await otherProcess.claim(THEIRS)).toBeDefined();
  });

  test.each([
    ['ten years behind', -3_650],
    ['a hundred days ahead', 100],
  ])('a clock that is %s for some seconds erases nothing, and no age is lost', async (_, days) => {
    const [kept, received] = ['kept', 'received'];
    await outbox.add(aRequest('spam', { heldBecause: 'speed' }));
    await outbox.add(aRequest(kept));
    await tryNext(outbox);
    const deliveredAt = now;
    await minutesPass(3 * 24 * 60);
    now += days * DAY;
    await minutesPass(1);
    await otherProcess.health();
    await outbox.add(aRequest(received));
    now -= days * DAY;
    await minutesPass(3 * 24 * 60);

    expect(await outbox.find(kept)).toMatchObject({ deliveredAt, body: expect.any(String) });
    expect(await outbox.find('spam')).toBeDefined();
    await minutesPass(26 * 24 * 60);
    expect(await outbox.find(kept)).toMatchObject({ deliveredAt, body: null });
  });

  test('a held request is not sent until it is released', async () => {
    await outbox.add(aRequest('a', { heldBecause: 'honeypot' }));
    expect(await outbox.claim(OURS)).toBeUndefined();
    expect(await outbox.msUntilDue()).toBeUndefined();

    expect(await otherProcess.release('a')).toBe(true);

    expect(await outbox.claim(OURS)).toMatchObject({ id: 'a' });
  });

  test('an operator makes one waiting request due, or all, parked ones too', async () => {
    await outbox.add(aRequest('bad'));
    await refuse('bad', FAILURES_TO_PARK - 1);
    await outbox.add(aRequest('good'));
    await tryNext(outbox);
    now += 20 * MINUTE;
    expect(await tryNext(outbox, refused(422))).toMatchObject({ state: 'parked' });
    await outbox.add(aRequest('waiting'));
    await tryNext(outbox, refused());
    await outbox.add(aRequest('held', { heldBecause: 'speed' }));

    expect(await otherProcess.retry('waiting')).toBe(1);
    expect(await outbox.find('waiting')).toMatchObject({ dueAt: now });
    expect(await otherProcess.retry()).toBe(2);

    expect(await outbox.find('bad')).toMatchObject({ state: 'pending', dueAt: now });
    expect(await outbox.find('held')).toMatchObject({ state: 'held' });
    expect(await outbox.find('good')).toMatchObject({ state: 'delivered' });
  });

  test('requests are listed newest first, page after page, by state', async () => {
    const ids = Array.from({ length: 601 }, (_, index) => String(index).padStart(3, '0'));
    for (const id of ids) await outbox.add(aRequest(id));
    now += SECOND;
    await outbox.add(aRequest('held', { heldBecause: 'speed' }));

    expect((await all(outbox)).map(({ id }) => id)).toEqual(['held', ...ids.reverse()]);
    expect((await all(outbox, { states: ['held'] })).map(({ id }) => id)).toEqual(['held']);
  });

  test('requests are found by the days they came on', async () => {
    await outbox.add(aRequest('monday'));
    now += DAY;
    await outbox.add(aRequest('tuesday'));
    now += DAY;
    await outbox.add(aRequest('wednesday'));

    const tuesday = { since: now - DAY, until: now };
    expect((await all(outbox, tuesday)).map(({ id }) => id)).toEqual(['tuesday']);
  });

  test.each([
    ['engines', ['one']],
    ['ADA', ['one', 'two']],
    ['"quoted"', ['two']],
    ['100%', ['two']],
    ['1_0', []],
    ['company', []],
    ['two', ['two']],
  ])(
    'requests are found by a word of their visitors, and not by our own: %s',
    async (word, ids) => {
      const wrote = (changes: object) => JSON.stringify(aRequestBody({ name: 'Ada', ...changes }));
      await outbox.add({
        id: 'one',
        body: wrote({ company: '', description: 'We sell engines.' }),
      });
      await outbox.add({
        id: 'two',
        body: wrote({ company: '', description: '100 % or "quoted" 100%' }),
      });

      const found = (await all(outbox, { word })).map(({ id }) => id);
      expect(found.sort()).toEqual(ids);
    },
  );

  test('requests are found by who wrote them, exactly, in whatever case', async () => {
    const from = (email: string, more = {}) => JSON.stringify(aRequestBody({ email, ...more }));
    await outbox.add({ id: 'ada', body: from('Ada@Example.com') });
    await outbox.add({ id: 'not', body: from('dada@example.com') });
    await outbox.add({
      id: 'claims',
      body: from('eve@example.com', { name: '"email":"ada@example.com","phone":' }),
    });

    // As a site with another field behind this one would have kept it.
    await outbox.add({ id: 'ada too', body: '{"email":"ada@example.com","fax":"","phone":""}' });

    const found = await all(outbox, { email: 'ada@example.com' });
    expect(found.map(({ id }) => id).sort()).toEqual(['ada', 'ada too']);
  });

  test('what is held or parked can be discarded, and nothing else', async () => {
    await outbox.add(aRequest('held', { heldBecause: 'speed' }));
    await outbox.add(aRequest('waits'));

    expect(await otherProcess.discard('held')).toBe(true);
    expect(await otherProcess.discard('waits')).toBe(false);

    expect((await all(outbox)).map(({ id }) => id)).toEqual(['waits']);
  });

  test('what somebody wrote is erased in every state, and of a delivered one the id stays', async () => {
    await outbox.add(aRequest('delivered', { timeZone: 'Europe/Berlin' }));
    await tryNext(outbox);
    await outbox.add(aRequest('held', { heldBecause: 'speed' }));
    await outbox.add(aRequest('waits'));

    for (const id of ['delivered', 'held', 'waits']) expect(await outbox.forget(id)).toBe(true);
    await outbox.vacuum();

    expect(await all(outbox)).toMatchObject([{ id: 'delivered', body: null, timeZone: null }]);
    expect(await outbox.forget('unknown')).toBe(false);
  });

  test('suspected spam is forgotten after 90 days, and nothing else that waits', async () => {
    await outbox.add(aRequest('spam', { heldBecause: 'speed' }));
    await outbox.add(aRequest('waits'));
    now += 90 * DAY;
    expect(await outbox.purge(30)).toBe(0);

    now += 1;
    expect(await outbox.purge(30)).toBe(1);
    expect((await all(outbox)).map(({ id }) => id)).toEqual(['waits']);
  });

  test('what visitors wrote is forgotten after the time set, their ids and what waits stay', async () => {
    await outbox.add(aRequest('old'));
    await tryNext(outbox);
    await outbox.add(aRequest('undelivered'));
    now += 30 * DAY;
    await outbox.add(aRequest('recent'));
    await tryNext(outbox, refused());
    await tryNext(outbox);
    now += 1;

    expect(await outbox.purge(30)).toBe(1);

    expect(await outbox.find('old')).toMatchObject({ body: null, state: 'delivered' });
    expect(await outbox.find('recent')).not.toMatchObject({ body: null });
    expect(await outbox.find('undelivered')).not.toMatchObject({ body: null });
    expect(await outbox.add(aRequest('old'))).toBe('known');
  });

  test('a full store turns new requests away, knows the ones it has, and takes more once some are gone', async () => {
    const small = outboxIn(
      place.connect(() => now),
      { capacity: 20 },
    );
    for (let index = 0; index < 20; index += 1) await small.add(aRequest(`request ${index}`));

    expect(await small.add(aRequest('one too many'))).toBe('full');
    expect(await small.add(aRequest('request 7'))).toBe('known');

    await tryNext(small);
    expect(await small.add(aRequest('fits again'))).toBe('added');
    await small.close();
  });

  test('of many who come at once to a store that is almost full none is turned away for another', async () => {
    const small = outboxIn(
      place.connect(() => now),
      { capacity: 20 },
    );
    const ids = Array.from({ length: 20 }, (_, index) => `request ${index}`);

    const outcomes = await Promise.all(ids.map((id) => small.add(aRequest(id))));

    expect(outcomes).toEqual(ids.map(() => 'added'));
    await small.close();
  });

  test('what is held takes no place from others, and of too many the oldest give way', async () => {
    const small = outboxIn(
      place.connect(() => now),
      { capacity: 5, heldCapacity: 10, trimEvery: 5 },
    );
    for (let index = 0; index < 26; index += 1) {
      now += SECOND;
      await small.add(aRequest(`spam ${index}`, { heldBecause: 'honeypot' }));
    }

    expect(await small.add(aRequest('a lead'))).toBe('added');
    const held = (await all(small, { states: ['held'] })).map(({ id }) => id);
    expect(held.length).toBeLessThanOrEqual(15);
    expect(held.slice(0, 10)).toEqual(
      Array.from({ length: 10 }, (_, index) => `spam ${25 - index}`),
    );
    await small.close();
  });

  test('health tells how many wait and for how long, and nobody counts what is delivered', async () => {
    await outbox.add(aRequest('a'));
    await tryNext(outbox);
    const lastDeliveredAt = now;
    await outbox.add(aRequest('b'));
    await outbox.add(aRequest('c', { heldBecause: 'honeypot' }));
    const lastSpamAt = now;
    now += MINUTE;
    await outbox.add(aRequest('d', { heldBecause: OVER_QUOTA }));
    const lastOverQuotaAt = now;
    now += 10 * MINUTE + 900;

    expect(await outbox.health()).toMatchObject({
      undelivered: 1,
      late: 1,
      held: 2,
      heldOverQuota: 1,
      lastSpamAt,
      lastOverQuotaAt,
      parked: 0,
      oldestUndeliveredSeconds: 660,
      lastDeliveredAt,
      ...flowing,
    });
  });

  test('the last days are told one by one, in what came, what went, and how long that took', async () => {
    const waitsMs = [1 * MINUTE, 2 * MINUTE, 40 * MINUTE, 3 * DAY];
    for (const [index, waitMs] of waitsMs.entries()) {
      now = Date.UTC(2026, 10, 20, 12) - waitMs;
      await outbox.add(aRequest(`request ${index}`));
    }
    now = Date.UTC(2026, 10, 20, 12);
    for (const _ of waitsMs) await tryNext(outbox);

    expect(await outbox.history(5)).toEqual([
      { ...nothingHappened, date: '2026-11-16' },
      { ...nothingHappened, date: '2026-11-17', received: 1 },
      { ...nothingHappened, date: '2026-11-18' },
      { ...nothingHappened, date: '2026-11-19' },
      {
        date: '2026-11-20',
        received: 3,
        delivered: 4,
        medianMs: 2 * MINUTE,
        longestMs: 3 * DAY,
      },
    ]);
  });

  test('by its own clock a request is due at once and leased for a while', async () => {
    const real = outboxIn(place.connect());
    const before = Date.now();
    await real.add(aRequest('a'));

    expect(await real.claim(OURS)).toMatchObject({ id: 'a' });
    expect(await real.claim(THEIRS)).toBeUndefined();

    const leftMs = await real.msUntilDue();
    expect(leftMs).toBeGreaterThan(LEASE_MS / 2);
    expect(leftMs).toBeLessThanOrEqual(LEASE_MS);
    const { acceptedAt } = { ...(await real.find('a')) };
    expect(Math.abs((acceptedAt ?? 0) - before)).toBeLessThan(10 * SECOND);
    await real.close();
  });

  /** Refuses the request that is due next, time after time. */
  async function refuse(id: string, times: number, status = 422) {
    for (let time = 0; time < times; time += 1) {
      now += 20 * MINUTE;
      const request = await claimFrom(outbox);
      expect(request.id).toBe(id);
      expect(await outbox.recordAttempt(request, refused(status), 0.5)).toMatchObject({
        state: 'pending',
        lane: 'flows',
      });
    }
  }

  /** A site keeps house each minute; here it does so a few times a day. */
  async function minutesPass(minutes: number) {
    for (let left = minutes; left > 0; left -= 400) {
      const passed = Math.min(left, 400) * MINUTE;
      now += passed;
      machineMs += passed;
      await outbox.forgetOld(30);
    }
  }
});

const THEIRS = 'the lease of another';
const nothingHappened = { received: 0, delivered: 0, medianMs: null, longestMs: null };
const flowing = { pausedSince: null, pausedBecause: null, nextProbeAt: null };

function aRequest(id: string, changes: Partial<NewRequest> = {}): NewRequest {
  return { id, body: `{"name":"${id}"}`, ...changes };
}

async function all(outbox: Outbox, ...asked: Parameters<Outbox['list']>) {
  const requests: StoredRequest[] = [];
  for await (const request of outbox.list(...asked)) requests.push(request);
  return requests;
}
