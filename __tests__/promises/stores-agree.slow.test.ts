import type { ChangedCall } from '#server/outbox/calls.ts';
import { type NewRequest, type Outbox, outboxIn } from '#server/outbox/outbox.ts';
import { type ClaimedRequest, OVER_QUOTA } from '#server/outbox/stored-request.ts';
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

/** What the simulation holds of SQLite holds of PostgreSQL, because the two say and keep the same. */
test.each(['one life', 'another', 'a third'])(
  'what is done to both stores is the same: %s',
  async (seed) => {
    let now = Date.UTC(2026, 10, 20);
    let machineMs = 0;
    let known = 0;
    const underWay = new Map<string, ClaimedRequest>();
    const places = await Promise.all(kindsOfStore.map(({ newPlace }) => newPlace()));
    const limits = { capacity: 25, heldCapacity: 4, machineMs: () => machineMs };
    const stores = places.map((place) =>
      outboxIn(
        place.connect(() => now),
        limits,
      ),
    );

    async function step(number: number) {
      const draw = (what: string) => drawn(`${seed} ${number} ${what}`);
      const one = <Thing>(what: string, things: readonly [Thing, ...Thing[]]) =>
        things[Math.floor(draw(what) * things.length)] ?? things[0];
      const passed = one('time', [
        0,
        0,
        0,
        SECOND,
        10 * SECOND,
        MINUTE,
        20 * MINUTE,
        9 * 60 * MINUTE,
      ]);
      now += 1 + passed + (draw('clock') < 0.03 ? one('jump', [-DAY, 40 * DAY]) : 0);
      machineMs += 1 + passed;
      const id = `request ${Math.floor(draw('id') * known)}`;
      const lease = one('lease', LEASES);
      const sent = underWay.get(lease);
      const call = {
        callAt: now + DAY + Math.floor(draw('call') * 4) * 5 * MINUTE,
        reservedUntil: now + 2 * DAY,
        callKeyHash: `key ${known}`,
        callLink: `/call/${known}`,
        callers: { network: known % 3, email: null, phone: known % 5 },
      };
      const change: Omit<ChangedCall, 'status' | 'callAt'> = {
        id: `change ${number}`,
        of: id,
        body: `{"changed":"${id}"}`,
        link: `/call/${id}`,
        needsAgreement: false,
        reservedUntil: now + 2 * DAY,
        heldBecause: undefined,
      };
      const add = (more: Partial<NewRequest>) => (store: Outbox) =>
        store.add({ id: `request ${known}`, body: `{"name":"${known}"}`, ...more });
      const attempt = (store: Outbox) =>
        sent ? store.recordAttempt(sent, one('answer', ANSWERS), draw('wait')) : store.claim(lease);
      const acts: readonly [
        (store: Outbox) => Promise<unknown>,
        ...((store: Outbox) => Promise<unknown>)[],
      ] = [
        add({}),
        add(call),
        add({ ...call, heldBecause: 'speed' }),
        add({ heldBecause: OVER_QUOTA, timeZone: 'Europe/Berlin' }),
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
        (store) => store.discard(id),
        (store) => store.forget(id),
        (store) => store.resend({ id }),
        (store) => store.resend({ since: now - MINUTE }),
        (store) => store.changeCall({ ...change, status: 'moved', callAt: call.callAt }),
        (store) => store.changeCall({ ...change, status: 'cancelled', callAt: null }),
        (store) => store.callOfRequest(id),
        (store) => store.freeCall(id),
        (store) => store.comingCalls(),
        (store) => store.purge(30),
        (store) => store.forgetOld(2),
        async (store) => ({ ...(await store.health()), freeMegabytes: null }),
        (store) => store.history(5),
        async (store) => store.claimAlert(await store.alertState(), [id]),
        async (store) => store.giveAlertBack(await store.alertState(), [id]),
      ];
      const act = one('act', acts);
      const [onSqlite, onPostgres] = await Promise.all(stores.map(act));
      expect([number, onPostgres]).toEqual([number, onSqlite]);
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
  },
);
