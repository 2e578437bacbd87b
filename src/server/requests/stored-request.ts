import { z } from 'zod';

export const requestState = z.enum(['pending', 'delivered', 'held', 'parked', 'erased']);
export type RequestState = z.infer<typeof requestState>;

export const OVER_QUOTA = 'over quota';
export const FLOOD = 'unusual flood';
/** Reasons for which a real visitor may be held. */
export const MAY_BE_REAL = [OVER_QUOTA, FLOOD];

const flag = z.number().transform(Boolean);
const moment = z.number().nullable();
const text = z.string().nullable();

export const COLUMNS = `id, state, body, attributes, link, call, change, first_id AS "firstId", call_at AS "callAt",
  call_ends AS "callEnds", is_cancelled AS "isCancelled", by_agency AS "byAgency", needs_agreement AS "needsAgreement", reserves,
  in_calendar AS "inCalendar", held_because AS "heldBecause", attempts, last_answer AS "lastAnswer",
  accepted_at AS "acceptedAt", due_at AS "dueAt", last_tried_at AS "lastTriedAt", delivered_at AS "deliveredAt",
  resent_at AS "resentAt"`;

/** What describes the visitor's request. A later version may write more. */
const attributes = z.object({
  timeZone: text.default(null),
  language: text.default(null),
  leadSource: text.default(null),
});
export type Attributes = z.infer<typeof attributes>;

export type Answers = Readonly<Record<string, string | null | undefined>>;
const answers = z.record(z.string(), z.string().nullable());

/** A row with a text that this version cannot read stops no other row. */
function jsonIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}');
  } catch {
    return {};
  }
}

export const answersIn = (body: string | null): Answers => answers.catch({}).parse(jsonIn(body));

export const storedRequest = z
  .object({
    id: z.string(),
    state: requestState,
    body: text,
    attributes: z.string(),
    /** To the page of the call, until it is over. */
    link: text,
    /** A hash of the link's key. */
    call: text,
    change: z.number(),
    firstId: text,
    callAt: moment,
    callEnds: moment,
    isCancelled: flag,
    byAgency: z.enum(['changed', 'freed']).nullable(),
    needsAgreement: flag,
    reserves: flag,
    inCalendar: text,
    heldBecause: text,
    attempts: z.number(),
    lastAnswer: text,
    acceptedAt: z.number(),
    dueAt: z.number(),
    lastTriedAt: moment,
    deliveredAt: moment,
    resentAt: moment,
  })
  .transform(({ attributes: described, ...row }) => ({
    ...row,
    ...attributes.catch(attributes.parse({})).parse(jsonIn(described)),
    answers: answersIn(row.body),
    callStatus: statusOf(row),
    needsAgreement: row.needsAgreement || isWithoutItsTime(row),
  }));

export type StoredRequest = z.infer<typeof storedRequest>;

const statusOf = ({ isCancelled, change }: { isCancelled: boolean; change: number }) =>
  isCancelled ? ('cancelled' as const) : change > 0 ? ('moved' as const) : null;

type Call = { call: string | null; callAt: number | null; isCancelled: boolean; reserves: boolean };

/** Held, moved since, or never free: what reserves no time is not agreed. */
const isWithoutItsTime = ({ call, callAt, isCancelled, reserves }: Call) =>
  call !== null && callAt !== null && !isCancelled && !reserves;

/** What a receiver gets. A request that is not stored has no more than this. */
export type Submission = Described & { id: string; body: string; attempt?: number };

export type Described = Partial<Omit<StoredRequest, 'id' | 'body' | 'answers'>> & {
  answers: Answers;
};
