import type { Environment } from '#server/configuration/environment.ts';
import { isOn, type Mails, mailsIn } from '#server/mail/mails.ts';
import { mailSender } from '#server/mail/send-mails.ts';
import type { Send } from '#server/outbox/deliver.ts';
import type { Outbox } from '#server/site-outbox.ts';
import { deliverTo } from './receiver.ts';

/** An outbox, and what sends its rows. */
export type Delivered = {
  outbox: Pick<Outbox | Mails, 'deliver' | 'msUntilDue'>;
  send: Send;
  of?: string;
};

type Given = Pick<Environment, 'receiver' | 'mailing'>;

/** Each has a lane of its own, so that a dead webhook delays no mail, and a dead mail server no request. */
export function deliveriesOf(outbox: Outbox, { receiver, mailing }: Given): Delivered[] {
  const mails = { outbox: mailsIn(outbox.engine), send: mailSender(outbox, mailing), of: 'mails' };
  const requests = receiver ? [{ outbox, send: deliverTo(receiver) }] : [];
  return [...requests, ...(isOn(mailing) ? [mails] : [])];
}
