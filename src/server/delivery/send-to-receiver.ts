import type { Receiver } from '#server/configuration/receivers.ts';
import { writeOwnerMail } from '#server/mail/owner-mail.tsx';
import { type MailAttempt, sendMail } from '#server/mail/smtp.ts';
import { log } from '#server/process/log.ts';
import { type Attempt, isStatus, unpreparedAttempt } from '#server/queue/attempt.ts';
import type { Send } from '#server/queue/courier.ts';
import type { DeliverableRequest, StoredRequest } from '#server/requests/stored-request.ts';
import { postToWebhook } from './webhook.ts';

/** The database lets no pending row lose its body. The type cannot say so. */
export const requestSender =
  (receiver: Receiver): Send<StoredRequest> =>
  async ({ body, ...request }, stop) =>
    body === null
      ? { verdict: 'not counted' }
      : sendToReceiver({ ...request, body }, receiver, stop);

/** Never throws, and logs at most the host of a receiver's address, in an error of TLS. */
export async function sendToReceiver(
  request: DeliverableRequest,
  receiver: Receiver,
  stop?: AbortSignal,
): Promise<MailAttempt> {
  const begin = performance.now();
  const attempt = await send(request, receiver, stop);
  const ms = Math.round(performance.now() - begin);
  const { verdict, answer } = attempt;
  const fields = { id: request.id, attempt: request.attemptNumber, ms, answer };
  if (verdict === 'accepted') log.info('Request delivered', fields);
  else if (verdict !== 'not counted') log.error(failureOf(attempt, receiver), fields);
  return attempt;
}

/** The owner asked for these words, which browsers log, too. */
function failureOf(attempt: Attempt, receiver: Receiver) {
  if (!isStatus(attempt.answer)) return 'Error submitting form';
  return 'smtpUrl' in receiver ? 'Mail refused' : 'Webhook submission failed';
}

async function send(
  request: DeliverableRequest,
  receiver: Receiver,
  stop?: AbortSignal,
): Promise<MailAttempt> {
  try {
    return 'smtpUrl' in receiver
      ? await sendMail(writeOwnerMail(request), receiver, stop)
      : await postToWebhook(request, receiver, stop);
  } catch (failure) {
    return unpreparedAttempt(failure);
  }
}
