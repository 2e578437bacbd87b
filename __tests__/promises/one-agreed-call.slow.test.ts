import * as fc from 'fast-check';
import { callHours } from '#domain/call-hours.ts';
import { bufferMs, callLengthMs } from '#domain/call-span.ts';
import { isClosed } from '#domain/call-state.ts';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import { hashOfKey } from '#server/calls/call-key.ts';
import { changeCall, findCall } from '#server/calls/change-call.ts';
import { matchCallsToEvents } from '#server/calls/match-calls-to-events.ts';
import { parseRecordedEvent } from '#server/calls/recorded-event.ts';
import { processWide } from '#server/process/process-wide.ts';
import { idOfChange } from '#server/requests/request-id.ts';
import { requestsIn } from '#server/requests/requests.ts';
import { OVER_QUOTA, type StoredRequest } from '#server/requests/stored-request.ts';
import type { Engine, Row } from '#server/store/engine.ts';
import { batchesOf, restoreRequests } from '../../scripts/operate/outbox/restore-requests.ts';
import { accepted, refused } from '../kit/builders/attempts.ts';
import { aCall, changeCall as changeTheCall } from '../kit/builders/requests.ts';
import { closeEngines, kindsOfStore } from '../kit/setup/stores.ts';
import { drawn } from './simulation/draw.ts';

const MOST_STEPS = 400;
const LIVES = { SQLite: 8, PostgreSQL: 2 };

/** All of a step is drawn from its number, so a failing life is shortened by leaving out steps. */
const aStep = fc.noShrink(fc.nat());
const lives = fc.noBias(fc.array(aStep, { maxLength: MOST_STEPS, size: 'max' }));

test.each(kindsOfStore)('$kind agrees each time once and settles each call', async (given) => {
  const isKept = fc.asyncProperty(lives, (steps) => live(given, steps));
  await fc.assert(isKept, { numRuns: LIVES[given.kind], seed: 1 });
});

