import { randomUUID } from 'node:crypto';
import { callHours } from '#domain/call-hours.ts';
import type { Answer } from '#server/outbox/answer.ts';
import { outboxIn } from '#server/outbox/outbox.ts';
import { accepted, refused } from '../kit/builders/attempts.ts';
import { kindsOfStore, type Place } from '../kit/setup/stores.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const HELD = { heldBecause: 'quota' };

const hours = { bufferMinutes: undefined, ...callHours };

describe.each(kindsOfStore)('$kind', ({ newPlace }) => {
  const monday = Date.parse('2026-11-23T14:00Z');
  let now = monday;
  let place: Place;
  let engines: ReturnType<Place['connect']>[];
  let outboxes: ReturnType<typeof outboxIn>[];

  beforeEach(async () => {
    Object.assign(callHours, { minutesApart: 15, bufferMinutes: 5 });
    now = monday;
    place = await newPlace();
    engines = [place.connect(() => now), place.connect(() => now)];
    outboxes = engines.map((engine) => outboxIn(engine));
  });
  afterEach(() => Object.assign(callHours, hours));

  const callAt = monday + DAY_MS;
  const call = (given = {}) => {
    const asked = { id: randomUUID(), body: '{}', callAt, ...given };
    return { reservedUntil: asked.callAt + 20 * MINUTE_MS, ...asked };
  };
  async function isTaken(given = {}) {
    const request = call(given);
    await outboxes[0]?.add(request);
    return (await outboxes[0]?.find(request.id))?.needsAgreement;
  }

  test('of thirty that want one moment at once, over two processes, one has it and all are kept', async () => {
    const requests = Array.from({ length: 30 }, () => call());
    const outcomes = await Promise.all(
      requests.map((request, index) => outboxes[index % 2]?.add(request)),
    );
    expect(new Set(outcomes)).toEqual(new Set(['added']));
    const coming = (await outboxes[0]?.comingCalls()) ?? [];
    expect(coming.filter(({ needsAgreement }) => needsAgreement)).toHaveLength(29);
    expect(coming).toHaveLength(30);
  });

  test('a call reserves the time before and after it, until it is over or freed', async () => {
    const first = call();
    await outboxes[0]?.add(first);
    expect(await isTaken({ callAt: callAt + 15 * MINUTE_MS })).toBe(true);
    expect(await isTaken({ callAt: callAt - 15 * MINUTE_MS })).toBe(true);
    const other = callAt + 28 * DAY_MS;
    expect(await isTaken({ callAt: other })).toBe(false);
    now += 27 * DAY_MS;
    expect(await isTaken({ callAt: other })).toBe(true);
    expect(await isTaken({ callAt })).toBe(false);

    const later = call({ callAt: other + 3 * HOUR_MS });
    await outboxes[0]?.add(later);
    expect(await outboxes[0]?.freeCall(later.id)).toBe(true);
    expect(await outboxes[0]?.freeCall(later.id)).toBe(false);
    expect(await isTaken({ callAt: later.callAt })).toBe(false);
  });

  test.each(['network', 'email', 'phone'])(
    'one %s reserves at most three coming calls, also over two processes, by a move or a release',
    async (caller) => {
      const callers = { network: null, email: null, phone: null, [caller]: 7 };
      const calls = Array.from({ length: 8 }, (_, day) => ({
        ...linked({ callAt: callAt + day * DAY_MS, callers, ...(day < 2 && HELD) }),
        at: callAt + day * DAY_MS,
      }));
      await Promise.all(calls.map(({ asked }, index) => outboxes[index % 2]?.add(asked)));
      for (const { asked } of calls.slice(0, 2)) await outboxes[0]?.release(asked.id);
      for (const { at, change } of calls)
        await change({ status: 'moved', callAt: at + HOUR_MS }).done;
      const coming = (await outboxes[0]?.comingCalls()) ?? [];
      expect(coming).toHaveLength(8);
      expect(coming.filter(({ isReserved }) => isReserved)).toHaveLength(3);
      for (const { needsAgreement, isReserved } of coming) expect(needsAgreement).toBe(!isReserved);

      now += 30 * DAY_MS;
      await outboxes[0]?.forgetCallers();
      const left = `SELECT id FROM outbox WHERE call_${caller} IS NOT NULL`;
      expect(await engines[0]?.query(left)).toEqual([]);
    },
  );

  test('a flood of held requests hides no call that is agreed', async () => {
    const agreed = call({ callAt: callAt + DAY_MS });
    await outboxes[0]?.add(agreed);
    await engines[0]?.query(`
      WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 1000)
      INSERT INTO outbox (id, state, body, accepted_at, due_at, call_at)
      SELECT 'held ' || n, 'held', '{}', :now, :now, :now + n FROM many`);
    expect((await outboxes[0]?.comingCalls())?.at(-1)).toMatchObject({ id: agreed.id });
  });

  test('a call of four hours is told until its last minute', async () => {
    Object.assign(callHours, { minutesApart: 240 });
    const long = call({ reservedUntil: callAt + 4 * HOUR_MS });
    await outboxes[0]?.add(long);
    now = long.reservedUntil - 1;
    expect(await outboxes[0]?.comingCalls()).toMatchObject([{ id: long.id, isReserved: true }]);
  });

  test('whoever is tried again or sent again keeps the time, unless somebody else has it by now or it is over', async () => {
    const [first, other] = [call(), call({ callAt: callAt + HOUR_MS })];
    for (const request of [first, other, call()]) await outboxes[0]?.add(request);
    await engines[0]?.query("UPDATE outbox SET state = 'parked' WHERE id = :id", { id: first.id });
    await engines[0]?.query(
      "UPDATE outbox SET state = 'delivered', delivered_at = 1 WHERE id = :id",
      { id: other.id },
    );
    await outboxes[0]?.retry();
    await outboxes[0]?.resend({ id: other.id });
    expect((await outboxes[0]?.find(first.id))?.needsAgreement).toBe(false);
    expect((await outboxes[0]?.find(other.id))?.needsAgreement).toBe(false);
    await outboxes[0]?.freeCall(first.id);
    await outboxes[0]?.freeCall(other.id);
    await isTaken({ callAt: other.callAt });
    await outboxes[0]?.retry(other.id);
    expect((await outboxes[0]?.find(other.id))?.needsAgreement).toBe(true);
    now += 14 * DAY_MS;
    expect(await outboxes[0]?.claim('lease')).toMatchObject({ needsAgreement: true });
  });

  /** A call with a link, and what its visitor makes of it: another time, or none. */
  function linked(given = {}) {
    const link = 'https://example.com/call/1';
    const asked = { ...call(given), callLink: link, callKeyHash: randomUUID() };
    const change = (
      given: { status: 'moved' | 'cancelled'; callAt: number; heldBecause?: string },
      server = 0,
    ) => {
      const id = randomUUID();
      const all = {
        id,
        of: asked.id,
        body: '{}',
        link,
        needsAgreement: false,
        heldBecause: undefined,
      };
      const reservedUntil = given.status === 'moved' ? given.callAt + 20 * MINUTE_MS : 0;
      return { id, done: outboxes[server]?.changeCall({ ...all, ...given, reservedUntil }) };
    };
    return { asked, change };
  }

  type Linked = ReturnType<typeof linked>;

  test('of two who were given one moment each can cancel', async () => {
    const [one, other] = [linked(), linked()];
    for (const { asked } of [one, other]) await outboxes[0]?.add(asked);
    for (const { change } of [one, other])
      expect(await change({ status: 'cancelled', callAt }).done).toBe(true);
  });

  test('of a move and a cancellation at once, by two processes, one is done', async () => {
    const all = Array.from({ length: 10 }, (_, index) => ({
      at: callAt + index * HOUR_MS,
      ...linked({ callAt: callAt + index * HOUR_MS }),
    }));
    for (const { asked } of all) await outboxes[0]?.add(asked);
    for (const { at, asked, change } of all) {
      const changes = [
        change({ status: 'moved', callAt: at + DAY_MS }, 0).done,
        change({ status: 'cancelled', callAt: at }, 1).done,
      ];
      expect((await Promise.all(changes)).filter(Boolean)).toEqual([true]);
      expect(await outboxes[0]?.callOfRequest(asked.id)).toHaveLength(2);
    }
  });

  async function tryNext(answerTo: (id: string) => Answer) {
    const claimed = await outboxes[0]?.claim('lease');
    const request = typeof claimed === 'string' ? undefined : claimed;
    if (request) await outboxes[0]?.recordAttempt(request, answerTo(request.id), 0.5);
    await outboxes[0]?.leave('lease');
    return request?.id;
  }

  test('while a call has not reached the receiver its change waits', async () => {
    const { asked, change } = linked();
    await outboxes[0]?.add(asked);
    expect(await tryNext(() => refused())).toBe(asked.id);
    const cancellation = change({ status: 'cancelled', callAt });
    await cancellation.done;
    expect(await tryNext(() => refused())).toBeUndefined();
    expect(await outboxes[1]?.msUntilDue()).toBe(5_000);
    now += 5_000;
    expect(await tryNext(() => refused())).toBe(asked.id);
    now += 15_000;
    expect(await tryNext(() => accepted)).toBe(asked.id);
    expect(await tryNext(() => accepted)).toBe(cancellation.id);
    expect(await outboxes[1]?.msUntilDue()).toBeUndefined();
  });

  test('no change waits for ever for a call that fails by itself while others pass', async () => {
    const { asked, change } = linked();
    await outboxes[0]?.add(asked);
    const cancellation = change({ status: 'cancelled', callAt });
    await cancellation.done;
    const tried: (string | undefined)[] = [];
    while (!tried.includes(cancellation.id) && tried.length < 200) {
      await outboxes[0]?.add({ id: randomUUID(), body: '{}' });
      for (const _ of ['the new one', 'one that failed'])
        tried.push(await tryNext((id) => (id === asked.id ? refused(500) : accepted)));
      now += MINUTE_MS;
    }
    expect(tried.filter((id) => id === asked.id)).toHaveLength(8);
    expect(tried).toContain(cancellation.id);
  });

  test('a change stays behind its call when a receiver returns after a long outage', async () => {
    const { asked, change } = linked();
    await outboxes[0]?.add(asked);
    const cancellation = change({ status: 'cancelled', callAt });
    await cancellation.done;
    for (let minute = 0; minute < 60; minute += 1) {
      await tryNext(() => refused());
      now += MINUTE_MS;
    }
    const other = randomUUID();
    await outboxes[0]?.add({ id: other, body: '{}' });
    expect(await tryNext(() => accepted)).toBe(other);
    now += MINUTE_MS;
    expect(await tryNext(() => accepted)).toBe(asked.id);
    expect(await tryNext(() => accepted)).toBe(cancellation.id);
  });

  test('a move that is held changes nothing until it is released, also into the time beside its own', async () => {
    const { asked, change } = linked();
    await outboxes[0]?.add(asked);
    const beside = callAt + 15 * MINUTE_MS;
    const move = change({ status: 'moved', callAt: beside, heldBecause: 'quota' });
    expect(await move.done).toBe(true);
    now += MINUTE_MS;
    expect(await isTaken()).toBe(true);
    expect(await outboxes[0]?.comingCalls()).toMatchObject([
      { id: asked.id, isReserved: true },
      { isReserved: true },
      { id: move.id, isReserved: false },
    ]);
    expect(await outboxes[0]?.claim('lease')).toMatchObject({
      id: asked.id,
      needsAgreement: false,
    });

    await engines[0]?.query('DELETE FROM outbox WHERE call_key_hash IS NULL');
    expect(await outboxes[0]?.release(move.id)).toBe(true);
    expect(await outboxes[0]?.comingCalls()).toMatchObject([
      { id: move.id, needsAgreement: false },
    ]);
    expect(await isTaken({ callAt: callAt - 5 * MINUTE_MS })).toBe(false);
  });

  test('what was written stays until the call is over, whoever knows when that is', async () => {
    const inFourWeeks = monday + 28 * DAY_MS;
    const known = call({ callAt: inFourWeeks });
    const unknown = call({ callAt: null, reservedUntil: inFourWeeks });
    for (const request of [known, unknown, call()]) await outboxes[0]?.add(request);
    await engines[0]?.query("UPDATE outbox SET state = 'delivered', delivered_at = :now");
    await outboxes[0]?.freeCall(known.id);
    now += 15 * DAY_MS;
    expect(await outboxes[0]?.countOld(14)).toBe(1);
    expect(await outboxes[0]?.purge(14)).toBe(1);
    expect(await outboxes[0]?.comingCalls()).toMatchObject([{ id: known.id, body: '{}' }]);
    now += 14 * DAY_MS;
    expect(await outboxes[0]?.purge(14)).toBe(2);
  });

  test('of a call that was moved or cancelled only what still counts is kept for its time', async () => {
    const [moved, cancelled, waits] = [0, 1, 2].map((hours) =>
      linked({ callAt: callAt + 28 * DAY_MS + hours * HOUR_MS }),
    ) as [Linked, Linked, Linked];
    for (const { asked } of [moved, cancelled, waits]) await outboxes[0]?.add(asked);
    const move = moved.change({ status: 'moved', callAt: callAt + 27 * DAY_MS });
    const cancellation = cancelled.change({ status: 'cancelled', callAt: cancelled.asked.callAt });
    for (const { done } of [move, cancellation]) await done;
    await engines[0]?.query("UPDATE outbox SET state = 'delivered', delivered_at = :now");
    // Until it is released it changes nothing.
    await waits.change({ status: 'cancelled', callAt, heldBecause: 'quota' }).done;
    now += 15 * DAY_MS;
    expect(await outboxes[0]?.countOld(14)).toBe(3);
    expect(await outboxes[0]?.purge(14)).toBe(3);
    expect(await outboxes[0]?.find(moved.asked.id)).toMatchObject({ body: null });
    expect(await outboxes[0]?.find(cancellation.id)).toMatchObject({ body: null });
    expect(await outboxes[0]?.comingCalls()).toMatchObject([
      { id: move.id, body: '{}', isReserved: true },
      { id: waits.asked.id, body: '{}', isReserved: true },
    ]);
  });

  test('what the calendar says is written down with the request, and no call takes no time', async () => {
    expect(await isTaken({ needsAgreement: true })).toBe(true);
    expect(await isTaken({ callAt: null })).toBe(false);
    expect(await isTaken({ callAt: null, needsAgreement: true })).toBe(true);
  });

  test('one process of all reads a calendar, each ten minutes, and a copy counts for a day', async () => {
    const [one, other] = outboxes;
    const claims = await Promise.all(outboxes.map((outbox) => outbox.claimCalendar('a')));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await one?.storeCalendar('a', { busy: [[1, 2]], etag: '"1"', problems: ['An event'] });
    expect(await other?.claimCalendar('a')).toBeUndefined();
    now += 11 * MINUTE_MS;
    expect(await other?.claimCalendar('a')).toEqual({ etag: '"1"' });
    await other?.noteCalendarFailed('a', 'it answers 500');
    expect(await one?.calendarCopies()).toEqual([{ calendar: 'a', busy: [[1, 2]], counts: true }]);
    expect(await one?.health()).toMatchObject({ calendarsAway: 0, eventsNotUnderstood: 1 });

    now += DAY_MS;
    expect(await one?.calendarCopies()).toMatchObject([{ counts: false }]);
    expect(await one?.health()).toMatchObject({ calendarsAway: 1 });
    // The month that is seen has moved on: the same feed says something else of it.
    expect(await one?.claimCalendar('a')).toEqual({ etag: null });
    await one?.confirmCalendar('a');
    expect(await one?.health()).toMatchObject({ calendarsAway: 0 });
  });
});
