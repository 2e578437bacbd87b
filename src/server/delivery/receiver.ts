import { failureCode, log } from '#server/log.ts';
import type { Answer } from '#server/outbox/answer.ts';
import { type MailReceiver, sendMail } from './mail.ts';
import { mailOf } from './mail-of-request.ts';
import type { Submission } from './submission.ts';
import { postToWebhook, type WebhookReceiver } from './webhook.ts';

/** A workflow or a mailbox. No other module knows which. */
export type Receiver = WebhookReceiver | MailReceiver;

/** Never throws, and never logs the address. */
export async function submit(
  request: Submission,
  receiver: Receiver,
  stop?: AbortSignal,
): Promise<Answer> {
  const begin = performance.now();
  const isMail = 'smtpUrl' in receiver;
  const answer = await send(request, receiver, stop);
  const ms = Math.round(performance.now() - begin);
  const { kind, ...fields } = { id: request.id, attempt: request.attempt, ms, ...answer };
  if (kind === 'accepted') log.info('Request delivered', fields);
  if ('mailboxesWithout' in fields && fields.mailboxesWithout)
    log.error('Some mailboxes were refused', fields);
  if (kind === 'rejected') log.error(isMail ? 'Mail refused' : 'Webhook submission failed', fields);
  if (kind === 'none') log.error('Error submitting form', fields);
  if (kind === 'not prepared') log.error('Request cannot be prepared', fields);
  return answer;
}

/** An exception is thrown before anything is sent and concerns this request alone. */
async function send(request: Submission, receiver: Receiver, stop?: AbortSignal): Promise<Answer> {
  try {
    return 'smtpUrl' in receiver
      ? await sendMail(mailOf(request), receiver, stop)
      : await postToWebhook(request, receiver, stop);
  } catch (failure) {
    return { kind: 'not prepared', reason: failureCode(failure) };
  }
}
