import { randomUUID } from 'node:crypto';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Caller } from '#server/bookings/booking.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { calendarCopiesIn } from '#server/calendar/calendar-copies.ts';
import { deliverTo } from '#server/delivery/receiver.ts';
import type { Answer } from '#server/outbox/answer.ts';
import { type NewRequest, outboxIn } from '#server/site-outbox.ts';
import type { Engine } from '#server/store/engine.ts';
import { accepted, refused } from '../kit/builders/attempts.ts';
import { startWebhookReceiver } from '../kit/real/webhook-receiver.ts';
import { captureLog } from '../kit/setup/captured-log.ts';
import { kindsOfStore } from '../kit/setup/stores.ts';

/** Refusals of a store that others write to at the same time. No other failure is forgiven. */
const BUSY = /database is locked|cannot be reached|due to \w+ timeout/;

/** Adds again, as the browser does: on a slow disk other processes hold a store for longer than the site waits. */
const addWhileBusy = <Done>(add: () => Promise<Done>, tries = 10): Promise<Done> =>
  add().catch((refusal: Error) => {
    if (tries === 1 || !BUSY.test(refusal.message)) throw refusal;
    return addWhileBusy(add, tries - 1);
  });

const HELD = 'quota';
const NOBODY = { network: null, email: null, phone: null };

