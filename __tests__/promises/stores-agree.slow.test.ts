import { readAlertState, replaceAlertState } from '#server/alert/alert-state.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import {
  type ClaimedRequest,
  type NewRequest,
  type Outbox,
  outboxIn,
  type StoredRequest,
} from '#server/leads.ts';
import { OVER_QUOTA } from '#server/outbox/stored-request.ts';
import { accepted, refused } from '../kit/builders/attempts.ts';
import { kindsOfStore } from '../kit/setup/stores.ts';
import { drawn } from './simulation/draw.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const STEPS = 300;
const LEASES = ['ours', 'theirs'] as const;
const ANSWERS = [
  accepted,
  accepted,
  refused(),
  refused(422),
  refused(500),
  refused(429, MINUTE),
  { kind: 'interrupted' },
  { kind: 'none', reason: 'timeout' },
] as const;

type Act = (store: Outbox) => Promise<unknown>;
type Bookings = ReturnType<typeof bookingsIn>;

/** The simulation runs on SQLite. It holds for PostgreSQL because both behave alike. */
test.each(['one life', 'another', 'a third'])('both stores do the same in %s', async (seed) => {
  let now = Date.UTC(2026, 10, 20);
  let monotonicMs = 0;
  let known = 0;
  const calls: [string, ...string[]] = ['none'];
  const underWay = new Map<string, ClaimedRequest>();
  const places = await Promise.all(kindsOfStore.map(({ newPlace }) => newPlace()));
  const limits = { capacity: 25, heldCapacity: 4, monotonicMs: () => monotonicMs };
  const engines = places.map((place) => place.connect(() => now));
  const stores = engines.map((engine) => outboxIn(engine, limits));

  async function step(number: number) {
    const draw = (what: string) => drawn(`${seed} ${number} ${what}`);
    const one = <Thing>(what: string, things: readonly [Thing, ...Thing[]]) =>
      things[Math.floor(draw(what) * things.length)] ?? things[0];
    const passed = SECOND * one('seconds', [0, 0, 0, 1, 10, 60, 1_200, 32_400]);
    now += 1 + passed + (draw('clock') < 0.03 ? one('jump', [-DAY, 40 * DAY]) : 0);
    monotonicMs += 1 + passed;
    const id = `request ${Math.floor(draw('id') * known)}`;
    const lease = one('lease', LEASES);
    const sent = underWay.get(lease);
    const callAt = now + DAY + Math.floor(draw('call') * 4) * 5 * MINUTE;
    const caller = { network: known % 3, email: null, phone: known % 5 };
    const call = { keyHash: `key of request ${known}`, caller };
    const newId = `request ${known}`;
    const request = { id: newId, body: `{"name":"${known}"}` };
    const add = (more: Partial<NewRequest>) => (store: Outbox) =>
      store.add({ ...request, ...more });
    const addCall = (more: Partial<NewRequest>) => (store: Outbox) =>
      bookingsIn(store).add({ ...request, attributes: { callAt }, secret: '/call', ...more }, call);
    const change = (status: 'moved' | 'cancelled') => async (store: Outbox) => {
      const keyHash = `key of ${one('which call', calls)}`;
      const follows = (await bookingsIn(store).find(keyHash))?.id ?? '';
      const given = { keyHash, id: `change ${number}`, follows, status, callAt, link: '/call' };
      return bookingsIn(store).change({ ...given, body: '{}', needsAgreement: false });
    };
    const withRequest =
      (act: (bookings: Bookings, request: StoredRequest) => Promise<unknown>) =>
      async (store: Outbox) => {
        const found = await store.find(id);
        return found && act(bookingsIn(store), found);
      };
    const attempt = (store: Outbox) =>
      sent ? store.recordAttempt(sent, one('answer', ANSWERS), draw('wait')) : store.claim(lease);
    const acts: readonly [Act, ...Act[]] = [
      add({}),
      addCall({}),
      addCall({ heldBecause: 'speed' }),
      add({ heldBecause: OVER_QUOTA, attributes: { timeZone: 'Europe/Berlin' } }),
      attempt,
      attempt,
      attempt,
      attempt,
      attempt,
      (store) => store.renew(lease),
      (store) => store.leave(lease),
      (store) => store.msUntilDue(),
      (store) => store.retry(),
      (store) => store.retry(id),
      (store) => store.release(id),
      (store) => bookingsIn(store).discard(id),
      (store) => store.erase(id),
      (store) => store.resend({ id }),
      (store) => store.resend({ since: now - MINUTE }),
      change('moved'),
      change('cancelled'),
      withRequest((bookings, found) => bookings.versionsOf(found)),
      withRequest((bookings, found) => bookings.recheck(found, { isNotOffered: false })),
      (store) => bookingsIn(store).free(id),
      (store) => bookingsIn(store).coming(),
      (store) => bookingsIn(store).purgeEndedCalls(),
      (store) => store.purge(30),
      (store) => store.autoPurge(2),
      async (store) => ({ ...(await store.health()), freeMegabytes: null }),
      async ({ engine }) =>
        replaceAlertState(engine, await readAlertState(engine), { kinds: id, sentAt: now }),
    ];
    const act = one('act', acts);
    const [onSqlite, onPostgres] = await Promise.all(stores.map(act));
    expect([number, onPostgres]).toEqual([number, onSqlite]);
    if ([1, 2].includes(acts.indexOf(act))) calls.push(newId);
    if (acts.indexOf(act) < 4) known += 1;
    if (act === attempt) underWay.delete(lease);
    if (act === attempt && !sent && typeof onSqlite === 'object')
      underWay.set(lease, onSqlite as ClaimedRequest);
  }

  for (let number = 0; number < STEPS; number += 1) await step(number);
  const [kept, alsoKept] = await Promise.all(
    stores.map((store) => store.newest({}, undefined, 999)),
  );
  expect(alsoKept).toEqual(kept);
  expect(new Set(kept?.map(({ state }) => state)).size).toBeGreaterThan(2);
  expect(kept?.filter(({ callSequence }) => callSequence > 0)).not.toEqual([]);
  expect(kept?.filter(({ needsAgreement }) => needsAgreement)).not.toEqual([]);
});
