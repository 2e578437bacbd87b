import { failureCode, log } from '#server/log.ts';
import type { Answer } from '#server/outbox/answer.ts';
import { type ClaimedRequest, type Submission, submissionOf } from '#server/site-outbox.ts';
import { type MailReceiver, sendMail } from './mail.ts';
import { mailOf } from './mail-of-request.ts';
import { postToWebhook, type WebhookReceiver } from './webhook.ts';

export type Receiver = WebhookReceiver | MailReceiver;

export const deliverTo = (receiver: Receiver) => (request: ClaimedRequest, stop: AbortSignal) =>
  submit(request, receiver, stop);

/** Never throws, and never logs the address. */
export async function submit(
  request: Submission | ClaimedRequest,
  receiver: Receiver,
  stop?: AbortSignal,
): Promise<Answer> {
  const begin = performance.now();
  const isMail = 'smtpUrl' in receiver;
  const answer = await send(request, receiver, stop);
  const ms = Math.round(performance.now() - begin);
  const { kind, ...fields } = { id: request.id, attempt: request.attempt, ms, ...answer };
  if (kind === 'accepted') log.info('Request delivered', fields);
  if ('refusedMailboxes' in fields && fields.refusedMailboxes)
    log.error('The mail server refused some mailboxes: correct MAIL_TO', fields);
  if (kind === 'rejected') log.error(isMail ? 'Mail refused' : 'Webhook submission failed', fields);
  if (kind === 'none') log.error('Error submitting form', fields);
  if (kind === 'not prepared') log.error('Request cannot be prepared', fields);
  return answer;
}

/** It throws only if a request cannot be read or built, before anything is sent. */
async function send(
  given: Submission | ClaimedRequest,
  receiver: Receiver,
  stop?: AbortSignal,
): Promise<Answer> {
  try {
    const request = 'attributes' in given ? submissionOf(given) : given;
    return 'smtpUrl' in receiver
      ? await sendMail(mailOf(request), receiver, stop)
      : await postToWebhook(request, receiver, stop);
  } catch (failure) {
    return { kind: 'not prepared', reason: failureCode(failure) };
  }
}
