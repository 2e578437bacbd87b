import { callStateOf } from '#domain/call-state.ts';
import type { Mailing } from '#server/configuration/receivers.ts';
import { failureCode, log } from '#server/process/log.ts';
import type { Attempt } from '#server/queue/attempt.ts';
import type { Claimed } from '#server/queue/claims.ts';
import type { Requests } from '#server/requests/requests.ts';
import { needlessAttempt, SWITCHED_OFF, whyNotDue } from './mail-due.ts';
import { isMailKind, mailKinds } from './mail-kinds.ts';
import { sendMail } from './smtp.ts';
import type { StoredMail } from './stored-mail.ts';

export function mailSender(requests: Requests, mailing: Mailing, post = sendMail) {
  return async (mail: Claimed<StoredMail>, stop: AbortSignal) => {
    const begin = performance.now();
    const attempt = await send(mail, stop);
    const ms = Math.round(performance.now() - begin);
    const { verdict, answer } = attempt;
    // The outbox commands take the id of the request.
    const fields = { id: mail.requestId, kind: mail.kind, attempt: mail.attemptNumber, ms, answer };
    if (verdict === 'accepted') log.info('Mail sent', fields);
    else if (verdict === 'needless') log.warn('Mail dropped', fields);
    else if (verdict !== 'not counted') log.error('Mail failed', fields);
    return attempt;
  };

  async function send(mail: Claimed<StoredMail>, stop: AbortSignal): Promise<Attempt> {
    const request = await requests.findForMail(mail.requestId);
    if (!request?.body) return needlessAttempt('the request is erased');
    // A process with a newer version may send a kind that this one does not know.
    if (!isMailKind(mail.kind)) return SWITCHED_OFF;
    const kind = mailKinds[mail.kind];
    const receiver = mailing[kind.audience];
    if (!receiver) return SWITCHED_OFF;
    try {
      const email = request.formValues['email'] ?? '';
      const callState = callStateOf(request, mail.now);
      const notDue = whyNotDue(kind, mail, email, callState);
      if (notDue) return notDue;
      const written = kind.write(request, mail.now);
      const isCopy = kind.audience === 'copies';
      const to = isCopy ? receiver.to : [email];
      const audience = isCopy ? 'copy' : 'visitor';
      return await postOnce({ ...written, id: mail.id, audience }, { ...receiver, to }, stop);
    } catch (failure) {
      return needlessAttempt('it cannot be written', failureCode(failure));
    }
  }

  /** A mail that may have arrived is not sent again. */
  async function postOnce(...given: Parameters<typeof sendMail>): Promise<Attempt> {
    const attempt = await post(...given);
    return attempt.verdict === 'may have arrived' ? { ...attempt, verdict: 'accepted' } : attempt;
  }
}
