import { LEASE_MS } from '#server/outbox/lane.ts';
import { type NewRequest, type Outbox, outboxIn } from '#server/outbox/outbox.ts';
import { FAILURES_TO_PARK } from '#server/outbox/record-attempt.ts';
import { OVER_QUOTA, type StoredRequest } from '#server/outbox/stored-request.ts';
import { claimFrom, delivered, failed, OURS, PROBE_MS, tryNext } from '../kit/builders/attempts.ts';
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

  beforeEach(async () => {
    place = await newPlace();
    now = Date.UTC(2026, 10, 20);
    outbox = outboxIn(place.connect(() => now));
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
      engine.run('SELECT nothing FROM nowhere'),
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
    await outbox.recordAttempt(first, delivered);
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

  test('with what was accepted comes the next, while the lease is fresh enough for another call', async () => {
    for (const id of ['a', 'b', 'c']) await outbox.add(aRequest(id));
    const first = await tryNext(outbox);
    expect(first?.next).toMatchObject({ id: 'b', attempt: 1, lease: OURS });

    const second = await claimFrom(outbox);
    now += LEASE_MS / 2;
    expect(await outbox.recordAttempt(second, delivered)).toMatchObject({ next: undefined });

    expect(await claimFrom(outbox)).toMatchObject({ id: 'c' });
    now += LEASE_MS - 1;
    expect(await otherProcess.claim(THEIRS)).toBeUndefined();
  });

  test('who lost the lease cannot postpone what another is sending, and still knows that the receiver has it', async () => {
    await outbox.add(aRequest('a'));
    const late = await claimFrom(outbox);
    now += LEASE_MS;
    const current = await claimFrom(otherProcess, THEIRS);

    expect(await outbox.recordAttempt(late, failed(MINUTE))).toBeUndefined();
    expect(await outbox.recordAttempt(late, delivered)).toMatchObject({ state: 'delivered' });

    expect(await otherProcess.recordAttempt(current, failed(MINUTE))).toBeUndefined();
    expect(await otherProcess.recordAttempt(current, delivered)).toMatchObject({
      state: 'delivered',
    });
    expect(await outbox.find('a')).toMatchObject({ state: 'delivered' });
  });

  test('a request that failed alone waits as long as it was told, and its answer is remembered', async () => {
    await outbox.add(aRequest('a'));
    expect(await tryNext(outbox, failed(MINUTE))).toMatchObject({
      state: 'pending',
      lane: 'flows',
    });
    await outbox.leave(OURS);

    now += MINUTE - 1;
    expect(await outbox.claim(OURS)).toBeUndefined();
    expect(await outbox.msUntilDue()).toBe(1);
    expect(await outbox.find('a')).toMatchObject({ state: 'pending', lastAnswer: '503' });

    now += 1;
    expect(await outbox.claim(OURS)).toMatchObject({ id: 'a', attempt: 2, failures: 1 });
  });

  test('an interrupted request waits, and the lane is free for others', async () => {
    await outbox.add(aRequest('a'));
    const interrupted = await claimFrom(outbox);
    now += SECOND;
    await outbox.add(aRequest('b'));
    await outbox.recordAttempt(interrupted, { kind: 'interrupted', waitMs: MINUTE });
    await outbox.leave(OURS);

    const other = await claimFrom(otherProcess, THEIRS);
    expect(other).toMatchObject({ id: 'b' });
    await otherProcess.recordAttempt(other, delivered);

    expect(await otherProcess.claim(THEIRS)).toBeUndefined();
    now += MINUTE;
    expect(await otherProcess.claim(THEIRS)).toMatchObject({ id: 'a', failures: 0 });
  });

  test('the third failure in a row pauses the lane for everybody, if more than one request failed', async () => {
    for (const id of ['a', 'b', 'c', 'd']) await outbox.add(aRequest(id));

    expect(await failNext()).toMatchObject({ lane: 'flows' });
    expect(await failNext()).toMatchObject({ lane: 'flows' });
    expect(await failNext()).toMatchObject({ lane: 'pauses', state: 'pending' });

    await outbox.leave(OURS);
    expect(await otherProcess.claim(THEIRS)).toBeUndefined();
    expect(await outbox.msUntilDue()).toBe(PROBE_MS);
    expect(await outbox.health()).toMatchObject({
      pausedSince: now,
      pausedBecause: '503',
      nextProbeAt: now + PROBE_MS,
    });
  });

  test('one request that fails for ever never pauses it', async () => {
    await outbox.add(aRequest('poison'));
    for (let time = 0; time < 10; time += 1) {
      now += MINUTE;
      expect(await failNext(MINUTE)).toMatchObject({ lane: 'flows' });
    }
  });

  test('requests that failed while others passed are no sign of a receiver that is away', async () => {
    for (const id of ['bad', 'worse', 'good']) await outbox.add(aRequest(id));
    await failNext(MINUTE);
    await failNext(MINUTE);
    now += SECOND;
    await tryNext(outbox);

    for (let time = 0; time < 4; time += 1) {
      now += MINUTE;
      expect(await failNext(MINUTE)).toMatchObject({ lane: 'flows' });
    }
  });

  test('a receiver that says itself to wait pauses the lane at once, until an operator asks for a retry', async () => {
    await outbox.add(aRequest('a'));
    await tryNext(outbox, failed(SECOND, { pauses: true }));
    await outbox.leave(OURS);

    now += PROBE_MS - 1;
    expect(await outbox.claim(OURS)).toBeUndefined();
    await otherProcess.retry();
    expect(await outbox.claim(OURS)).toMatchObject({ id: 'a', probes: 1, failures: 0 });
  });

  test('a paused lane probes with one request after another, for as long as it takes', async () => {
    const ids = ['a', 'b', 'c'];
    for (const id of ids) await outbox.add(aRequest(id));
    await pauseLane();
    const probed: string[] = [];

    for (let probe = 1; probe <= 6; probe += 1) {
      now += PROBE_MS;
      const request = await claimFrom(outbox);
      probed.push(request.id);
      expect(request.probes).toBe(probe);
      expect(await outbox.recordAttempt(request, failed(MINUTE))).toMatchObject({
        lane: 'stays paused',
      });
    }

    expect([...new Set(probed)].sort()).toEqual(ids);
    expect(await outbox.find('a')).toMatchObject({ state: 'pending' });
  });

  test('the first probe that is accepted lets everything flow at once, what waited by itself too', async () => {
    await outbox.add(aRequest('waits'));
    await failNext(15 * MINUTE);
    for (const id of ['a', 'b', 'c']) await outbox.add(aRequest(id));
    await pauseLane();

    now += PROBE_MS;
    expect(await tryNext(outbox)).toEqual({
      state: 'delivered',
      lane: 'flows again',
    });

    for (let left = 3; left > 0; left -= 1) await tryNext(outbox);
    expect(await outbox.msUntilDue()).toBeUndefined();
    expect(await outbox.health()).toMatchObject({ pausedSince: null, nextProbeAt: null });
  });

  test('what is recorded again, because no answer came, counts once', async () => {
    for (const id of ['a', 'b', 'c']) await outbox.add(aRequest(id));
    const alone = await claimFrom(outbox);
    await outbox.recordAttempt(alone, failed(SECOND));
    expect(await outbox.recordAttempt(alone, failed(SECOND))).toMatchObject({ lane: 'flows' });
    expect(await outbox.find('a')).toMatchObject({ attempts: 1 });
    expect(await failNext()).toMatchObject({ lane: 'flows' });

    const third = await claimFrom(outbox);
    for (const _ of ['first', 'again'])
      expect(await outbox.recordAttempt(third, failed(MINUTE))).toMatchObject({ lane: 'pauses' });
    now += PROBE_MS;
    const inVain = await claimFrom(outbox);
    expect(inVain.probes).toBe(1);
    for (const _ of ['first', 'again'])
      expect(await outbox.recordAttempt(inVain, failed(0))).toMatchObject({ lane: 'stays paused' });
    now += PROBE_MS;
    const accepted = await claimFrom(outbox);
    expect(accepted.probes).toBe(2);
    for (const _ of ['first', 'again'])
      expect(await outbox.recordAttempt(accepted, delivered)).toMatchObject({
        lane: 'flows again',
      });
  });

  test.each([
    ['a lease', async () => void (await claimFrom(outbox))],
    ['a wait', async () => void (await failNext(15 * MINUTE))],
    ['a pause', pauseLane],
  ])('%s that lies further ahead than it could is over: the clock went back', async (_, begin) => {
    for (const id of ['a', 'b', 'c']) await outbox.add(aRequest(id));
    await begin();

    now -= DAY;

    expect(await outbox.msUntilDue()).toBe(0);
    expect(await otherProcess.claim(THEIRS)).toBeDefined();
  });

  describe('after a clock that was a year ahead while one was delivered', () => {
    beforeEach(async () => {
      now += 365 * DAY;
      await outbox.add(aRequest('ahead'));
      await tryNext(outbox);
      now -= 365 * DAY;
    });

    test('three failures in a row pause the lane as ever', async () => {
      for (const id of ['a', 'b', 'c']) await outbox.add(aRequest(id));
      for (const lane of ['flows', 'flows', 'pauses'])
        expect(await failNext(MINUTE)).toMatchObject({ lane });
    });

    test('it does not count as accepted since another failed', async () => {
      await outbox.add(aRequest('a'));
      for (const _ of ['first', 'second']) {
        const request = await claimFrom(outbox);
        await outbox.recordAttempt(request, failed(10 * MINUTE, { waitAloneMs: MINUTE }));
        await outbox.leave(OURS);
        expect(await outbox.msUntilDue()).toBe(MINUTE);
        now += MINUTE;
      }
    });

    test('it was delivered now, and is forgotten when its time has come', async () => {
      expect(await outbox.health()).toMatchObject({ lastDeliveredAt: now - 1 });
      now += 31 * DAY;
      expect(await outbox.purge(30)).toBe(1);
    });
  });

  test('what came, failed or was told while the clock was ahead is late and told in time', async () => {
    now += 365 * DAY;
    await outbox.add(aRequest('a'));
    await outbox.noteAlert({ kind: 'late', lasts: true });
    await outbox.noteAlert({ kind: 'parked', happenedAt: now + 1 });
    now -= 365 * DAY;
    expect(await outbox.health()).toMatchObject({ late: 0, oldestUndeliveredSeconds: 0 });
    expect(await outbox.openTrouble()).toMatchObject({ since: now - 1 });

    now += DAY;
    expect(await outbox.health()).toMatchObject({ late: 1 });
    expect(await outbox.noteAlert({ kind: 'late', lasts: true })).toBe(true);
    expect(await outbox.noteAlert({ kind: 'parked', happenedAt: now })).toBe(true);
  });

  test('a request that alone is refused again and again is parked, also when that is recorded again', async () => {
    await outbox.add(aRequest('bad'));
    await refuse('bad', FAILURES_TO_PARK - 1);
    await outbox.add(aRequest('good'));
    await tryNext(outbox);
    now += MINUTE;
    const bad = await claimFrom(outbox);

    for (const _ of ['first', 'again'])
      expect(await outbox.recordAttempt(bad, failed(MINUTE, { parksAfterMs: 0 }))).toMatchObject({
        state: 'parked',
      });

    now += DAY;
    expect(await outbox.claim(OURS)).toBeUndefined();
  });

  test('one that may be refused for a day is parked after that day', async () => {
    await outbox.add(aRequest('bad'));
    await refuse('bad', FAILURES_TO_PARK + 1, DAY);
    await outbox.add(aRequest('good'));
    await tryNext(outbox);
    expect(await refuse('bad', 1, DAY)).toBe('pending');

    now += DAY;
    expect(await refuse('bad', 1, DAY)).toBe('parked');
  });

  test('while every request is refused none is parked: the fault is not theirs', async () => {
    await outbox.add(aRequest('before'));
    await tryNext(outbox);
    now += MINUTE;
    await outbox.add(aRequest('a'));

    expect(await refuse('a', FAILURES_TO_PARK * 3)).toBe('pending');
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
    await refuse('bad', 1);
    await outbox.add(aRequest('waiting'));
    await tryNext(outbox, failed(15 * MINUTE));
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
    await tryNext(outbox, failed(DAY));
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
      ...{ lastSpamAt, lastOverQuotaAt },
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
        ...{ received: 3, delivered: 4, medianMs: 2 * MINUTE, longestMs: 3 * DAY },
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
  async function refuse(id: string, times: number, parksAfterMs = 0) {
    let state: string | undefined;
    for (let time = 0; time < times; time += 1) {
      now += MINUTE;
      const request = await claimFrom(outbox);
      expect(request.id).toBe(id);
      state = (await outbox.recordAttempt(request, failed(MINUTE, { parksAfterMs })))?.state;
    }
    return state;
  }

  async function failNext(waitMs = SECOND) {
    return tryNext(outbox, failed(waitMs));
  }

  async function pauseLane() {
    while ((await failNext())?.lane === 'flows');
    await outbox.leave(OURS);
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
