import { randomUUID } from 'node:crypto';
import { outboxIn } from '#server/outbox/outbox.ts';
import { kindsOfStore, type Place } from '../kit/setup/stores.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

describe.each(kindsOfStore)('$kind', ({ newPlace }) => {
  const monday = Date.parse('2026-11-23T14:00Z');
  let now = monday;
  let place: Place;
  let engines: ReturnType<Place['connect']>[];
  let outboxes: ReturnType<typeof outboxIn>[];

  beforeEach(async () => {
    now = monday;
    place = await newPlace();
    engines = [place.connect(() => now), place.connect(() => now)];
    outboxes = engines.map((engine) => outboxIn(engine));
  });
  afterEach(async () => {
    for (const outbox of outboxes) await outbox.close();
    await place.remove();
  });

  const callAt = monday + DAY_MS;
  const call = (given = {}) => ({
    ...{ id: randomUUID(), body: '{}', callAt, spanMs: 20 * MINUTE_MS },
    ...given,
  });
  async function isTaken(given = {}) {
    const request = call(given);
    await outboxes[0]?.add(request);
    return (await outboxes[0]?.find(request.id))?.callTaken;
  }

  test('of thirty that want one moment at once, over two processes, one has it and all are kept', async () => {
    const requests = Array.from({ length: 30 }, () => call());
    const outcomes = await Promise.all(
      requests.map((request, index) => outboxes[index % 2]?.add(request)),
    );
    expect(new Set(outcomes)).toEqual(new Set(['added']));
    const coming = (await outboxes[0]?.comingCalls()) ?? [];
    expect(coming.filter(({ callTaken }) => callTaken)).toHaveLength(29);
    expect(coming).toHaveLength(30);
  });

  test('a call keeps the time before and after it, for 48 hours or until it is freed', async () => {
    const first = call();
    await outboxes[0]?.add(first);
    expect(await isTaken({ callAt: callAt + 15 * MINUTE_MS })).toBe(true);
    expect(await isTaken({ callAt: callAt - 15 * MINUTE_MS })).toBe(true);
    expect(await isTaken({ callAt: callAt + 3 * HOUR_MS })).toBe(false);
    expect(await outboxes[0]?.freeCall(first.id)).toBe(true);
    expect(await outboxes[0]?.freeCall(first.id)).toBe(false);

    expect(await isTaken({ callAt: callAt + 5 * HOUR_MS })).toBe(false);
    now += 49 * HOUR_MS;
    expect(await isTaken({ callAt: callAt + 5 * HOUR_MS })).toBe(false);
  });

  test('one that is held takes nothing until it is released, and one that is discarded nothing more', async () => {
    const held = call({ heldBecause: 'spam' });
    await outboxes[0]?.add(held);
    expect(await isTaken({ id: 'before' })).toBe(false);
    await outboxes[0]?.freeCall('before');
    await outboxes[0]?.release(held.id);
    expect(await isTaken()).toBe(true);
  });

  test('what the calendar says is written down with the request, and no call takes no time', async () => {
    expect(await isTaken({ isCallTaken: true })).toBe(true);
    expect(await isTaken({ callAt: null })).toBe(false);
    expect(await isTaken({ callAt: null, isCallTaken: true })).toBe(true);
  });

  test('one process of all reads a calendar, each ten minutes, and a copy counts for a day', async () => {
    const [one, other] = outboxes;
    const claims = await Promise.all(outboxes.map((outbox) => outbox.claimCalendar('a')));
    expect(claims.filter(Boolean)).toHaveLength(1);
    await one?.keepCalendar('a', { busy: [[1, 2]], etag: '"1"' });
    expect(await other?.claimCalendar('a')).toBeUndefined();
    now += 11 * MINUTE_MS;
    expect(await other?.claimCalendar('a')).toEqual({ etag: '"1"' });
    await other?.noteCalendarFailed('a', 'it answers 500');
    expect(await one?.calendarCopies()).toEqual([{ calendar: 'a', busy: [[1, 2]], counts: true }]);
    expect(await one?.health()).toMatchObject({ calendarsAway: 0 });

    now += DAY_MS;
    expect(await one?.calendarCopies()).toMatchObject([{ counts: false }]);
    expect(await one?.health()).toMatchObject({ calendarsAway: 1 });
    // The month that is seen has moved on: the same feed says something else of it.
    expect(await one?.claimCalendar('a')).toEqual({ etag: null });
    await one?.keepCalendarAsIs('a');
    expect(await one?.health()).toMatchObject({ calendarsAway: 0 });
  });
});
