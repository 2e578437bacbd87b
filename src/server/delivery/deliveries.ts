import type { Outbox } from '#server/leads.ts';
import { isOn, type Mailing, type Mails, mailsIn } from '#server/mail/mails.ts';
import { mailSender } from '#server/mail/send-mails.ts';
import type { Send } from '#server/outbox/deliver.ts';
import { deliverTo, type Receiver } from './receiver.ts';

/** An outbox, and what sends its rows. */
export type Delivered = {
  outbox: Pick<Outbox | Mails, 'deliver' | 'msUntilDue'>;
  send: Send;
  of?: string;
};

type Given = { receiver?: Receiver | undefined; mailing: Mailing };

/** Each has a lane of its own, so that a dead webhook delays no mail, and a dead mail server no request. */
export function deliveriesOf(outbox: Outbox, { receiver, mailing }: Given): Delivered[] {
  const requests = receiver && { outbox, send: deliverTo(receiver) };
  const mails = isOn(mailing) && {
    outbox: mailsIn(outbox.engine),
    send: mailSender(outbox, mailing),
    of: 'mails',
  };
  return [...(requests ? [requests] : []), ...(mails ? [mails] : [])];
}
