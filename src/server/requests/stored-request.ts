import { z } from 'zod';
import type { Reason } from '#content/operator-words.ts';
import type { QueueTable } from '#server/queue/queue-table.ts';
import { columnsOf } from '#server/store/rows.ts';

/**
 * `erased`: the form values were erased before delivery. A delivered request stays `delivered`
 * without them.
 */
export const deliveryState = z.enum(['pending', 'delivered', 'held', 'parked', 'erased']);
export type DeliveryState = z.infer<typeof deliveryState>;

export const OVER_QUOTA = 'over quota' satisfies Reason;
export const FLOOD = 'unusual flood' satisfies Reason;
export const MAY_BE_REAL: string[] = [OVER_QUOTA, FLOOD];
export const MAY_BE_REAL_SQL = `held_because IN ('${MAY_BE_REAL.join("', '")}')`;
export const IS_SPAM = `state = 'held' AND held_because NOT IN ('${MAY_BE_REAL.join("', '")}')`;

const flag = z.number().transform(Boolean);
const numberOrNull = z.number().nullable();
const text = z.string().nullable();

const row = z.object({
  id: z.string(),
  state: deliveryState,
  body: text,
  timeZone: text,
  language: text,
  leadSource: text,
  link: text,
  agencyProof: text,
  callHash: text,
  revision: z.number(),
  firstId: text,
  callAt: numberOrNull,
  callEnds: numberOrNull,
  isCancelled: flag,
  isByAgency: flag,
  isFreed: flag,
  needsAgreement: flag,
  reserves: flag,
  calendarEvent: text,
  networkHash: numberOrNull,
  heldBecause: text,
  attempts: z.number(),
  lastAnswer: text,
  acceptedAt: z.number(),
  dueAt: z.number(),
  lastTriedAt: numberOrNull,
  deliveredAt: numberOrNull,
  resentAt: numberOrNull,
  answeredAt: numberOrNull,
  replyDueAt: numberOrNull,
});

/** `condition` names the later request `later`. */
export const isChangedLaterSql = (condition = 'TRUE') => `EXISTS (SELECT 1 FROM outbox AS later
  WHERE later.call_hash = outbox.call_hash AND later.revision > outbox.revision AND ${condition})`;

export const IS_LAST_OF_CALL = `NOT ${isChangedLaterSql()}`;

const BEFORE = 'earlier.call_hash = outbox.call_hash AND earlier.revision = outbox.revision - 1';
export const REQUEST_COLUMNS = `${columnsOf(row.shape)}, ${isChangedLaterSql()} AS "isChangedLater",
  (SELECT nullif(call_at, outbox.call_at) FROM outbox AS earlier WHERE ${BEFORE})
    AS "callAtBefore"`;

/**
 * `isChangedLater`: a later request moved or cancelled its call. `callAtBefore`: the time before
 * this change, if it was another.
 */
const fromOtherRows = { isChangedLater: z.coerce.boolean(), callAtBefore: numberOrNull };

export const storedRequest = row
  .extend(fromOtherRows)
  .transform((request) => ({ ...request, formValues: parseFormValues(request.body) }));

export type StoredRequest = z.infer<typeof storedRequest>;

/** A request for a call at a known moment, whose link is known. */
export type TimedCall = StoredRequest & { callHash: string; callAt: number };

export const isTimedCall = (request: StoredRequest): request is TimedCall =>
  request.callHash !== null && request.callAt !== null;

export const requestTable = {
  name: 'outbox',
  columns: REQUEST_COLUMNS,
  row: storedRequest,
  // Receivers keep the change that comes last.
  series: { of: 'call_hash', place: 'revision' },
} as const satisfies QueueTable<StoredRequest>;

export type FormValues = Readonly<Record<string, string | null | undefined>>;
const formValues = z.record(z.string(), z.string().nullable());

/**
 * A body that this version cannot read has no form values, so that lists with its row still work.
 */
export function parseFormValues(body: string | null): FormValues {
  try {
    return formValues.parse(JSON.parse(body ?? '{}'));
  } catch {
    return {};
  }
}

/** A request that is delivered without being stored may lack all but id, body and form values. */
export type DeliverableRequest = Partial<StoredRequest> & {
  id: string;
  body: string;
  formValues: FormValues;
  attemptNumber?: number;
};
