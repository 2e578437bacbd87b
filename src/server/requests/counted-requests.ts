import { z } from 'zod';
import { offers } from '#content/offers.ts';
import { contactMethods, fieldOptions } from '#domain/consultation-fields.ts';
import type { Queryable } from '#server/store/engine.ts';
import { IS_LAST_OF_CALL, IS_SPAM, parseFormValues } from './stored-request.ts';

const services = [...offers.map(({ id }) => id), ...(fieldOptions['service'] ?? [])];

const numberOrNull = z.number().nullable();

/** What the agency counts of a request or a change. It names nobody and quotes nobody. */
const countedRequest = z.object({
  is: z.enum(['received', 'moved', 'cancelled', 'spam', 'held', 'erased']),
  acceptedAt: z.number(),
  answeredAt: numberOrNull,
  /** When its call was agreed. */
  agreedAt: numberOrNull,
  replyDueAt: numberOrNull,
  service: z.string().nullable(),
  contactMethod: z.string().nullable(),
  leadSource: z.string().nullable(),
  callHash: z.string().nullable(),
  tookPlace: z.number().transform(Boolean),
});
export type CountedRequest = z.infer<typeof countedRequest>;

/** Anybody may post another service, and visitors' own words are not kept. */
export function countedValuesIn(body: string) {
  const { service, contactMethod } = parseFormValues(body);
  return {
    service: services.find((known) => known === service) ?? '',
    contactMethod: contactMethods.find((known) => known === contactMethod) ?? '',
  };
}

/** Rows keep their contact method until somebody asks to be forgotten. */
const KIND = `CASE WHEN ${IS_SPAM} THEN 'spam' WHEN state = 'held' THEN 'held'
  WHEN contact_method IS NULL THEN 'erased' WHEN is_cancelled = 1 THEN 'cancelled'
  WHEN revision > 0 THEN 'moved' ELSE 'received' END`;

/** A purged row has lost the end of its call, which was over by then. */
const TOOK_PLACE = `CASE WHEN agreed_at IS NOT NULL AND needs_agreement = 0 AND is_cancelled = 0
  AND coalesce(call_ends, 0) < :now AND ${IS_LAST_OF_CALL} THEN 1 ELSE 0 END`;

const SELECT = `SELECT ${KIND} AS "is", accepted_at AS "acceptedAt", answered_at AS "answeredAt",
    agreed_at AS "agreedAt", reply_due_at AS "replyDueAt", service,
    contact_method AS "contactMethod", lead_source AS "leadSource", call_hash AS "callHash",
    ${TOOK_PLACE} AS "tookPlace"
  FROM outbox WHERE accepted_at >= :since`;

export const countedSince = async ({ query }: Queryable, since: number) =>
  z.array(countedRequest).parse(await query(SELECT, { since }));
