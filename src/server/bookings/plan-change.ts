import { bufferMs } from '#domain/agency-calls.ts';
import { type Outbox, readAttributes, withAttributes } from '#server/site-outbox.ts';
import type { Statement } from '#server/store/engine.ts';
import {
  type Booking,
  columnsOf,
  isAgreedByOther,
  isBeyondShare,
  isTakenBy,
  type Row,
} from './booking.ts';

const pointTo = (keyHash: string, id: string, columns: ReturnType<typeof columnsOf>) => ({
  sql: `UPDATE booking SET request_id = :id, starts_at = CAST(:callAt AS BIGINT), ends_at = :endsAt,
    status = :callStatus, call_sequence = :callSequence, reserves = :reserves WHERE key_hash = :keyHash RETURNING key_hash`,
  values: { keyHash, id, ...columns },
});

export type Change = {
  keyHash: string;
  id: string;
  /** The change applies only while this is the latest request. */
  follows: string;
  status: 'moved' | 'cancelled';
  body: string;
  link: string | null;
  callAt: number | null;
  needsAgreement: boolean;
};

/** Nothing is written if the call has changed meanwhile, or its new time is taken. */
export function planChange(
  { insertSql, updateSql }: Outbox,
  call: Booking | undefined,
  others: readonly Booking[],
  given: Change,
): Statement[] {
  const { keyHash, id, follows, status, body, link, callAt } = given;
  const isMoved = status === 'moved';
  if (call?.id !== follows || call.body === null || (isMoved && isTakenBy(others, callAt)))
    return [];
  const { attributes: before, state, heldBecause, firstId } = call;
  const isBeyond = isMoved && isBeyondShare(call, others);
  const changed = { callAt, callStatus: status, callSequence: call.callSequence + 1 };
  const columns = columnsOf(changed, !heldBecause && !isBeyond);
  const needsAgreement = given.needsAgreement || isBeyond;
  const attributes = withAttributes(before, { ...changed, firstId, needsAgreement });
  const keepUntil = columns.endsAt + bufferMs();
  // If the earlier request is still undelivered, it now needs agreement: its time is free again.
  const revised = state === 'delivered' ? before : withAttributes(before, { needsAgreement: true });
  return [
    ...insertSql({ id, body, secret: link, follows, heldBecause, keepUntil }, attributes),
    updateSql(follows, revised, 0),
    pointTo(keyHash, id, columns),
  ];
}

/** The receiver may know the earlier request, and has its time in a calendar. */
export function planReturn(
  { updateSql }: Outbox,
  call: Booking,
  earlier: Row,
  others: readonly Booking[],
) {
  const { id, attributes } = earlier;
  const read = readAttributes(attributes);
  const needsAgreement = read.needsAgreement || isAgreedByOther(others, read.callAt);
  const columns = columnsOf(read, !call.heldBecause);
  return [
    updateSql(id, withAttributes(attributes, { needsAgreement }), columns.endsAt + bufferMs()),
    pointTo(call.keyHash, id, columns),
  ];
}

export const reserve = (id: string, reserves: boolean) => ({
  sql: 'UPDATE booking SET reserves = :reserves WHERE request_id = :id',
  values: { id, reserves: Number(reserves) },
});
