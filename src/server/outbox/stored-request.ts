import { z } from 'zod';

export const requestStates = ['pending', 'delivered', 'held', 'parked'] as const;
export const requestState = z.enum(requestStates);
export type RequestState = z.infer<typeof requestState>;

export const OVER_QUOTA = 'its network sent more than its share';

export type NewRequest<Attributes> = {
  id: string;
  body: string;
  attributes?: Partial<Attributes> | undefined;
  secret?: string | null | undefined;
  follows?: string | undefined;
  keepUntil?: number | undefined;
  heldBecause?: string | null | undefined;
};

const common = { id: z.string(), secret: z.string().nullable(), resentAt: z.number().nullable() };

const claimed = z.object({
  ...common,
  body: z.string(),
  attempt: z.number(),
  failures: z.number(),
  probes: z.number(),
  lease: z.string(),
});

const stored = z.object({
  ...common,
  state: requestState,
  body: z.string().nullable(),
  follows: z.string().nullable(),
  heldBecause: z.string().nullable(),
  attempts: z.number(),
  lastAnswer: z.string().nullable(),
  acceptedAt: z.number(),
  dueAt: z.number(),
  lastTriedAt: z.number().nullable(),
  deliveredAt: z.number().nullable(),
});

export type ClaimedRequest<Attributes> = z.infer<typeof claimed> & Attributes;
export type StoredRequest<Attributes> = z.infer<typeof stored> & Attributes;

export type AttributesSchema<Attributes> = { parse(given: unknown): Attributes };

const packed = z.object({ attributes: z.string() });

export function requestParsers<Attributes>(schema: AttributesSchema<Attributes>) {
  const parserOf =
    <Row extends object>(row: z.ZodType<Row>) =>
    (found: unknown): Row & Attributes => ({
      ...row.parse(found),
      ...schema.parse(JSON.parse(packed.parse(found).attributes)),
    });
  return { stored: parserOf(stored), claimed: parserOf(claimed) };
}
