import { bufferMs } from '#domain/agency-calls.ts';
import {
  type Outbox,
  type RequestAttributes,
  readAttributes,
  withAttributes,
} from '#server/site-outbox.ts';
import type { Statement } from '#server/store/engine.ts';
import {
  type Booking,
  isAgreedByOther,
  isBeyondShare,
  isTakenBy,
  type Row,
  timesAt,
} from './booking.ts';

/** A cancelled call has its time still, but does not last. */
const timesOf = (
  status: RequestAttributes['callStatus'],
  callAt: number | null,
  mayReserve: boolean,
) => (status === 'cancelled' ? { callAt, endsAt: 0, reserves: 0 } : timesAt(callAt, mayReserve));

type Times = ReturnType<typeof timesAt>;
type Version = { id: string; times: Times; callStatus: string | null; callSequence: number };

const pointTo = (keyHash: string, { times, ...version }: Version) => ({
  sql: `UPDATE booking SET request_id = :id, starts_at = CAST(:callAt AS BIGINT), ends_at = :endsAt,
    status = :callStatus, call_sequence = :callSequence, reserves = :reserves WHERE key_hash = :keyHash RETURNING key_hash`,
  values: { keyHash, ...times, ...version },
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
  const times = timesOf(status, callAt, !heldBecause && !isBeyond);
  const changed = { callStatus: status, callSequence: call.callSequence + 1 };
  const needsAgreement = given.needsAgreement || isBeyond;
  const attributes = withAttributes(before, { ...changed, callAt, firstId, needsAgreement });
  const keepUntil = times.endsAt + bufferMs();
  // If the earlier request is still undelivered, it now needs agreement: its time is free again.
  const revised = state === 'delivered' ? before : withAttributes(before, { needsAgreement: true });
  return [
    ...insertSql({ id, body, secret: link, follows, heldBecause, keepUntil }, attributes),
    updateSql(follows, revised, 0),
    pointTo(keyHash, { id, times, ...changed }),
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
  const times = timesOf(read.callStatus, read.callAt, !call.heldBecause);
  return [
    updateSql(id, withAttributes(attributes, { needsAgreement }), times.endsAt + bufferMs()),
    pointTo(call.keyHash, {
      id,
      times,
      callStatus: read.callStatus,
      callSequence: read.callSequence,
    }),
  ];
}

export const reserve = (id: string, reserves: boolean) => ({
  sql: 'UPDATE booking SET reserves = :reserves WHERE request_id = :id',
  values: { id, reserves: Number(reserves) },
});
