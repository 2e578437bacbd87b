import { z } from 'zod';
import { bufferMs, callLengthMs } from '#domain/agency-calls.ts';
import { storedState } from '#server/outbox/stored-request.ts';
import { type RequestAttributes, readAttributes, requestAttributes } from '#server/site-outbox.ts';
import type { Statement, Values } from '#server/store/engine.ts';

export type Caller = { network: number | null; email: number | null; phone: number | null };

const booking = z
  .object({
    keyHash: z.string(),
    firstId: z.string(),
    id: z.string(),
    callAt: z.number().nullable(),
    endsAt: z.number(),
    callStatus: requestAttributes.shape.callStatus.catch(null),
    callSequence: z.number(),
    isReserved: z.number().transform(Boolean),
    network: z.number().nullable(),
    email: z.number().nullable(),
    phone: z.number().nullable(),
    state: storedState,
    heldBecause: z.string().nullable(),
    body: z.string().nullable(),
    secret: z.string().nullable(),
    attributes: z.string(),
    acceptedAt: z.number(),
  })
  .transform((row) => ({ ...readAttributes(row.attributes), ...row }));

export type Booking = z.infer<typeof booking>;
export type ComingCall = Booking & { callAt: number };

const IS_RESERVED = 'reserves = 1 AND ends_at > :now - :bufferMs AND body IS NOT NULL';

const BOOKING = `SELECT key_hash AS "keyHash", first_id AS "firstId", request_id AS id, starts_at AS "callAt",
  ends_at AS "endsAt", status AS "callStatus", call_sequence AS "callSequence", network, email, phone, state, body, secret, attributes,
  held_because AS "heldBecause", accepted_at AS "acceptedAt",
  CASE WHEN ${IS_RESERVED} THEN 1 ELSE 0 END AS "isReserved"
  FROM booking JOIN outbox ON outbox.id = request_id`;

export const bookings = (which: string, values = {}): Statement => ({
  sql: `${BOOKING} ${which}`,
  values: { ...values, bufferMs: bufferMs() },
});

export const ofKey = (keyHash: string) => bookings('WHERE key_hash = :keyHash', { keyHash });
export const ofRequest = (id: string) => bookings('WHERE request_id = :id', { id });
/** The other calls that have a time. */
export const reservedBeside = (id: string) =>
  bookings(`WHERE ${IS_RESERVED} AND request_id <> :id`, { id });
export const requests = (which: string, values: Values): Statement => ({
  sql: `SELECT id, attributes FROM outbox WHERE ${which} AND body IS NOT NULL`,
  values,
});

export const parsed = (rows: readonly unknown[] = []) => rows.map((row) => booking.parse(row));
const request = z.object({ id: z.string(), attributes: z.string() });
export type Row = z.infer<typeof request>;
export const firstOf = (rows: readonly unknown[] = []) => request.optional().parse(rows[0]);

export const timeOf = ({ callAt, endsAt }: Pick<Booking, 'callAt' | 'endsAt'>): Taken[] =>
  callAt === null ? [] : [[callAt, endsAt]];

type Taken = readonly [starts: number, ends: number];

export function isFree(callAt: number, taken: readonly Taken[]) {
  const [begins, ends] = [callAt - bufferMs(), callAt + callLengthMs() + bufferMs()];
  return !taken.some((other) => begins < other[1] && ends > other[0]);
}

export const isTakenBy = (others: readonly Booking[], callAt: number | null) =>
  callAt !== null && !isFree(callAt, others.flatMap(timeOf));

export const isAgreedByOther = (others: readonly Booking[], callAt: number | null) =>
  isTakenBy(
    others.filter(({ needsAgreement }) => !needsAgreement),
    callAt,
  );

/** For each network, e-mail address and telephone, so that a stranger cannot take a month. */
export const MAX_RESERVED = 3;

export const isBeyondShare = (caller: Caller, others: readonly Booking[]) =>
  (['network', 'email', 'phone'] as const).some((kind) => {
    const same = others.filter((other) => other[kind] === caller[kind]);
    return caller[kind] !== null && same.length >= MAX_RESERVED;
  });

/** What a booking knows of its latest request. A cancelled call has its time still, but does not last. */
export function columnsOf(request: Partial<RequestAttributes>, mayReserve: boolean) {
  const { callAt = null, callStatus = null, callSequence = 0 } = request;
  const lasts = callAt !== null && callStatus !== 'cancelled';
  const endsAt = lasts ? callAt + callLengthMs() : 0;
  return { callAt, callStatus, callSequence, endsAt, reserves: Number(lasts && mayReserve) };
}
