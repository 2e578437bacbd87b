import { DatabaseSync } from 'node:sqlite';
import { callHours } from '#domain/call-hours.ts';
import { bufferMs, callLengthMs } from '#domain/call-span.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { isFree, isFreeSql } from '#server/requests/free-time.ts';

const CALL_AT = Date.UTC(2026, 10, 23, 15);

const database = new DatabaseSync(':memory:');
database.exec('CREATE TABLE outbox (call_at INTEGER, call_ends INTEGER, reserves INTEGER)');
afterAll(() => database.close());

function isFreeInDatabase(callAt: number, taken: readonly [starts: number, ends: number]) {
  database.exec('DELETE FROM outbox');
  database.prepare('INSERT INTO outbox VALUES (?, ?, 1)').run(...taken);
  const callEnds = callAt + callLengthMs();
  const select = database.prepare(`SELECT ${isFreeSql(':callAt', ':callEnds')} AS free`);
  return select.get({ callAt, callEnds, bufferMs: bufferMs() })?.['free'] === 1;
}

test.each<[string, bufferMinutes: number, starts: number, ends: number, isFree: boolean]>([
  ['ends when the call begins', 0, -60, 0, true],
  ['ends later than that', 0, -60, 1, false],
  ['begins when the call ends', 0, 30, 60, true],
  ['begins earlier than that', 0, 29, 60, false],
  ['ends a buffer before the call', 5, -60, -5, true],
  ['ends within the buffer', 5, -60, -4, false],
  ['begins a buffer after the call', 5, 35, 60, true],
  ['begins within the buffer', 5, 34, 60, false],
  ['is around the call', 0, -60, 60, false],
  ['is within the call', 0, 10, 20, false],
])('code and database agree about a taken time that %s', (...row) => {
  const [, bufferMinutes, starts, ends, free] = row;
  Object.assign(callHours, { callMinutes: 30, bufferMinutes });
  const taken = [CALL_AT + starts * MINUTE_MS, CALL_AT + ends * MINUTE_MS] as const;

  const inCode = isFree(CALL_AT, [taken]);
  const inDatabase = isFreeInDatabase(CALL_AT, taken);

  expect({ inCode, inDatabase }).toEqual({ inCode: free, inDatabase: free });
});
