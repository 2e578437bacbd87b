import { randomUUID } from 'node:crypto';
import { type Environment, environment } from '#server/configuration/environment.ts';
import { type Courier, courierOf } from '#server/delivery/courier.ts';
import { deliverTo } from '#server/delivery/submit.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { mailSender } from '#server/mail/send-mails.ts';
import { processWide } from '#server/process/process-wide.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import type { Requests } from '#server/requests/requests.ts';
import { housekeeping } from '#server/watch/housekeeping.ts';

type Receivers = Pick<Environment, 'receiver' | 'mailing'>;

/** Each queue has its own lane, so that a dead webhook delays no mail, and a dead mail server no request. */
export function couriersOf(requests: Requests, { receiver, mailing }: Receivers): Courier[] {
  const mails = mailsIn(requests.engine);
  const { timeoutMs } = receiver ?? { timeoutMs: 0 };
  const enqueueDue = () => mails.enqueueDue(mailing);
  return [
    ...(receiver ? [courierOf(requests, deliverTo(receiver), { timeoutMs })] : []),
    ...(mailing.visitors || mailing.copies
      ? [courierOf(mails, mailSender(requests, mailing), { enqueueDue })]
      : []),
  ];
}

/** A serverless host ends an invocation after 60 s. The receiver of the last claimed row has 30 s to answer (`environment.ts`), and 15 s remain to record it and to send alerts. */
const CLAIM_FOR_MS = 15_000;
const HANG_UP_AFTER_MS = 45_000;

export async function deliverAndKeepHouse() {
  const settings = environment();
  const requests = ourRequests();
  try {
    const run = {
      lease: randomUUID(),
      stopClaiming: AbortSignal.timeout(CLAIM_FOR_MS),
      hangUp: AbortSignal.timeout(HANG_UP_AFTER_MS),
    };
    await Promise.all(couriersOf(requests, settings).map((courier) => courier.deliver(run)));
  } finally {
    await processWide('housekeeping', () => housekeeping(requests, settings))();
  }
}