async function live({ newPlace, kind }: (typeof kindsOfStore)[number], steps: readonly number[]) {
  Object.assign(callHours, { callMinutes: 15, bufferMinutes: 5 });
  let now = Date.UTC(2026, 10, 20);
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  await closeEngines();
  const engine = (await newPlace()).connect(() => now);
  // Nothing here depends on the disk.
  if (kind === 'SQLite') await engine.query('PRAGMA synchronous = OFF');
  // What the process shares belongs to the life before.
  Reflect.deleteProperty(globalThis, Symbol.for('smart-business-site'));
  const requests = processWide('requests', () => requestsIn(engine));
  const files: Row[][] = [];
  const calendars = { ours: new Map<string, number>(), theirs: new Map<string, number>() };
  const wrongReadings: unknown[] = [];
  const agencys = new Set<string>();
  let stored: readonly StoredRequest[] = [];
  const done: string[] = [];
  for (const step of steps) {
    done.push(await act(`step ${step}`));
    stored = await requests.newest({}, 999);
    expect({ done, wrong: await whatIsWrong() }).toEqual({ done, wrong: [] });
  }

  async function act(seed: string) {
    const pick = <Thing>(what: string, things: readonly [Thing, ...Thing[]]) =>
      things[Math.floor(drawn(`${seed} ${what}`) * things.length)] ?? things[0];
    now += pick('passed', [0, 1_000, 10 * MINUTE_MS]);
    const tomorrow = Math.ceil(now / DAY_MS) * DAY_MS + DAY_MS;
    const callAt = tomorrow + pick('time', [0, 5, 10, 15, 20, 25]) * MINUTE_MS;
    const key = pick('key', ['1', '2', '3', '4', '5', '6', '7', '8']);
    const networkHash = pick('network', [1, 2, 3, 4]);
    const [events, otherEvents] = pick('calendar', [
      [calendars.ours, calendars.theirs],
      [calendars.theirs, calendars.ours],
    ]);
    const event = pick('event', ['lunch', ...events.keys()]);
    const needsAgreement = pick('calendar is away', [false, false, false, true]);
    const newId = pick('new id', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l']);
    const heldBecause = pick('held', [null, null, OVER_QUOTA, 'speed']);
    const callHash = hashOfKey(key);
    const asked = { callHash, networkHash, needsAgreement, heldBecause, link: newId };
    const found = stored[Math.floor(drawn(`${seed} found`) * stored.length)];
    const id = found?.id ?? '';
    const changed = { id: seed, needsAgreement };
    const acts = {
      add: () => requests.add(aCall(newId, callAt, asked)),
      move: () => changeTheCall(requests, callHash, callAt, changed),
      staleMove: () => changeTheCall(requests, callHash, callAt, { ...changed, follows: id }),
      changeByLink,
      cancel: () => changeTheCall(requests, callHash, undefined, changed),
      deliver,
      park: () => engine.query(PARK, { id }),
      release: () => requests.release(id),
      resend: () => requests.resend({ id }),
      retry: () => requests.retry(id),
      discard: () => requests.discard(stored.find(({ state }) => state === 'parked')?.id ?? id, []),
      free: () => requests.free(id),
      agree: () => requests.agree(id),
      flag: () => requests.requireAgreement(found ? [found] : []),
      enterCalls,
      bringEventsBack,
      synchronise,
      moveEvent: async () => events.set(event, callAt),
      deleteEvent: async () => events.delete(event),
      emptyCalendar: async () => events.clear(),
      readCalendars,
      erase: () => requests.erase([id]),
      purge: () => requests.purge(0),
      copy,
      loseStore,
      restore,
    };
    const often = ['add', 'add', 'add', 'move', 'changeByLink', 'deliver', 'discard'] as const;
    const oftenInCalendars = [
      'enterCalls',
      'bringEventsBack',
      'synchronise',
      'readCalendars',
      'readCalendars',
    ] as const;
    const names = [
      ...often,
      ...oftenInCalendars,
      ...oftenInCalendars,
      ...Object.keys(acts),
    ] as (keyof typeof acts)[];
    const name = names[Math.floor(drawn(`${seed} act`) * names.length)] ?? 'add';
    await acts[name]();
    return name;

    async function changeByLink() {
      const proofs = stored.flatMap(({ agencyProof }) => agencyProof ?? []);
      const last = await requests.lastOf(callHash);
      const proof = pick('proof', ['agency', '', last?.agencyProof ?? '', ...proofs]);
      const call = await findCall(key, proof);
      if (!call || isClosed(call.callState)) return;
      const at = new Date(callAt);
      const [callDate = '', callTime = ''] = at.toISOString().slice(0, 16).split('T');
      const time = pick<Parameters<typeof changeCall>[1]>('new time', [
        { is: 'free', at, callDate, callTime },
        null,
      ]);
      const isDone = await changeCall(call, time, null);
      if (isDone && proof === last?.agencyProof) agencys.add(idOfChange(call.request, time));
    }

    async function deliver() {
      const claimed = await requests.claim('lease');
      if (claimed)
        await requests.recordAttempt(claimed, pick('answer', [accepted, refused(422)]), 0.5);
    }

    async function enterCalls() {
      for (const { id: uid, callAt: at, reserves } of stored)
        if (reserves && at !== null) events.set(uid, at);
    }

    async function bringEventsBack() {
      for (const { callAt, reserves, calendarEvent } of stored) {
        const { uid } = parseRecordedEvent(calendarEvent);
        if (!reserves && uid && callAt !== null) events.set(uid, callAt);
      }
    }

    async function synchronise() {
      for (const [uid, at] of events)
        if (!uid.startsWith('copy of ')) otherEvents.set(`copy of ${uid}`, at);
    }

    async function readCalendars() {
      const readings = new Map(
        Object.entries(calendars)
          .filter(([name]) => drawn(`${seed} ${name} is configured`) < 0.9)
          .map(([name, all]) => [name, readingOf(name, all)]),
      );
      const before = await requests.newest({}, 999);
      const coming = before.filter(
        ({ reserves, calendarEvent }) => reserves || calendarEvent !== null,
      );
      const isOneFreed = drawn(`${seed} one is freed meanwhile`) < 0.15;
      const freed = isOneFreed ? pick('freed meanwhile', [undefined, ...coming]) : undefined;
      await matchCallsToEvents(freed ? { ...engine, transactInTurn } : engine, readings);
      const after = new Map(
        (await requests.newest({}, 999)).map((request) => [request.id, request]),
      );
      const others = before.filter((call) => call.id !== freed?.id);
      wrongReadings.push(
        ...others.flatMap((call) => wrongAfter(readings, call, after.get(call.id))),
      );

      /** The agency frees a call after it was read, and before its event is recorded. */
      async function transactInTurn(...given: Parameters<Engine['transactInTurn']>) {
        await requests.free(`${freed?.id}`);
        return engine.transactInTurn(...given);
      }
    }

    type Readings = Map<string, ReturnType<typeof readingOf>>;

    function wrongAfter(readings: Readings, before: StoredRequest, after?: StoredRequest) {
      const { callAt, reserves, calendarEvent } = before;
      if (!reserves || callAt === null || callAt <= now) return [];
      const recorded = parseRecordedEvent(calendarEvent);
      const known = Object.entries(calendars).flatMap(([name, all]) => {
        const unread = Array.from(all, ([uid, at]) => ({ uid, at }));
        const found = readings.has(name) ? (readings.get(name)?.eventStarts ?? unread) : [];
        return found.map((request) => ({ name, ...request }));
      });
      const hasEvent = known.some(({ at }) => at === callAt);
      const isMoved = known.some(({ uid, at }) => uid === recorded.uid && at !== callAt);
      const home = Object.entries(calendars).find(([name]) => name === recorded.calendar);
      const isStillThere =
        recorded.begins === `${callAt}` && home?.[1].get(`${recorded.uid}`) === callAt;
      const areWhole = [...readings.values()].every((reading) => reading?.isWhole);
      const isConfigured = readings.has(`${recorded.calendar}`);
      const wrong = {
        'lost though an event is there': !after?.reserves && hasEvent && !isMoved,
        'kept without an event': after?.reserves && areWhole && isConfigured && !hasEvent,
        'taken over': isConfigured && isStillThere && after?.calendarEvent !== calendarEvent,
      };
      return Object.entries(wrong).flatMap(([what, is]) => (is ? [{ what, before, known }] : []));
    }

    function readingOf(name: string, all: ReadonlyMap<string, number>) {
      const isUnreadable = drawn(`${seed} ${name} is away`) < 0.2;
      const isWhole = drawn(`${seed} ${name} is whole`) < 0.8;
      const understood = Array.from(all, ([uid, at]) => ({ uid, at })).filter(
        ({ uid }) => isWhole || drawn(`${seed} ${name} ${uid} is understood`) < 0.6,
      );
      const readsUntil = tomorrow + 10 * DAY_MS;
      return isUnreadable ? undefined : { eventStarts: understood, isWhole, readsUntil };
    }

    async function copy() {
      const file = [];
      for await (const rows of batchesOf(engine, 'outbox')) file.push(...rows);
      files.unshift(file);
      files.length = Math.min(files.length, 3);
    }

    async function loseStore() {
      if (drawn(`${seed} is lost`) < 0.8) return;
      await copy();
      await engine.query('DELETE FROM outbox');
    }

    async function restore() {
      const file = files[Math.floor(drawn(`${seed} file`) * files.length)] ?? [];
      const batches = { outbox: [file], mail: [] };
      const query: Engine['query'] = async (sql) =>
        batches[sql.includes('FROM outbox') ? 'outbox' : 'mail'].shift() ?? [];
      await restoreRequests({ query }, requests);
      const known = await requests.newest({}, 999);
      const missing = file.filter(({ id }) => !known.some((request) => request.id === id));
      expect(missing).toEqual([]);
    }
  }

  async function whatIsWrong() {
    const lasts = stored.filter(
      ({ callHash, revision }) =>
        !stored.some((row) => isSame(row.callHash, callHash) && row.revision > revision),
    );
    const agreed = lasts.flatMap(({ id, callAt, needsAgreement, state, isCancelled }) => {
      const isOut = needsAgreement || state === 'held' || isCancelled;
      return callAt === null || callAt < now || isOut ? [] : [{ id, callAt }];
    });
    const apart = callLengthMs() + bufferMs();
    const clashes = agreed.filter(({ id, callAt }) =>
      agreed.some((other) => other.id !== id && Math.abs(other.callAt - callAt) < apart),
    );
    const doubled = lasts.filter(({ id, callHash }) =>
      lasts.some((other) => other.id !== id && isSame(other.callHash, callHash)),
    );
    const foreign = stored.filter(({ callHash, link }) => callHash === null && link !== null);
    const freed = stored.filter(({ isFreed, reserves }) => isFreed && reserves);
    const forged = stored.filter(({ id, isByAgency }) => isByAgency && !agencys.has(id));
    const unsettled = await engine.query(UNSETTLED);
    return [
      ...clashes,
      ...doubled,
      ...foreign,
      ...freed,
      ...forged,
      ...unsettled,
      ...wrongReadings.splice(0),
    ];
  }
}

const PARK = "UPDATE outbox SET state = 'parked' WHERE id = :id AND state = 'pending'";

const isSame = (hash: string | null, other: string | null) => hash !== null && hash === other;

/** The last request of a call has its time, or needs agreement. */
const UNSETTLED = `SELECT id AS unsettled FROM outbox
  WHERE call_hash IS NOT NULL AND call_at IS NOT NULL AND state <> 'held'
  AND is_cancelled = 0 AND reserves = 0 AND needs_agreement = 0
  AND revision = (
    SELECT max(revision) FROM outbox AS other WHERE other.call_hash = outbox.call_hash)`;
