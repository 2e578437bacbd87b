import { agency, contactLinks } from '#content/agency.ts';
import { consultationPage } from '#content/consultation-page.ts';
import {
  answerLabels,
  fieldProblems,
  unsentPage,
  unsentPage as words,
} from '#content/unsent-page.ts';
import type { ConsultationRequest } from '#domain/consultation-request.ts';
import type { Refusal } from '#server/intake/refusal.ts';
import type { Outcome } from '#server/keep-request.ts';
import { answerHtml, answerPlain, escaped, paragraph, plainPage } from '../../plain-page.ts';

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

export type RefusalToTell = Pick<Refusal, 'status' | 'fields' | 'headers'>;

/** A refusal as the visitor reads it, in the language of the site. */
export function refusalInWords({ status, fields, headers }: RefusalToTell): Told {
  const { wrongFields, tooMany, refused, back } = words;
  if (fields) return { ...wrongFields, fields: inWords(fields), next: back };
  if (status === 429 || status === 503)
    return { ...tooMany, reason: tooMany.reason(headers['Retry-After'] ?? '') };
  return { title: refused.title, reason: refused.because[status], next: back };
}

/** The page for a refusal: what is wrong, and the way back to a form that still holds every answer. */
export function refusalPage({ title, reason, fields, next }: Told) {
  return plainPage(
    title,
    paragraph(reason) + (fields ? list(fields) : '') + paragraph(next) + REACH_US,
  );
}

type Told = { title: string; reason: string; fields?: Reasons; next: string };
type Reasons = Readonly<Record<string, string>>;

const inWords = (fields: NonNullable<Refusal['fields']>): Reasons =>
  Object.fromEntries(Object.entries(fields).map(([field, what]) => [field, fieldProblems[what]]));

/** The page for a request that nothing could keep: the page itself is the copy, one press away from us. */
export function notKeptPage(request: ConsultationRequest) {
  const { title, text, again } = words.notKept;
  const copy = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escaped(value ?? '')}">`,
  );
  return plainPage(
    title,
    `${paragraph(text)}
    <form method="post" action="/api/consultation">${copy.join('')}<button>${again}</button></form>
    ${REACH_US}`,
  );
}

const REACH_US = `<p>${consultationPage.contact} <a href="${contactLinks.email}">${agency.email}</a>, <a href="${contactLinks.phone}">${agency.phone}</a></p>`;

function list(reasons: Reasons) {
  const items = Object.entries(reasons).map(
    ([field, reason]) =>
      `<li><strong>${escaped(answerLabels[field] ?? field)}</strong> ${escaped(reason)}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}
