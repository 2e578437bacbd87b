import { z } from 'zod';
import type { MailReceiver } from '#server/delivery/mail.ts';
import * as outbox from '#server/outbox/outbox.ts';
import { uuidOf } from '#server/site-outbox.ts';
import type { Engine } from '#server/store/engine.ts';

/** To whom the site sends mails of its own accord: to visitors, and to the owner's mailbox beside a webhook. */
export type Mailing = { visitors?: MailReceiver | undefined; copies?: MailReceiver | undefined };
export const isOn = ({ visitors, copies }: Mailing) => Boolean(visitors || copies);

export const mailAttributes = z.object({
  kind: z.enum(['confirmation', 'reminder', 'copy']),
  requestId: z.string(),
});

export type MailKind = z.infer<typeof mailAttributes>['kind'];
export type Mails = outbox.Outbox<object>;

const schema = { queue: 'mail', readAttributes: () => ({}), fields: [] };

/** The outbox of mails. A row has the recipient and the kind; the words are written when it is sent. */
export const mailsIn = (engine: Engine, options?: outbox.Options): Mails =>
  outbox.outboxIn(engine, schema, options);

/** Derived, so that no request has two confirmations, and no time of a call two reminders. */
export const mailId = (kind: MailKind, requestId: string) => uuidOf(`${kind} ${requestId}`);

export const recipientOf = (body: string) =>
  z.object({ email: z.string() }).safeParse(JSON.parse(body)).data?.email;
