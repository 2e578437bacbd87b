import { randomUUID } from 'node:crypto';
import { MINUTE_MS } from '#domain/durations.ts';
import { openRequests } from '#server/requests/our-requests.ts';
import { OVER_QUOTA } from '#server/requests/stored-request.ts';
import { insertionInto } from '#server/store/rows.ts';
import { aRequestBody } from '../../../__tests__/kit/builders/requests.ts';

export const ERASED = 'ada@example.com';
const ROWS_A_TRANSACTION = 1_000;

/** Every tenth row has a call to come. */
export async function fill(dataFolder: string, rows: number) {
  const requests = openRequests({ dataFolder });
  const body = JSON.stringify(aRequestBody({ email: ERASED }));
  for (let first = 0; first < rows; first += ROWS_A_TRANSACTION) {
    const numbers = Array.from({ length: ROWS_A_TRANSACTION }, (_, index) => first + index);
    await requests.engine.transactInTurn(numbers.map((number) => heldRow(number, body)));
  }
  await requests.close();
}

function heldRow(number: number, body: string) {
  const acceptedAt = Date.now() - number;
  const callAt = Date.now() + number * 30 * MINUTE_MS;
  const callEnds = callAt + 30 * MINUTE_MS;
  const call = { callHash: randomUUID(), callAt, callEnds, keepUntil: callEnds };
  return insertionInto('outbox', {
    id: randomUUID(),
    state: 'held',
    heldBecause: OVER_QUOTA,
    body,
    acceptedAt,
    dueAt: acceptedAt,
    ...(number % 10 === 0 && call),
  });
}
