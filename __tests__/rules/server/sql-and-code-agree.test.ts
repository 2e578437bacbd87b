import { DatabaseSync } from 'node:sqlite';
import seedrandom from 'seedrandom';
import { callHours } from '#domain/call-hours.ts';
import { bufferMs, callLengthMs } from '#domain/call-span.ts';
import { callStateOf } from '#domain/call-state.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/durations.ts';
import { readCallCounts } from '#server/requests/coming-calls.ts';
import { isFree, isFreeSql } from '#server/requests/free-time.ts';
import { selectRequests } from '#server/requests/request-queries.ts';
import { insertionInto } from '#server/store/rows.ts';
import { sqliteEngine } from '#server/store/sqlite-engine.ts';
import { aFolder } from '../../kit/setup/folder.ts';

const NOW = Date.UTC(2026, 10, 23, 15);
const [ROUNDS, ROWS] = [20, 60];
let random = seedrandom();

const oneOf = <Item>(...items: readonly Item[]) =>
  items[Math.floor(random() * items.length)] as Item;
const maybe = (share: number) => random() < share;
/** Many times are equal, or a minute apart, because rules differ at their edges. */
const aTime = () => NOW + Math.round((random() - 0.5) * 240) * MINUTE_MS;
const each = (count: number) => Array.from({ length: count }, (_, number) => number);

beforeEach(() => {
  random = seedrandom('rows');
  // Without a zone, the moment of a call without `callAt` is unknown.
  Object.assign(callHours, { callMinutes: 30, bufferMinutes: 5, timeZone: undefined });
});

test('whether a time is free', () => {
  using database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE outbox (call_at INTEGER, call_ends INTEGER, reserves INTEGER)');
  const insert = database.prepare('INSERT INTO outbox VALUES (?, ?, ?)');
  const asked = database.prepare(`SELECT ${isFreeSql(':callAt', ':callEnds')} AS isFree`);
  for (const _ of each(ROUNDS)) {
    database.exec('DELETE FROM outbox');
    const rows = each(3).map(() => ({ starts: aTime(), isReserved: maybe(0.7) }));
    for (const { starts, isReserved } of rows)
      insert.run(starts, starts + 15 * MINUTE_MS, Number(isReserved));
    const taken = rows
      .filter(({ isReserved }) => isReserved)
      .map(({ starts }) => [starts, starts + 15 * MINUTE_MS] as const);
    for (const callAt of each(ROWS).map(aTime)) {
      const values = { callAt, callEnds: callAt + callLengthMs(), bufferMs: bufferMs() };
      const inDatabase = asked.get(values)?.['isFree'] === 1;
      expect({ callAt, taken, isFree: inDatabase }).toEqual({
        callAt,
        taken,
        isFree: isFree(callAt, taken),
      });
    }
  }
});

const FORM_VALUES = JSON.stringify({ callDate: '2026-11-23', callTime: '10:00' });

/** No two calls may reserve one time. */
const aTimeOf = (number: number, shift: number) =>
  NOW + (((number * 7 + shift) % 120) - 60) * MINUTE_MS;

function aCallRow(number: number, shift: number) {
  const state = oneOf('pending', 'delivered', 'parked', 'held', 'erased');
  const body = state === 'erased' ? null : FORM_VALUES;
  const callAt = maybe(0.9) ? aTimeOf(number, shift) : null;
  const callEnds = callAt && callAt + callLengthMs();
  const isCancelled = maybe(0.1);
  const isOpen = body === null || state === 'held' || isCancelled || callAt === null || maybe(0.4);
  return {
    id: `${number}`,
    state,
    body,
    callAt,
    callEnds,
    isCancelled,
    reserves: !isOpen,
    needsAgreement: isOpen,
    isFreed: isOpen && maybe(0.3),
    callHash: isOpen && maybe(0.1) ? null : `call ${Math.floor(number / 2)}`,
    revision: number % 2,
    keepUntil: callEnds ? callEnds + bufferMs() : NOW + HOUR_MS,
    acceptedAt: NOW,
    dueAt: NOW,
  };
}

test('whether calls are agreed, or to be agreed', async () => {
  const engine = sqliteEngine(aFolder(), () => NOW);
  for (const shift of each(ROUNDS)) {
    const inserted = each(ROWS).map((number) => insertionInto('outbox', aCallRow(number, shift)));
    await engine.transactInTurn([{ sql: 'DELETE FROM outbox' }, ...inserted]);
    const states = (await selectRequests(engine, 'TRUE'))
      .filter(({ state }) => state !== 'held')
      .map((request) => callStateOf(request, NOW));
    // Once a call has begun, nobody agrees its time any more.
    const toAgree = states.filter((state) => state.is === 'requested' && !state.hasBegun);
    expect(await readCallCounts(engine)).toMatchObject({
      callsAgreed: states.filter(({ is }) => is === 'agreed').length,
      callsToAgree: toAgree.length,
    });
  }
  await engine.close();
});
