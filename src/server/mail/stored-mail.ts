import { z } from 'zod';
import { DAY_MS, HOUR_MS } from '#domain/durations.ts';
import { columnsOf } from '#server/store/rows.ts';

/** These stand in `counted_network` in place of a network, which is never negative. */
export const VISITOR_HAS_HAD_ONE = -1;
export const BY_AGENCY = -2;

/** A time further ahead was written by a wrong clock. */
export const sentSince = (ms: number, condition: string) =>
  `(SELECT count(*) FROM mail AS sent WHERE sent.state = 'delivered'
    AND sent.delivered_at BETWEEN :now - ${ms} AND :now + ${ms} AND ${condition})`;

/** `ended`: the mail will not be sent. */
const mailState = z.enum(['pending', 'delivered', 'parked', 'ended']);

const row = z.object({
  id: z.string(),
  state: mailState,
  /** A later version, which was taken back, may have kinds that this one does not know. */
  kind: z.string(),
  requestId: z.string(),
  acceptedAt: z.number(),
  lastAnswer: z.string().nullable(),
  deliveredAt: z.number().nullable(),
  countedNetwork: z.number().nullable(),
});

export const MAIL_COLUMNS = `${columnsOf(row.shape)},
  ${sentSince(DAY_MS, 'sent.recipient_hash = mail.recipient_hash')} AS "mailsInADay",
  ${sentSince(HOUR_MS, `sent.counted_network <> ${BY_AGENCY}`)} AS "confirmationsInAnHour",
  ${sentSince(HOUR_MS, 'sent.counted_network = mail.counted_network')} AS "countedAlikeInAnHour"`;

export const storedMail = row.extend({
  mailsInADay: z.number(),
  confirmationsInAnHour: z.number(),
  countedAlikeInAnHour: z.number(),
});

export type StoredMail = z.infer<typeof storedMail>;
