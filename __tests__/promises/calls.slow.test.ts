import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { requireAgreementIfUnavailable } from '#server/calls/availability.ts';
import type { BusyTime } from '#server/calls/busy-times.ts';
import { calendarCacheIn, calendarName } from '#server/calls/calendar-cache.ts';
import { matchCallsToEvents } from '#server/calls/match-calls-to-events.ts';
import { refreshCalendars } from '#server/calls/refresh-calendars.ts';
import type { Attempt } from '#server/queue/attempt.ts';
import {
  readCallCounts,
  readComingCalls,
  readReservedTimes,
} from '#server/requests/coming-calls.ts';
import { type Requests, requestsIn } from '#server/requests/requests.ts';
import { OVER_QUOTA } from '#server/requests/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';
import { accepted, refused } from '../kit/builders/attempts.ts';
import { aCall, changeCall } from '../kit/builders/requests.ts';
import { rewrite } from '../kit/builders/rows.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { kindsOfStore } from '../kit/setup/stores.ts';

const BUSY = /database is locked|cannot be reached|due to \w+ timeout/;

/** On a slow disk a store is locked for longer than the site waits. */
const addWhileBusy = <Done>(add: () => Promise<Done>, tries = 10): Promise<Done> =>
  add().catch((refusal: Error) => {
    if (tries === 1 || !BUSY.test(refusal.message)) throw refusal;
    return addWhileBusy(add, tries - 1);
  });

