import { randomUUID } from 'node:crypto';
import { type Environment, environment } from '#server/configuration/environment.ts';
import { housekeeping } from '#server/health/housekeeping.ts';
import { isOn, type Mails, mailsIn } from '#server/mail/mails.ts';
import { mailSender } from '#server/mail/send-mails.ts';
import { ourOutbox } from '#server/open-outbox.ts';
import type { Send } from '#server/outbox/deliver.ts';
import { processWide } from '#server/process-wide.ts';
import type { Outbox } from '#server/site-outbox.ts';
import { deliverTo } from './receiver.ts';

/** An outbox, and what sends its rows. */
export type Delivered = { outbox: Pick<Outbox | Mails, 'deliver' | 'msUntilDue'>; send: Send };

type Given = Pick<Environment, 'receiver' | 'mailing'>;

/** Each has a lane of its own, so that a dead webhook delays no mail, and a dead mail server no request. */
export function deliveriesOf(outbox: Outbox, { receiver, mailing }: Given): Delivered[] {
  const mails = { outbox: mailsIn(outbox.engine), send: mailSender(outbox, mailing) };
  const requests = receiver ? [{ outbox, send: deliverTo(receiver) }] : [];
  return [...requests, ...(isOn(mailing) ? [mails] : [])];
}

/** A serverless host ends an invocation after 60 s: 30 s remain for the receiver, 15 s for recording and alerts. */
const CLAIM_FOR_MS = 15_000;
const HANG_UP_AFTER_MS = 45_000;

export async function deliverOnce() {
  const given = environment();
  const outbox = ourOutbox();
  try {
    const delivery = {
      lease: randomUUID(),
      stopClaiming: AbortSignal.timeout(CLAIM_FOR_MS),
      hangUp: AbortSignal.timeout(HANG_UP_AFTER_MS),
    };
    const deliver = ({ outbox, send }: Delivered) => outbox.deliver(send, delivery);
    await Promise.all(deliveriesOf(outbox, given).map(deliver));
  } finally {
    await processWide('housekeeping', () => housekeeping(outbox, given))();
  }
}
