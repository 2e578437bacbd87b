import { callLengthMs } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { isFree } from '#server/bookings/booking.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { OVER_QUOTA } from '#server/outbox/stored-request.ts';
import { outboxIn, type StoredRequest } from '#server/site-outbox.ts';
import { accepted, refused } from '../kit/builders/attempts.ts';
import { kindsOfStore } from '../kit/setup/stores.ts';
import { drawn } from './simulation/draw.ts';

const STEPS_OF_A_LIFE = 200;
const lives = kindsOfStore.flatMap((store) =>
  Array.from({ length: store.kind === 'SQLite' ? 12 : 2 }, (_, life) => ({ ...store, life })),
);

test.each(lives)('$kind never has two agreed calls at one time, in life $life', async (given) => {
  Object.assign(callHours, { minutesApart: 15, bufferMinutes: 5 });
  let now = Date.UTC(2026, 10, 20);
  const engine = (await given.newPlace()).connect(() => now);
  // Nothing here depends on the disk.
  if (given.kind === 'SQLite') await engine.query('PRAGMA synchronous = OFF');
  const outbox = outboxIn(engine);
  const bookings = bookingsIn(outbox);
  let stored: readonly StoredRequest[] = [];
  for (let step = 0; step < STEPS_OF_A_LIFE; step += 1) {
    await act(`life ${given.life} step ${step}`);
    stored = await outbox.newest({}, undefined, 999);
    expect({ step, clashes: clashes() }).toEqual({ step, clashes: [] });
  }

  async function act(seed: string) {
    const one = <Thing>(what: string, things: readonly [Thing, ...Thing[]]) =>
      things[Math.floor(drawn(`${seed} ${what}`) * things.length)] ?? things[0];
    now += one('passed', [0, 1_000, 10 * MINUTE_MS]);
    const tomorrow = Math.ceil(now / DAY_MS) * DAY_MS + DAY_MS;
    const callAt = tomorrow + one('time', [0, 5, 10, 15, 20, 25]) * MINUTE_MS;
    const keyHash = one('key', ['1', '2', '3', '4', '5', '6', '7', '8']);
    const caller = { network: one('network', [1, 2, 3, 4]), email: null, phone: null };
    const needsAgreement = one('calendar is away', [false, false, false, true]);
    const newId = one('new id', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']);
    const heldBecause = one('held', [null, null, OVER_QUOTA, 'speed']);
    const attributes = { callAt, needsAgreement };
    const asked = { id: newId, body: '{}', attributes, heldBecause };
    const found = stored[Math.floor(drawn(`${seed} found`) * stored.length)];
    const id = found?.id ?? '';
    await one<() => unknown>('act', [
      () => bookings.add(asked, { keyHash, caller }),
      () => bookings.add(asked, { keyHash, caller }),
      () => bookings.add(asked, { keyHash, caller }),
      () => change('moved'),
      () => change('moved'),
      () => change('cancelled'),
      deliverNext,
      deliverNext,
      () => recheckIf('held', () => outbox.release(id)),
      () => recheckIf('delivered', () => outbox.resend({ id })),
      () => recheckIf('parked', () => outbox.retry(id)),
      () => bookings.discard(id),
      () => bookings.free(id),
      () => outbox.erase(id),
      () => bookings.purgeEndedCalls(),
    ])();

    async function change(status: 'moved' | 'cancelled') {
      const follows = (await bookings.find(keyHash))?.id ?? '';
      const given = { keyHash, id: seed, follows, status, body: '{}', link: null, callAt };
      await bookings.change({ ...given, needsAgreement });
    }

    async function recheckIf(state: string, act: () => Promise<unknown>) {
      if (found?.state !== state) return;
      await bookings.recheck(found, { isNotOffered: false });
      await act();
    }

    async function deliverNext() {
      const claimed = await outbox.claim('lease');
      if (!claimed) return;
      const answer = one('answer', [accepted, accepted, refused(422)]);
      await outbox.recordAttempt(claimed, answer, 0.5);
      if (answer !== accepted && one('parks', [true, false]))
        await engine.query(`UPDATE outbox SET state = 'parked' WHERE id = :id`, { id: claimed.id });
    }
  }

  function clashes() {
    const isCurrent = ({ id }: StoredRequest) => !stored.some(({ follows }) => follows === id);
    const agreed = stored.flatMap((each) => {
      const { id, callAt, needsAgreement, state, callStatus } = each;
      const isOut = needsAgreement || state === 'held' || callStatus === 'cancelled';
      return callAt === null || callAt < now || isOut || !isCurrent(each) ? [] : [{ id, callAt }];
    });
    return agreed.filter(({ id, callAt }) => {
      const others = agreed.filter((other) => other.id !== id);
      return !isFree(
        callAt,
        others.map((other) => [other.callAt, other.callAt + callLengthMs()]),
      );
    });
  }
});