describe.each(kindsOfStore)('$kind', ({ kind, newPlace }) => {
  const monday = Date.parse('2026-11-23T14:00Z');
  const callAt = monday + DAY_MS;
  let now = monday;
  let engine: Engine;
  let requests: Requests;
  let otherProcess: Requests;
  let count = 0;

  beforeEach(async () => {
    Object.assign(callHours, { callMinutes: 15, bufferMinutes: 5 });
    now = monday;
    const { connect } = await newPlace();
    engine = connect(() => now);
    [requests, otherProcess] = [requestsIn(engine), requestsIn(connect(() => now))];
  });

  async function ask(asked: Parameters<typeof aCall>[2] & { callAt?: number } = {}, by = requests) {
    count += 1;
    const { callAt: at = callAt, ...more } = asked;
    const request = aCall(`call ${count}`, at, { link: 'link', ...more });
    await addWhileBusy(() => by.add(request));
    return { id: request.id, key: request.callHash ?? '', callAt: at };
  }

  const needsAgreement = async ({ id }: { id: string }) =>
    (await requests.find(id))?.needsAgreement;

  const isOffered = async (at: number) => !(await needsAgreement(await ask({ callAt: at })));

  async function tryNext(answerTo: (id: string) => Attempt) {
    const request = await requests.claim('lease');
    if (request) await requests.recordAttempt(request, answerTo(request.id), 0.5);
    await requests.leave('lease');
    return request?.id;
  }

  // SQLite's statements run on one thread, so processes of one test cannot race for a time.
  if (kind === 'PostgreSQL')
    test('two processes give one time to one of thirty visitors and store all', async () => {
      const asks = Array.from({ length: 30 }, (_, index) =>
        ask({}, index % 2 ? requests : otherProcess),
      );
      const found = await Promise.all((await Promise.all(asks)).map(needsAgreement));
      expect(found.filter((needs) => needs === false)).toHaveLength(1);
      expect(await readComingCalls(engine)).toHaveLength(30);
    });

  test('a call reserves its length of then and the time around it until it is freed', async () => {
    Object.assign(callHours, { callMinutes: 60 });
    await ask();
    const later = await ask({ callAt: callAt + 3 * HOUR_MS });
    Object.assign(callHours, { callMinutes: 15 });
    expect(await isOffered(callAt + 60 * MINUTE_MS)).toBe(false);
    expect(await isOffered(callAt - 15 * MINUTE_MS)).toBe(false);
    expect(await requests.free(later.id)).toBe(true);
    expect(await requests.free(later.id)).toBe(false);
    expect(await isOffered(later.callAt)).toBe(true);
  });

  test.each([
    ['email', 0, () => ({ emailHash: 7 })],
    ['phone', 0, () => ({ phoneHash: 7 })],
    ['visitor', 0, () => ({ networkHash: 7, emailHash: 7 })],
    [
      'network of several visitors',
      2,
      (visitor: number) => ({ networkHash: 7, emailHash: visitor }),
    ],
  ])('one %s reserves at most three calls, and %i count as beyond its limit', async (...row) => {
    const [, callsBeyondLimit, callerOf] = row;
    const asks = Array.from({ length: 5 }, (_, day) => {
      const heldBecause = day < 2 ? OVER_QUOTA : undefined;
      const asked = { ...callerOf(day), callAt: callAt + day * DAY_MS, heldBecause };
      return ask(asked, day % 2 ? requests : otherProcess);
    });
    const calls = await Promise.all(asks);
    for (const call of calls.slice(0, 2)) await requests.release(call.id);
    const expectThreeOfFive = async () => {
      const found = await readComingCalls(engine);
      expect(found).toHaveLength(5);
      expect(found.filter(({ reserves }) => reserves)).toHaveLength(3);
      const contradictory = found.filter((row) => row.needsAgreement === row.reserves);
      expect(contradictory).toEqual([]);
      expect(await readReservedTimes(engine)).toHaveLength(3);
    };
    await expectThreeOfFive();
    expect(await readCallCounts(engine)).toMatchObject({ callsBeyondLimit });

    for (const call of calls) await changeCall(requests, call.key, call.callAt + HOUR_MS);
    await expectThreeOfFive();

    now += 30 * DAY_MS;
    expect(await needsAgreement(await ask({ ...callerOf(1), callAt: now + DAY_MS }))).toBe(false);
  });

  test('calls that need agreement for another reason are beyond no limit', async () => {
    for (const emailHash of [1, 2, 3])
      await ask({
        callAt: callAt + emailHash * DAY_MS,
        networkHash: 7,
        emailHash,
        needsAgreement: true,
      });
    const counts = { callsToAgree: 3, callsBeyondLimit: 0 };
    expect(await readCallCounts(engine)).toMatchObject(counts);
  });

  test('what the agency agrees or frees is one call, and no other', async () => {
    const call = await ask({ needsAgreement: true });
    const other = await ask({ needsAgreement: true, callAt: callAt + DAY_MS });
    expect(await requests.agree(call.id)).toBe(true);
    expect(await requests.find(other.id)).toMatchObject({ reserves: false, needsAgreement: true });
    expect(await requests.agree(other.id)).toBe(true);
    expect(await requests.free(call.id)).toBe(true);
    expect(await requests.find(other.id)).toMatchObject({ reserves: true, isFreed: false });
  });

  test('a call that the agency moved, freed and agreed again still says who moved it', async () => {
    const call = await ask();
    const { id } = await changeCall(requests, call.key, callAt + DAY_MS, { isByAgency: true });
    expect(await requests.free(id)).toBe(true);
    expect(await requests.find(id)).toMatchObject({ isByAgency: true, isFreed: true });
    expect(await requests.agree(id)).toBe(true);
    expect(await requests.find(id)).toMatchObject({ isByAgency: true, isFreed: false });
  });

  test('a call moves to a time beside its own, and the change waits for it', async () => {
    const call = await ask();
    const move = await changeCall(requests, call.key, callAt + 15 * MINUTE_MS);
    expect([move.isDone, await requests.discard(move.id, [])]).toEqual([true, false]);
    for (const end = now + HOUR_MS; now < end; now += 5 * MINUTE_MS)
      expect([call.id, undefined]).toContain(await tryNext(() => refused()));
    expect(await tryNext(() => accepted)).toBe(call.id);
    expect(await tryNext(() => accepted)).toBe(move.id);
    expect(await otherProcess.msUntilDue()).toBeUndefined();
  });

  test('a change does not wait for a call that fails by itself while others pass', async () => {
    const call = await ask();
    const cancellation = await changeCall(requests, call.key, undefined);
    const tried: (string | undefined)[] = [];
    while (!tried.includes(cancellation.id) && tried.length < 200) {
      count += 1;
      await requests.add({ id: `other ${count}`, body: '{}' });
      const answerTo = (id: string) => (id === call.id ? refused(500) : accepted);
      // The new one, and one that failed.
      tried.push(await tryNext(answerTo), await tryNext(answerTo));
      now += 5 * MINUTE_MS;
    }
    expect(tried.filter((id) => id === call.id)).toHaveLength(8);
    expect(tried).toContain(cancellation.id);
  });

  test('a purge keeps the form values of a call until it is over, moved or cancelled', async () => {
    const inFourWeeks = callAt + 28 * DAY_MS;
    const kept = await ask({ callAt: inFourWeeks });
    const moved = await ask({ callAt: inFourWeeks + HOUR_MS });
    const move = await changeCall(requests, moved.key, inFourWeeks - DAY_MS);
    await changeCall(requests, (await ask({ callAt: inFourWeeks + 2 * HOUR_MS })).key, undefined);
    await rewrite(engine, { state: 'delivered', deliveredAt: now });
    await requests.free(kept.id);
    now += 15 * DAY_MS;
    expect(await requests.purge(14)).toBe(3);
    expect(await readComingCalls(engine)).toMatchObject([{ id: move.id }, { id: kept.id }]);
    now = inFourWeeks + DAY_MS;
    expect(await requests.purge(14)).toBe(2);
    expect(await requests.lastOf(kept.key)).toMatchObject({ callAt: null, body: null });
  });

  test('a purge keeps the form values of a call while its change may be discarded', async () => {
    const call = await ask({ callAt: callAt + 28 * DAY_MS });
    expect(await tryNext(() => accepted)).toBe(call.id);
    await changeCall(requests, call.key, undefined);
    now += 15 * DAY_MS;
    expect(await requests.purge(14)).toBe(0);
    expect(await tryNext(() => accepted)).not.toBeUndefined();
    expect(await requests.purge(14)).toBe(1);
  });

  type Events = Record<string, number>;
  const reading = (events: Events) => {
    const eventStarts = Object.entries(events).map(([uid, at]) => ({ at, uid }));
    return { eventStarts, isWhole: true, readsUntil: callAt + DAY_MS };
  };
  type Readings = Record<string, ReturnType<typeof reading> | undefined>;
  const read = (readings: Readings, on: typeof engine = engine) =>
    matchCallsToEvents(on, new Map(Object.entries(readings)));
  const readOurs = (events: Events) => read({ ours: reading(events) });

  /** Something happens after the calls were read, and before their events are recorded. */
  const meanwhile = (happens: () => Promise<unknown>): typeof engine => ({
    ...engine,
    async transactInTurn(statements) {
      await happens();
      return engine.transactInTurn(statements);
    },
  });

  const reserves = async ({ id }: { id: string }) => (await requests.find(id))?.reserves;

  test('a call whose event is found by another process meanwhile keeps its time', async () => {
    const log = captureLog();
    const call = await ask();
    await readOurs({ call: callAt });
    const isFound = () => read({ ours: reading({}), theirs: reading({ call: callAt }) });
    await read({ ours: reading({}), theirs: reading({}) }, meanwhile(isFound));
    expect(await reserves(call)).toBe(true);
    expect(log.lines()).toEqual([]);
  });

  test('a call that the agency frees while its event is found stays free', async () => {
    const call = await ask();
    const isFreed = meanwhile(() => requests.free(call.id));
    await read({ ours: reading({ call: callAt }) }, isFreed);
    await readOurs({ call: callAt });
    expect(await needsAgreement(call)).toBe(true);
    await requests.agree(call.id);
    await readOurs({ call: callAt });
    await readOurs({});
    await read({ ours: reading({ call: callAt }) }, isFreed);
    expect(await needsAgreement(call)).toBe(true);
  });

  test('a call loses its time with its event, and has it again with the event', async () => {
    const call = await ask();
    await readOurs({ call: callAt });
    await requests.requireAgreement([{ id: call.id, callHash: null }]);
    await read({ ours: reading({}), theirs: undefined });
    expect(await reserves(call)).toBe(true);

    await read({ ours: reading({}), theirs: reading({}) });
    expect(await requests.find(call.id)).toMatchObject({ reserves: false, needsAgreement: true });

    await read({ ours: undefined, theirs: reading({ call: callAt }) });
    const calendarEvent = expect.stringMatching(/^theirs /);
    const agreedAgain = { calendarEvent, reserves: true, needsAgreement: false };
    expect(await requests.find(call.id)).toMatchObject(agreedAgain);
  });

  test('a call that has begun stays agreed, whatever becomes of its event', async () => {
    const call = await ask();
    await readOurs({ call: callAt });
    now = callAt + 1;
    await readOurs({});
    expect(await reserves(call)).toBe(true);
  });

  test('a call whose event moves is reported until the agency frees or agrees it', async () => {
    const log = captureLog();
    const call = await ask();
    const whenRead = async (events: Events) => {
      await read({ theirs: reading({ another: callAt }), ours: reading(events) });
      return [await needsAgreement(call), (await readCallCounts(engine)).callsWithoutEvent];
    };
    await readOurs({ call: callAt });
    expect(await whenRead({ call: callAt, other: callAt + HOUR_MS })).toEqual([false, 0]);

    // The second reading changes nothing.
    expect(await whenRead({ call: callAt + HOUR_MS, other: callAt })).toEqual([true, 1]);
    expect(await whenRead({ call: callAt + HOUR_MS, other: callAt })).toEqual([true, 1]);
    expect(log.lines()).toMatchObject([{ level: 'warn', id: call.id }]);
    expect(await readCallCounts(engine)).toMatchObject({ callsAgreed: 0, callsToAgree: 1 });

    expect(await requests.free(call.id)).toBe(true);
    expect(await readCallCounts(engine)).toMatchObject({ callsAgreed: 0, callsToAgree: 0 });
    expect(await whenRead({ call: callAt + HOUR_MS })).toEqual([true, 0]);

    await requests.agree(call.id);
    expect(await whenRead({ call: callAt + HOUR_MS, other: callAt + HOUR_MS })).toEqual([false, 0]);
    expect(await readCallCounts(engine)).toMatchObject({ callsAgreed: 1, callsToAgree: 0 });
  });

  test('a retry leaves an agreed call its time, unless an event takes it', async () => {
    Object.assign(callHours, { timeZone: 'UTC', noticeMinutes: 24 * 60, callMinutes: 60 });
    const url = new URL('https://calendar.example');
    const call = await ask({ callAt: monday + HOUR_MS });
    Object.assign(callHours, { callMinutes: 15 });
    const found = async () => [await requests.find(call.id)].flatMap((row) => row ?? []);
    await requireAgreementIfUnavailable(requests, await found());
    expect(await needsAgreement(call)).toBe(false);

    await calendarCacheIn(engine).claim([calendarName(url), 'other']);
    await requireAgreementIfUnavailable(requests, await found());
    expect(await needsAgreement(call)).toBe(false);

    const busy: BusyTime[] = [[monday + 1.5 * HOUR_MS, monday + DAY_MS]];
    await calendarCacheIn(engine).store(calendarName(url), { busy, notUnderstood: 0 });
    const lost = await requireAgreementIfUnavailable(requests, await found(), [url]);
    expect([lost, await needsAgreement(call)]).toEqual([[call.id], true]);

    const { id } = await changeCall(requests, call.key, undefined);
    expect(await requests.requireAgreement([{ id, callHash: null }])).toEqual([]);
  });

  test('a retry of a moved call ignores the event at its time before', async () => {
    const [url, end] = [new URL('https://calendar.example'), 15 * MINUTE_MS];
    const call = await ask();
    const { id } = await changeCall(requests, call.key, callAt + end);
    const takes = async (...busy: BusyTime[]) => {
      await calendarCacheIn(engine).claim([calendarName(url)]);
      await calendarCacheIn(engine).store(calendarName(url), { busy, notUnderstood: 0 });
      const moved = [await requests.find(id)].flatMap((row) => row ?? []);
      return requireAgreementIfUnavailable(requests, moved, [url]);
    };
    expect(await takes([callAt, callAt + end])).toEqual([]);
    expect(await takes([callAt + end, callAt + 2 * end])).toEqual([id]);
  });

  test('a call agreed beyond a limit is agreed again after a discard or a lost event', async () => {
    for (const day of [1, 2, 3]) await ask({ callAt: callAt + day * DAY_MS, emailHash: 7 });
    const call = await ask({ emailHash: 7 });
    expect(await requests.agree(call.id)).toBe(true);

    const { id } = await changeCall(requests, call.key, undefined);
    await rewrite(engine, { state: 'parked' }, id);
    expect(await requests.discard(id, [])).toBe(true);
    expect(await needsAgreement(call)).toBe(false);

    await readOurs({ call: callAt });
    await readOurs({});
    await readOurs({ call: callAt });
    expect(await needsAgreement(call)).toBe(false);
  });

  test('a held call that is released after its time was never agreed', async () => {
    const call = await ask({ heldBecause: OVER_QUOTA });
    now = callAt + 1;
    await requests.release(call.id);
    const { id } = await changeCall(requests, call.key, undefined);
    await rewrite(engine, { state: 'parked' }, id);
    expect(await requests.discard(id, [])).toBe(true);
    expect(await reserves(call)).toBe(false);
  });

  test('one process reads all calendars each ten minutes; a reading counts for a day', async () => {
    const [cache, others] = [calendarCacheIn(engine), calendarCacheIn(otherProcess.engine)];
    const isWell = { unreadableCalendars: 0, calendarsNotRead: 0, eventsNotUnderstood: 0 };
    expect(await cache.health(['a', 'a'])).toMatchObject({ ...isWell, calendarsNotRead: 1 });

    const claims = await Promise.all([cache, others].map((calendars) => calendars.claim(['a'])));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await cache.health(['a'])).toMatchObject({ ...isWell, calendarsNotRead: 1 });

    now += MINUTE_MS;
    expect(await others.claim(['a'])).toBe(false);

    now += MINUTE_MS;
    expect(await others.claim(['a'])).toBe(true);

    await cache.store('a', { busy: [[1, 2]], notUnderstood: 1 });
    now += 9 * MINUTE_MS;
    expect(await others.claim(['a'])).toBe(false);
    expect(await others.claim(['a', 'b'])).toBe(true);
    expect(await cache.claim(['a'])).toBe(false);

    await others.recordFailure('a', 'it answers 500');
    const reading = { calendar: 'a', busy: [[1, 2]], isRecent: true };
    expect(await cache.list()).toContainEqual(reading);

    const age = { calendarAgeSeconds: 9 * 60 };
    expect(await cache.health(['a'])).toMatchObject({ ...isWell, eventsNotUnderstood: 1, ...age });

    now += DAY_MS;
    expect(await cache.list()).toMatchObject([{ isRecent: false }, { isRecent: false }]);
    expect(await cache.health(['a'])).toMatchObject({ ...isWell, calendarsNotRead: 1 });

    await cache.claim(['a']);
    expect(await cache.health(['a'])).toMatchObject({ ...isWell, unreadableCalendars: 1 });
    expect(await cache.health(['b'])).toMatchObject({ unreadableCalendars: 0 });

    now += DAY_MS;
    Object.assign(callHours, { timeZone: undefined });
    await refreshCalendars(engine, []);
    expect(await cache.list()).toEqual([]);
  });

  test('calendars are read again at once after the clock went back', async () => {
    const cache = calendarCacheIn(engine);
    await cache.claim(['a']);
    await cache.store('a', { busy: [], notUnderstood: 0 });
    now -= HOUR_MS;
    expect(await cache.claim(['a'])).toBe(true);
    expect(await cache.claim(['a'])).toBe(false);
  });
});
