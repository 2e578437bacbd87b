import { agency, contactLinks } from '#content/agency.ts';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import type { ConsultationRequest } from '#domain/consultation-request.ts';
import type { Refusal } from '#server/intake/refusal.ts';
import type { Outcome } from '#server/keep-request.ts';
import { answerHtml, answerPlain, escaped, paragraph, plainPage } from '../../plain-page.ts';

/**
 * A script gets JSON, and knows the call's link, whose life it is told; a form without JavaScript gets a page, because
 * a person reads it: the one behind the link of a call.
 */
export function answerReceived(post: Request, { outcome, needsAgreement, callPath }: Outcome) {
  if (!isForm(post)) {
    const call =
      needsAgreement === undefined ? {} : { needsAgreement, canBeChanged: outcome === 'stored' };
    return json({ received: true, ...call }, 200);
  }
  const page = callPath ? `${callPath}?sent` : '/consultation/thank-you';
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
    : json({ error: words.notKept.text }, 503, headers);
}

export function isForm({ headers }: Request) {
  return /^\s*application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
}

const json = (value: unknown, status: number, headers?: Record<string, string>) =>
  answerPlain(JSON.stringify(value), status, { 'Content-Type': 'application/json', ...headers });

const { answerLabels, consultationPage, fieldProblems, unsentPage: words } = wordsIn(ownLanguage);

export type RefusalToTell = Pick<Refusal, 'status' | 'fields' | 'headers'> &
  Partial<Pick<Refusal, 'given'>>;

/** A refusal as the visitor reads it, in the language of the site. */
export function refusalInWords({ status, fields, given, headers }: RefusalToTell): Told {
  const { wrongFields, tooMany, refused, back } = words;
  if (fields) return { ...wrongFields, fields: inWords(fields), given };
  if (status === 429 || status === 503)
    return { ...tooMany, reason: tooMany.reason(headers['Retry-After'] ?? '') };
  return { title: refused.title, reason: refused.because[status], next: back };
}

/** The page for a refusal: what is wrong, to be mended where it is told, or the way back to a form that holds all. */
export function refusalPage({ title, reason, fields, given = {}, next = '' }: Told) {
  const wayOn = fields ? formOf(given, fields) : paragraph(next);
  return plainPage(title, paragraph(reason) + wayOn + REACH_US);
}

type Told = {
  title: string;
  reason: string;
  fields?: Reasons;
  given?: Answers | undefined;
  next?: string;
};
type Answers = Readonly<Record<string, unknown>>;
type Reasons = Readonly<Record<string, string>>;

const inWords = (fields: NonNullable<Refusal['fields']>): Reasons =>
  Object.fromEntries(Object.entries(fields).map(([field, what]) => [field, fieldProblems[what]]));

/** The page for a request that could not be stored: the page itself is the copy, one press away from us. */
function notKeptPage(request: ConsultationRequest) {
  const { title, text } = words.notKept;
  return plainPage(title, paragraph(text) + formOf(request) + REACH_US);
}

const REACH_US = `<p>${consultationPage.contact} <a href="${contactLinks.email}">${agency.email.replace('@', '@<wbr>')}</a>, <a href="${contactLinks.phone}">${agency.phone}</a></p>`;

/** All that was typed, to be sent with one press; what is wrong with it is asked for again. */
function formOf(answers: Answers, wrong: Reasons = {}) {
  const named = (field: string) =>
    `name="${escaped(field)}" value="${escaped(`${answers[field] ?? ''}`)}"`;
  const asked = Object.entries(wrong).map(
    ([field, reason]) =>
      `<li><label><strong>${escaped(answerLabels[field] ?? field)}</strong> ${escaped(reason)}
      <input type="${TYPES[field] ?? 'text'}" ${named(field)} required aria-invalid="true"></label></li>`,
  );
  const kept = Object.keys(answers).filter((field) => !(field in wrong));
  return `<form method="post" action="/api/consultation">
    ${kept.map((field) => `<input type="hidden" ${named(field)}>`).join('')}
    ${asked.length > 0 ? `<ul>${asked.join('')}</ul>` : ''}
    <button>${words.again}</button></form>`;
}

const TYPES: Reasons = { email: 'email', callDate: 'date', callTime: 'time' };
