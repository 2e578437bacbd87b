import { unsentPage } from '#content/unsent-page.ts';
import type { ConsultationRequest } from '#domain/consultation-request.ts';
import type { Outcome } from '#server/keep-request.ts';
import { answerHtml, answerPlain } from '../../plain-page.ts';
import { notKeptPage, type RefusalToTell, refusalInWords, refusalPage } from './unsent-page.ts';

/**
 * A script gets JSON, and knows the call's link, whose life it is told; a form without JavaScript gets a page, because
 * a person reads it: the one behind the link of a call.
 */
export function answerReceived(post: Request, { outcome, isCallTaken, callLink }: Outcome) {
  if (!isForm(post)) {
    const call =
      isCallTaken === undefined ? {} : { callTaken: isCallTaken, callLink: outcome === 'stored' };
    return json({ received: true, ...call }, 200);
  }
  const page = callLink ? `${new URL(callLink).pathname}?sent` : '/consultation/thank-you';
  return answerPlain(null, 303, { Location: page });
}

export function answerRefused(post: Request, refusal: RefusalToTell) {
  const { status, headers } = refusal;
  const told = refusalInWords(refusal);
  return isForm(post)
    ? answerHtml(refusalPage(told), status, headers)
    : json({ error: told.reason, fields: told.fields }, status, headers);
}

/** The script has a copy and will be back. A form has none: the page that answers it becomes the copy. */
export function answerNotKept(post: Request, request: ConsultationRequest) {
  const headers = { 'Retry-After': '30' };
  return isForm(post)
    ? answerHtml(notKeptPage(request), 503, headers)
    : json({ error: unsentPage.notKept.text }, 503, headers);
}

export function isForm({ headers }: Request) {
  return /^\s*application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
}

const json = (value: unknown, status: number, headers?: Record<string, string>) =>
  answerPlain(JSON.stringify(value), status, { 'Content-Type': 'application/json', ...headers });
