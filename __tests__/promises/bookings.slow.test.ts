import { randomUUID } from 'node:crypto';
import { callHours } from '#domain/call-hours.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { calendarCopiesIn } from '#server/calendar/calendar-copies.ts';
import { type NewRequest, outboxIn } from '#server/leads.ts';
import type { Answer } from '#server/outbox/answer.ts';
import { accepted, refused } from '../kit/builders/attempts.ts';
import { kindsOfStore, type Place } from '../kit/setup/stores.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const HELD = 'quota';
const NOBODY = { network: null, email: null, phone: null };
const hours = { bufferMinutes: undefined, ...callHours };

describe.each(kindsOfStore)('$kind', ({ newPlace }) => {
  const monday = Date.parse('2026-11-23T14:00Z');
  const callAt = monday + DAY_MS;
  let now = monday;
  let place: Place;
  let one: Process;
  let other: Process;

  beforeEach(async () => {
    Object.assign(callHours, { minutesApart: 15, bufferMinutes: 5 });
    now = monday;
    place = await newPlace();
    [one, other] = [newProcess(), newProcess()];
  });
  afterEach(() => Object.assign(callHours, hours));

  type Process = ReturnType<typeof newProcess>;
  function newProcess() {
    const outbox = outboxIn(place.connect(() => now));
    return { outbox, bookings: bookingsIn(outbox), copies: calendarCopiesIn(outbox.engine) };
  }

  type Asked = { callAt?: number; callers?: typeof NOBODY } & Pick<NewRequest, 'heldBecause'>;

  /** A call that somebody asks for. */
  async function ask({ callAt: at = callAt, callers = NOBODY, ...more }: Asked = {}, by = one) {
    const id = randomUUID();
    const keyHash = randomUUID();
    const request = { id, body: '{}', attributes: { callAt: at }, keepUntil: at + 20 * MINUTE_MS };
    await by.bookings.add({ ...request, secret: 'link', ...more }, { keyHash, callers });
    return { id, keyHash, callAt: at };
  }

  const needsAgreement = async ({ id }: { id: string }) =>
    (await one.outbox.find(id))?.needsAgreement;

  const isTaken = async (asked: Asked) => needsAgreement(await ask(asked));

  type Call = Awaited<ReturnType<typeof ask>>;
  type How = { by?: typeof one; of?: string };

  async function change(
    { keyHash, callAt }: Call,
    status: 'moved' | 'cancelled',
    to = callAt,
    { by = one, of }: How = {},
  ) {
    const current = of ?? (await by.bookings.find(keyHash))?.id ?? '';
    const id = randomUUID();
    const given = { keyHash, id, of: current, status, body: '{}', link: 'link', callAt: to };
    return { id, isDone: await by.bookings.change({ ...given, needsAgreement: false }) };
  }

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

  test('a request with a known id changes nothing', async () => {
    const { id, keyHash } = await ask();
    const request = { id, body: '{"again":true}', attributes: { callAt: callAt + DAY_MS } };
    expect(await other.bookings.add(request, { keyHash, callers: NOBODY })).toBe('known');
    expect(await one.bookings.find(keyHash)).toMatchObject({ id, callAt, body: '{}' });
  });

  test('a second request with the key of another call reserves nothing', async () => {
    const { keyHash, id } = await ask();
    const at = callAt + DAY_MS;
    const request = { id: randomUUID(), body: '{}', attributes: { callAt: at } };
    expect(await one.bookings.add(request, { keyHash, callers: NOBODY })).toBe('added');
    expect(await one.bookings.find(keyHash)).toMatchObject({ id, callAt });
    expect(await isTaken({ callAt: at })).toBe(false);
  });

  test('a call reserves its length and the time around it until it is over or freed', async () => {
    await ask();
    expect(await isTaken({ callAt: callAt + 15 * MINUTE_MS })).toBe(true);
    expect(await isTaken({ callAt: callAt - 15 * MINUTE_MS })).toBe(true);
    const later = await ask({ callAt: callAt + 3 * HOUR_MS });
    expect(await one.bookings.free(later.id)).toBe(true);
    expect(await one.bookings.free(later.id)).toBe(false);
    expect(await isTaken({ callAt: later.callAt })).toBe(false);
    now = callAt + HOUR_MS;
    expect(await isTaken({ callAt })).toBe(false);
  });

  test('shorter hours offer nobody the second half of an earlier, longer call', async () => {
    Object.assign(callHours, { minutesApart: 60 });
    await ask();
    Object.assign(callHours, { minutesApart: 15 });
    expect(await isTaken({ callAt: callAt + 30 * MINUTE_MS })).toBe(true);
  });

  test.each(['network', 'email', 'phone'])(
    'one %s reserves at most three coming calls, also by a move or a release over two processes',
    async (caller) => {
      const callers = { ...NOBODY, [caller]: 7 };
      const calls = await Promise.all(
        Array.from({ length: 8 }, (_, day) => {
          const heldBecause = day < 2 ? HELD : undefined;
          return ask(
            { callAt: callAt + day * DAY_MS, callers, heldBecause },
            day % 2 ? one : other,
          );
        }),
      );
      for (const { id } of calls.slice(0, 2)) {
        const request = await one.outbox.find(id);
        if (request) await one.bookings.judge(request, false);
        await one.outbox.release(id);
      }
      for (const call of calls) await change(call, 'moved', call.callAt + HOUR_MS);
      const coming = await one.bookings.coming();
      expect(coming).toHaveLength(8);
      expect(coming.filter(({ isReserved }) => isReserved)).toHaveLength(3);
      for (const { needsAgreement, isReserved } of coming) expect(needsAgreement).toBe(!isReserved);

      now += 30 * DAY_MS;
      await one.bookings.purgeOver();
      const left = `SELECT first_id FROM booking WHERE ${caller} IS NOT NULL`;
      expect(await one.outbox.engine.query(left)).toEqual([]);
    },
  );

  test('a held call reserves nothing until it is released', async () => {
    const held = await ask({ heldBecause: HELD });
    const first = await ask();
    expect(await needsAgreement(first)).toBe(false);
    const request = await one.outbox.find(held.id);
    if (request) await one.bookings.judge(request, false);
    expect(await needsAgreement(held)).toBe(true);
    await one.outbox.discard(held.id);
    await one.bookings.purgeOver();
    expect(await one.bookings.find(held.keyHash)).toBeUndefined();
  });

  test('a flood of held requests hides no call that is agreed', async () => {
    const agreed = await ask({ callAt: callAt + DAY_MS });
    const many =
      'WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < 1000)';
    await one.outbox.engine.query(`${many} INSERT INTO outbox (id, state, body, accepted_at, due_at)
      SELECT 'held ' || n, 'held', '{}', :now, :now FROM many`);
    await one.outbox.engine.query(`${many} INSERT INTO booking (key_hash, first_id, request_id, starts_at, ends_at, reserves)
      SELECT 'key ' || n, 'held ' || n, 'held ' || n, :now + n, :now + n + 1000, 0 FROM many`);
    expect((await one.bookings.coming()).at(-1)).toMatchObject({ id: agreed.id });
  });

  test('a retried call keeps its time unless somebody else has it by now', async () => {
    const kept = await ask();
    const lost = await ask({ callAt: callAt + HOUR_MS });
    await ask();
    await one.bookings.free(lost.id);
    expect(await isTaken({ callAt: lost.callAt })).toBe(false);
    for (const { id } of [kept, lost]) {
      const request = await one.outbox.find(id);
      if (request) await other.bookings.judge(request, false);
    }
    expect(await needsAgreement(kept)).toBe(false);
    expect(await needsAgreement(lost)).toBe(true);
  });

  test('a version that was changed since needs agreement when it is sent again', async () => {
    const call = await ask();
    await deliverAll();
    await change(call, 'moved', callAt + HOUR_MS);
    expect(await needsAgreement(call)).toBe(false);
    const request = await one.outbox.find(call.id);
    if (request) await one.bookings.judge(request, false);
    expect(await needsAgreement(call)).toBe(true);
  });

  test('two visitors who were given one time can both cancel', async () => {
    for (const call of [await ask(), await ask()])
      expect(await change(call, 'cancelled')).toMatchObject({ isDone: true });
  });

  test('two processes do one of a move and a cancellation at once', async () => {
    for (let hour = 0; hour < 10; hour += 1) {
      const call = await ask({ callAt: callAt + hour * HOUR_MS });
      const changes = await Promise.all([
        change(call, 'moved', call.callAt + DAY_MS, { of: call.id }),
        change(call, 'cancelled', call.callAt, { by: other, of: call.id }),
      ]);
      expect(changes.filter(({ isDone }) => isDone)).toHaveLength(1);
      const request = await one.outbox.find(call.id);
      expect(request && (await one.bookings.story(request))).toHaveLength(2);
    }
  });

  test('a move into a reserved time changes nothing, and one beside its own time is made', async () => {
    const call = await ask();
    await ask({ callAt: callAt + HOUR_MS });
    expect(await change(call, 'moved', callAt + HOUR_MS)).toMatchObject({ isDone: false });
    expect(await one.bookings.find(call.keyHash)).toMatchObject({ id: call.id, callAt });
    expect(await change(call, 'moved', callAt + 15 * MINUTE_MS)).toMatchObject({ isDone: true });
    expect(await isTaken({ callAt: callAt - 5 * MINUTE_MS })).toBe(false);
  });

  test('a change of a held call is held and reserves nothing before its release', async () => {
    const call = await ask({ heldBecause: HELD });
    const move = await change(call, 'moved', callAt + HOUR_MS);
    expect(await one.outbox.find(move.id)).toMatchObject({ state: 'held', heldBecause: HELD });
    expect(await isTaken({ callAt: callAt + HOUR_MS })).toBe(false);
    expect(await one.outbox.claim('lease')).not.toMatchObject({ id: move.id });
  });

  async function tryNext(answerTo: (id: string) => Answer) {
    const claimed = await one.outbox.claim('lease');
    const request = typeof claimed === 'string' ? undefined : claimed;
    if (request) await one.outbox.recordAttempt(request, answerTo(request.id), 0.5);
    await one.outbox.leave('lease');
    return request?.id;
  }

  test('a change waits until its call has reached the receiver', async () => {
    const call = await ask();
    expect(await tryNext(() => refused())).toBe(call.id);
    const cancellation = await change(call, 'cancelled');
    expect(await tryNext(() => refused())).toBeUndefined();
    expect(await other.outbox.msUntilDue()).toBe(5_000);
    now += 5_000;
    expect(await tryNext(() => refused())).toBe(call.id);
    now += 15_000;
    expect(await tryNext(() => accepted)).toBe(call.id);
    expect(await tryNext(() => accepted)).toBe(cancellation.id);
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
      now += MINUTE_MS;
    }
    expect(tried.filter((id) => id === call.id)).toHaveLength(8);
    expect(tried).toContain(cancellation.id);
  });

  test('a change stays behind its call when a receiver returns after a long outage', async () => {
    const call = await ask();
    const cancellation = await change(call, 'cancelled');
    for (let minute = 0; minute < 60; minute += 1) {
      await tryNext(() => refused());
      now += MINUTE_MS;
    }
    const fresh = randomUUID();
    await one.outbox.add({ id: fresh, body: '{}' });
    expect(await tryNext(() => accepted)).toBe(fresh);
    now += MINUTE_MS;
    expect(await tryNext(() => accepted)).toBe(call.id);
    expect(await tryNext(() => accepted)).toBe(cancellation.id);
  });

  test('words are kept until the call is over, and not for a call that was moved or cancelled', async () => {
    const inFourWeeks = callAt + 28 * DAY_MS;
    const [kept, moved, cancelled] = [
      await ask({ callAt: inFourWeeks }),
      await ask({ callAt: inFourWeeks + HOUR_MS }),
      await ask({ callAt: inFourWeeks + 2 * HOUR_MS }),
    ];
    const move = await change(moved, 'moved', inFourWeeks - DAY_MS);
    await change(cancelled, 'cancelled');
    await deliverAll();
    await one.bookings.free(kept.id);
    now += 15 * DAY_MS;
    expect(await one.outbox.countPurgeable(14)).toBe(3);
    expect(await one.outbox.purge(14)).toBe(3);
    expect(await one.bookings.coming()).toMatchObject([{ id: move.id }, { id: kept.id }]);
    now = inFourWeeks + DAY_MS;
    expect(await one.outbox.purge(14)).toBe(2);
    await one.bookings.purgeOver();
    expect(await one.bookings.find(kept.keyHash)).toMatchObject({ callAt: null, body: null });
  });

  test('one process reads a calendar each ten minutes, and its copy counts for a day', async () => {
    const claims = await Promise.all([one, other].map(({ copies }) => copies.claim('a')));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await one.copies.store('a', { busy: [[1, 2]], etag: '"1"', problems: ['An event'] });
    expect(await other.copies.claim('a')).toBeUndefined();
    now += 11 * MINUTE_MS;
    expect(await other.copies.claim('a')).toEqual({ etag: '"1"' });
    await other.copies.noteFailed('a', 'it answers 500');
    expect(await one.copies.list()).toEqual([{ calendar: 'a', busy: [[1, 2]], counts: true }]);
    expect(await one.copies.health()).toEqual({ calendarsAway: 0, eventsNotUnderstood: 1 });

    now += DAY_MS;
    expect(await one.copies.list()).toMatchObject([{ counts: false }]);
    expect(await one.copies.health()).toMatchObject({ calendarsAway: 1 });
    // The same feed says something else of a later month.
    expect(await one.copies.claim('a')).toEqual({ etag: null });
    await one.copies.confirm('a');
    expect(await one.copies.health()).toMatchObject({ calendarsAway: 0 });
  });
});
