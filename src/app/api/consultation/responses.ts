import { agency, contactLinks } from '#content/agency.ts';
import { addressIn } from '#content/navigation.ts';
import { visitorsLanguage } from '#content/visitors-language.ts';
import { type SiteWords, wordsIn } from '#content/words.ts';
import type { Intake } from '#server/intake/intake.ts';
import type { Refusal } from '#server/intake/refusal.ts';
import type { Outcome } from '#server/keep-request.ts';
import { answerHtml, answerPlain, escaped, paragraph, plainPage } from '../../plain-page.ts';

export function answerReceived(
  post: Request,
  { outcome, needsAgreement, callPath }: Outcome,
  { language }: Intake['origin'],
) {
  if (!isForm(post)) {
    const call =
      needsAgreement === undefined ? {} : { needsAgreement, canBeChanged: outcome === 'stored' };
    return json({ received: true, ...call }, 200);
  }
  const page = callPath ? `${callPath}?sent` : addressIn(visitorsLanguage(language), THANK_YOU);
  return answerPlain(null, 303, { Location: page });
}

const THANK_YOU = '/consultation/thank-you';

export function answerRefused(post: Request, refusal: RefusalFacts) {
  const { status, headers } = refusal;
  const site = wordsIn(visitorsLanguage(refusal.given?.['language'], post.headers.get('referer')));
  const text = refusalInWords(site, refusal);
  return isForm(post)
    ? answerHtml(refusalPage(site, text), status, headers)
    : json({ error: text.reason, fields: text.fields }, status, headers);
}

/** Without JavaScript the answer page replaces the local copy: its form holds all answers. */
export function answerNotKept(post: Request, { request, origin }: Intake) {
  const site = wordsIn(visitorsLanguage(origin.language));
  const { title, text } = site.unsentPage.notKept;
  const answers = {
    ...request,
    ...(origin.language === null ? {} : { language: origin.language }),
  };
  const headers = { 'Retry-After': '30' };
  return isForm(post)
    ? answerHtml(
        plainPage(site, title, paragraph(text) + formOf(site, answers) + reachUs(site)),
        503,
        headers,
      )
    : json({ error: text }, 503, headers);
}

export function isForm({ headers }: Request) {
  return /^\s*application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
}

const json = (value: unknown, status: number, headers?: Record<string, string>) =>
  answerPlain(JSON.stringify(value), status, { 'Content-Type': 'application/json', ...headers });

export type RefusalFacts = Pick<Refusal, 'status' | 'fields' | 'headers'> &
  Partial<Pick<Refusal, 'given'>>;

export function refusalInWords(
  { fieldProblems, unsentPage }: SiteWords,
  { status, fields, given, headers }: RefusalFacts,
): RefusalText {
  const { wrongFields, tooMany, refused, back } = unsentPage;
  if (fields) {
    const reasons = Object.entries(fields).map(([field, what]) => [field, fieldProblems[what]]);
    return { ...wrongFields, fields: Object.fromEntries(reasons), given };
  }
  if (status === 429 || status === 503)
    return { ...tooMany, reason: tooMany.reason(headers['Retry-After'] ?? '') };
  return { title: refused.title, reason: refused.because[status], next: back };
}

export function refusalPage(
  site: SiteWords,
  { title, reason, fields, given = {}, next = '' }: RefusalText,
) {
  const nextStep = fields ? formOf(site, given, fields) : paragraph(next);
  return plainPage(site, title, paragraph(reason) + nextStep + reachUs(site));
}

type RefusalText = {
  title: string;
  reason: string;
  fields?: Reasons;
  given?: Answers | undefined;
  next?: string;
};
type Answers = Readonly<Record<string, unknown>>;
type Reasons = Readonly<Record<string, string>>;

const reachUs = ({ consultationPage }: SiteWords) =>
  `<p>${consultationPage.contact} <a href="${contactLinks.email}">${agency.email.replace('@', '@<wbr>')}</a>, <a href="${contactLinks.phone}">${agency.phone}</a></p>`;

function formOf({ answerLabels, unsentPage }: SiteWords, answers: Answers, wrong: Reasons = {}) {
  const named = (field: string) =>
    `name="${escaped(field)}" value="${escaped(`${answers[field] ?? ''}`)}"`;
  const asked = Object.entries(wrong).map(
    ([field, reason]) =>
      `<li><label><strong>${escaped(answerLabels[field] ?? field)}</strong> ${escaped(reason)}
      <input type="${TYPES[field] ?? 'text'}" ${named(field)} required aria-invalid="true"></label></li>`,
  );
  const unchanged = Object.keys(answers).filter((field) => !(field in wrong));
  return `<form method="post" action="/api/consultation">
    ${unchanged.map((field) => `<input type="hidden" ${named(field)}>`).join('')}
    ${asked.length > 0 ? `<ul>${asked.join('')}</ul>` : ''}
    <button>${unsentPage.again}</button></form>`;
}

const TYPES: Reasons = { email: 'email', callDate: 'date', callTime: 'time' };
