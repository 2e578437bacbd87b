import type { Environment } from '#server/configuration/environment.ts';
import { mailSender } from '#server/mail/mail-sender.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { type Courier, courierOf } from '#server/queue/courier.ts';
import type { Requests } from '#server/requests/requests.ts';
import { requestSender } from './send-to-receiver.ts';

type Receivers = Pick<Environment, 'receiver' | 'mailing'>;

/** A dead webhook must delay no mail, and a dead mail server no request. */
export function couriersOf(requests: Requests, { receiver, mailing }: Receivers): Courier[] {
  const mails = mailsIn(requests.engine);
  const enqueueNew = () => mails.enqueueForNewRequests(mailing);
  const couriers: Courier[] = [];
  if (receiver) {
    const { timeoutMs } = receiver;
    couriers.push(courierOf(requests, requestSender(receiver), { timeoutMs }));
  }
  if (mailing.visitors || mailing.copies)
    couriers.push(
      courierOf(mails, mailSender(requests, mailing), {
        enqueueNew,
        // The outbox commands take the id of the request.
        idInLog: ({ requestId }) => requestId,
      }),
    );
  return couriers;
}