describe.each(kindsOfStore)('$kind', ({ newPlace }) => {
  const monday = Date.parse('2026-11-23T14:00Z');
  const callAt = monday + DAY_MS;
  let now = monday;
  let one: Process;
  let other: Process;

  beforeEach(async () => {
    Object.assign(callHours, { minutesApart: 15, bufferMinutes: 5 });
    now = monday;
    const { connect } = await newPlace();
    [one, other] = [processOn(connect(() => now)), processOn(connect(() => now))];
  });

  type Process = ReturnType<typeof processOn>;
  function processOn(engine: Engine) {
    const outbox = outboxIn(engine);
    return { outbox, bookings: bookingsIn(outbox), copies: calendarCopiesIn(engine) };
  }

  type Asked = { callAt?: number; keyHash?: string; caller?: Caller } & Pick<
    NewRequest,
    'heldBecause'
  >;

  async function ask(asked: Asked = {}, by = one) {
    const id = randomUUID();
    const { callAt: at = callAt, keyHash = randomUUID(), caller = NOBODY, ...more } = asked;
    const request = { id, body: '{}', attributes: { callAt: at }, keepUntil: at + 20 * MINUTE_MS };
    const add = () => by.bookings.add({ ...request, secret: 'link', ...more }, { keyHash, caller });
    await addWhileBusy(add);
    return { id, keyHash, callAt: at };
  }

  type Call = Awaited<ReturnType<typeof ask>>;

  const needsAgreement = async ({ id }: { id: string }) =>
    (await one.outbox.find(id))?.needsAgreement;

  const isOffered = async (at: number) => !(await needsAgreement(await ask({ callAt: at })));

  async function recheck({ id }: { id: string }) {
    const request = await one.outbox.find(id);
    if (request) await one.bookings.recheck(request, { isNotOffered: false });
  }

  async function change(
    { keyHash, callAt }: Call,
    status: 'moved' | 'cancelled',
    to = callAt,
    { by = one, follows }: { by?: Process; follows?: string } = {},
  ) {
    const current = follows ?? (await by.bookings.find(keyHash))?.id ?? '';
    const id = randomUUID();
    const given = { keyHash, id, follows: current, status, body: '{}', link: 'link', callAt: to };
    return { id, isDone: await by.bookings.change({ ...given, needsAgreement: false }) };
  }

  const parkAll = () =>
    one.outbox.engine.query("UPDATE outbox SET state = 'parked' WHERE state = 'pending'");

  const deliverAll = () =>
    one.outbox.engine.query("UPDATE outbox SET state = 'delivered', delivered_at = :now");

  test('two processes give one time to one of thirty visitors and store all', async () => {
    const calls = await Promise.all(
      Array.from({ length: 30 }, (_, index) => ask({}, index % 2 ? one : other)),
    );
    const found = await Promise.all(calls.map(needsAgreement));
    expect(found.filter((needs) => needs === false)).toHaveLength(1);
    expect(await one.bookings.coming()).toHaveLength(30);
  });

  test('a second request with the key of another call has no link and reserves nothing', async () => {
    const { keyHash } = await ask();
    const second = await ask({ callAt: callAt + DAY_MS, keyHash });
    expect(await one.outbox.find(second.id)).toMatchObject({ needsAgreement: true, secret: null });
    expect(await isOffered(second.callAt)).toBe(true);
  });

  test('a call reserves its length of then and the time around it until it is over, freed or erased', async () => {
    Object.assign(callHours, { minutesApart: 60 });
    await ask();
    const later = await ask({ callAt: callAt + 3 * HOUR_MS });
    Object.assign(callHours, { minutesApart: 15 });
    expect(await isOffered(callAt + 60 * MINUTE_MS)).toBe(false);
    expect(await isOffered(callAt - 15 * MINUTE_MS)).toBe(false);
    expect(await one.bookings.free(later.id)).toBe(true);
    expect(await one.bookings.free(later.id)).toBe(false);
    expect(await isOffered(later.callAt)).toBe(true);
    const erased = await ask({ callAt: callAt + DAY_MS });
    await one.outbox.erase(erased.id);
    expect(await isOffered(erased.callAt)).toBe(true);
    now = callAt + 2 * HOUR_MS;
    expect(await isOffered(callAt)).toBe(true);
  });

  test.each(['network', 'email', 'phone'])('one %s reserves at most three calls', async (kind) => {
    const caller = { ...NOBODY, [kind]: 7 };
    const calls = await Promise.all(
      Array.from({ length: 8 }, (_, day) => {
        const heldBecause = day < 2 ? HELD : undefined;
        const asked = { callAt: callAt + day * DAY_MS, caller, heldBecause };
        return ask(asked, day % 2 ? one : other);
      }),
    );
    for (const call of calls.slice(0, 2)) {
      await recheck(call);
      await one.outbox.release(call.id);
    }
    const expectThreeOfEight = async () => {
      const coming = await one.bookings.coming();
      expect(coming).toHaveLength(8);
      expect(coming.filter(({ isReserved }) => isReserved)).toHaveLength(3);
      for (const { needsAgreement, isReserved } of coming) expect(needsAgreement).toBe(!isReserved);
    };
    await expectThreeOfEight();
    for (const call of calls) await change(call, 'moved', call.callAt + HOUR_MS);
    await expectThreeOfEight();

    now += 30 * DAY_MS;
    const later = await ask({ callAt: now + DAY_MS, caller });
    expect(await needsAgreement(later)).toBe(false);
    await one.bookings.purgeEndedCalls();
    const left = `SELECT first_id AS id FROM booking WHERE ${kind} IS NOT NULL`;
    expect(await one.outbox.engine.query(left)).toEqual([{ id: later.id }]);
  });

  test('calls beyond the share of a network count if several visitors seem to have it', async () => {
    const book = async (network: number, days: number[], visitors: 'one' | 'many' = 'many') => {
      for (const day of days) {
        const email = 10 * network + (visitors === 'one' ? 0 : day);
        await ask({ callAt: callAt + day * DAY_MS, caller: { network, email, phone: null } });
      }
    };
    await book(1, [0, 1, 2, 7, 8], 'one');
    expect(await one.bookings.beyondShare()).toBe(0);
    await book(2, [0, 1, 2, 7, 8]);
    expect(await other.bookings.beyondShare()).toBe(2);
    await book(3, [7, 8, 9, 0, 1]);
    expect(await other.bookings.beyondShare()).toBe(4);
    // The reserved calls of the second network are over, and the others of the third.
    now += 4 * DAY_MS;
    expect(await one.bookings.beyondShare()).toBe(0);
  });

  test('a flood of held requests hides no reserved call', async () => {
    const reserved = await ask({ callAt: callAt + DAY_MS });
    const many =
      'WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 3000)';
    await one.outbox.engine.query(`${many} INSERT INTO outbox (id, state, body, accepted_at, due_at)
      SELECT 'held ' || n, 'held', '{}', :now, :now FROM many`);
    await one.outbox.engine.query(`${many} INSERT INTO booking (key_hash, first_id, request_id, starts_at, ends_at, reserves)
      SELECT 'key ' || n, 'held ' || n, 'held ' || n, :now + n, :now + n + 1000, 0 FROM many`);
    expect((await one.bookings.coming()).at(-1)).toMatchObject({ id: reserved.id });
  });

  test('a call is moved or cancelled once, and moves to a time beside its own', async () => {
    for (let hour = 0; hour < 10; hour += 1) {
      const call = await ask({ callAt: callAt + hour * HOUR_MS });
      const changes = await Promise.all([
        change(call, 'moved', call.callAt + 15 * MINUTE_MS, { follows: call.id }),
        change(call, 'cancelled', call.callAt, { by: other, follows: call.id }),
      ]);
      expect(changes.filter(({ isDone }) => isDone)).toHaveLength(1);
      expect(await needsAgreement(call)).toBe(true);
    }
    const alone = await ask({ callAt: callAt + DAY_MS });
    expect(await change(alone, 'moved', alone.callAt + 15 * MINUTE_MS)).toMatchObject({
      isDone: true,
    });
  });

  test('a change of a held call is held and reserves nothing, and one after its release does', async () => {
    const call = await ask({ heldBecause: HELD });
    expect(await isOffered(callAt)).toBe(true);
    const move = await change(call, 'moved', callAt + HOUR_MS);
    expect(await one.outbox.find(move.id)).toMatchObject({ state: 'held', heldBecause: HELD });
    expect(await isOffered(callAt + HOUR_MS)).toBe(true);
    expect(await one.bookings.discard(move.id)).toBe(true);
    expect(await one.bookings.find(call.keyHash)).toMatchObject({ id: call.id, isReserved: false });
    const released = await ask({ heldBecause: HELD });
    await recheck(released);
    await one.outbox.release(released.id);
    const sent = await change(released, 'moved', callAt + DAY_MS);
    expect(await one.outbox.find(sent.id)).toMatchObject({ state: 'pending', heldBecause: null });
    expect(await isOffered(callAt + DAY_MS)).toBe(false);
  });

  async function tryNext(answerTo: (id: string) => Answer) {
    const request = await one.outbox.claim('lease');
    if (request) await one.outbox.recordAttempt(request, answerTo(request.id), 0.5);
    await one.outbox.leave('lease');
    return request?.id;
  }

  test('a change waits for its call, also if that is held or over a long outage', async () => {
    const call = await ask({ heldBecause: HELD });
    const move = await change(call, 'moved', callAt + HOUR_MS);
    await one.outbox.release(move.id);
    expect(await one.outbox.claim('lease')).toBeUndefined();
    await one.outbox.release(call.id);
    for (const end = now + HOUR_MS; now < end; now += 5 * MINUTE_MS)
      expect([call.id, undefined]).toContain(await tryNext(() => refused()));
    expect(await tryNext(() => accepted)).toBe(call.id);
    expect(await tryNext(() => accepted)).toBe(move.id);
    expect(await other.outbox.msUntilDue()).toBeUndefined();
  });

  test('a change does not wait for a call that fails by itself while others pass', async () => {
    const call = await ask();
    const cancellation = await change(call, 'cancelled');
    const tried: (string | undefined)[] = [];
    while (!tried.includes(cancellation.id) && tried.length < 200) {
      await one.outbox.add({ id: randomUUID(), body: '{}' });
      for (const _ of ['the new one', 'one that failed'])
        tried.push(await tryNext((id) => (id === call.id ? refused(500) : accepted)));
      now += 5 * MINUTE_MS;
    }
    expect(tried.filter((id) => id === call.id)).toHaveLength(8);
    expect(tried).toContain(cancellation.id);
  });

  test('an earlier request of a moved call needs agreement when it is sent again', async () => {
    const call = await ask();
    await tryNext(() => accepted);
    await change(call, 'moved', callAt + DAY_MS);
    await recheck(call);
    expect(await needsAgreement(call)).toBe(true);
  });

  test('a discarded change gives the call back to the request before it, which needs agreement if its time was given away', async () => {
    const [call, cancelled] = [await ask(), await ask({ callAt: callAt + HOUR_MS })];
    for (const _ of [call, cancelled]) await tryNext(() => accepted);
    const move = await change(call, 'moved', callAt + DAY_MS);
    const cancellation = await change(cancelled, 'cancelled');
    await ask({ callAt: cancelled.callAt });
    expect(await one.bookings.discard(move.id)).toBe(false);
    await parkAll();
    for (const { id } of [move, cancellation]) expect(await one.bookings.discard(id)).toBe(true);
    const { id, keyHash } = call;
    const before = { id, callAt, callStatus: null, callSequence: 0, isReserved: true };
    expect(await one.bookings.find(keyHash)).toMatchObject(before);
    expect(await isOffered(callAt + DAY_MS)).toBe(true);
    expect(await needsAgreement(cancelled)).toBe(true);
  });

  test('a change now follows the request before a discarded one', async () => {
    const call = await ask();
    await tryNext(() => accepted);
    const first = await change(call, 'moved', callAt + DAY_MS);
    const second = await change(call, 'moved', callAt + 2 * DAY_MS);
    await parkAll();
    expect(await one.bookings.discard(first.id)).toBe(true);
    expect(await one.outbox.find(second.id)).toMatchObject({ follows: call.id });
  });

  test('what a later version wrote delays no other request and is not lost', async () => {
    captureLog();
    const [unreadable, paused, ordinary] = [await ask(), await ask(), await ask()];
    const known = { callAt, needsAgreement: true };
    const later = JSON.stringify({ ...known, callStatus: 'postponed', mood: 'keen' });
    const query = one.outbox.engine.query;
    await query('UPDATE outbox SET attributes = :later WHERE id = :id', {
      later,
      id: unreadable.id,
    });
    await query(`UPDATE booking SET status = 'postponed' WHERE request_id = :id`, {
      id: unreadable.id,
    });
    await query(`UPDATE outbox SET state = 'snoozed' WHERE id = :id`, { id: paused.id });
    await change(paused, 'moved', callAt + HOUR_MS);
    const webhook = await startWebhookReceiver();
    const delivery = { lease: 'lease', stopClaiming: new AbortController().signal };
    await one.outbox.deliver(deliverTo({ url: webhook.url, timeoutMs: 5_000 }), delivery);
    await webhook.close();
    expect(webhook.calls.map(({ id }) => id)).toEqual([ordinary.id]);

    expect(await one.outbox.newest({}, undefined, 9)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: unreadable.id, lastAnswer: 'cannot be prepared' }),
        expect.objectContaining({ id: paused.id, state: 'unknown' }),
      ]),
    );
    expect(await one.bookings.coming()).toContainEqual(
      expect.objectContaining({ id: unreadable.id, needsAgreement: true }),
    );
    const { id: moved } = await change(unreadable, 'moved', callAt + DAY_MS);
    const [row] = await query('SELECT attributes FROM outbox WHERE id = :id', { id: moved });
    expect(JSON.parse(Object(row).attributes)).toMatchObject({ callStatus: 'moved', mood: 'keen' });
    await parkAll();
    await one.bookings.discard(moved);
    expect(await one.bookings.find(unreadable.keyHash)).toMatchObject({ callAt });
  });

  test('a discarded request leaves its time, also if its browser sends it again', async () => {
    const held = await ask({ heldBecause: HELD });
    await one.bookings.discard(held.id);
    const again = await ask({ keyHash: held.keyHash });
    expect([await needsAgreement(again), await isOffered(callAt)]).toEqual([false, false]);
  });

  test('a purge keeps the words of a call until it is over, unless it was moved or cancelled', async () => {
    const inFourWeeks = callAt + 28 * DAY_MS;
    const kept = await ask({ callAt: inFourWeeks });
    const moved = await ask({ callAt: inFourWeeks + HOUR_MS });
    const move = await change(moved, 'moved', inFourWeeks - DAY_MS);
    await change(await ask({ callAt: inFourWeeks + 2 * HOUR_MS }), 'cancelled');
    await deliverAll();
    await one.bookings.free(kept.id);
    await one.outbox.purge(14);
    now += 15 * DAY_MS;
    expect(await one.outbox.purge(14)).toBe(3);
    expect(await one.bookings.coming()).toMatchObject([{ id: move.id }, { id: kept.id }]);
    now = inFourWeeks + DAY_MS;
    expect(await one.outbox.purge(14)).toBe(2);
    await one.bookings.purgeEndedCalls();
    expect(await one.bookings.find(kept.keyHash)).toMatchObject({ callAt: null, body: null });
  });

  test('one process reads a calendar each ten minutes, and its copy counts for a day', async () => {
    const claims = await Promise.all([one, other].map(({ copies }) => copies.claim('a')));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await one.copies.store('a', { busy: [[1, 2]], notUnderstood: 1 });
    expect(await other.copies.claim('a')).toBe(false);
    now += 11 * MINUTE_MS;
    expect(await other.copies.claim('a')).toBe(true);
    await other.copies.noteFailed('a', 'it answers 500');
    expect(await one.copies.list()).toEqual([{ calendar: 'a', busy: [[1, 2]], isRecent: true }]);
    expect(await one.copies.health()).toEqual({ unreadableCalendars: 0, eventsNotUnderstood: 1 });

    now += DAY_MS;
    expect(await one.copies.list()).toMatchObject([{ isRecent: false }]);
    expect(await one.copies.health()).toEqual({ unreadableCalendars: 1, eventsNotUnderstood: 0 });
  });
});
