import { agency, contactLinks } from '#content/agency.ts';
import { addressIn } from '#content/navigation.ts';
import { visitorsLanguage } from '#content/visitors-language.ts';
import { type SiteWords, wordsIn } from '#content/words.ts';
import type { Intake } from '#server/intake/intake.ts';
import type { Refusal } from '#server/intake/refusal.ts';
import type { Outcome } from '#server/keep-request.ts';
import { answerHtml, answerPlain, escaped, paragraph, plainPage } from '../../plain-page.ts';

/** A script gets JSON. A form without JavaScript is redirected to Thank You, or to the page of its call. */
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

export function answerRefused(post: Request, refusal: RefusalToTell) {
  const { status, headers } = refusal;
  const site = wordsIn(visitorsLanguage(refusal.given?.['language'], post.headers.get('referer')));
  const told = refusalInWords(site, refusal);
  return isForm(post)
    ? answerHtml(refusalPage(site, told), status, headers)
    : json({ error: told.reason, fields: told.fields }, status, headers);
}

/**
 * The script keeps a copy and retries. Without JavaScript the answered page itself is the copy, which one press sends
 * again.
 */
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

export type RefusalToTell = Pick<Refusal, 'status' | 'fields' | 'headers'> &
  Partial<Pick<Refusal, 'given'>>;

export function refusalInWords(
  { fieldProblems, unsentPage }: SiteWords,
  { status, fields, given, headers }: RefusalToTell,
): Told {
  const { wrongFields, tooMany, refused, back } = unsentPage;
  if (fields) {
    const reasons = Object.entries(fields).map(([field, what]) => [field, fieldProblems[what]]);
    return { ...wrongFields, fields: Object.fromEntries(reasons), given };
  }
  if (status === 429 || status === 503)
    return { ...tooMany, reason: tooMany.reason(headers['Retry-After'] ?? '') };
  return { title: refused.title, reason: refused.because[status], next: back };
}

/** The page for a refusal. It asks again for wrong fields, or links back to the form. */
export function refusalPage(
  site: SiteWords,
  { title, reason, fields, given = {}, next = '' }: Told,
) {
  const wayOn = fields ? formOf(site, given, fields) : paragraph(next);
  return plainPage(site, title, paragraph(reason) + wayOn + reachUs(site));
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

const reachUs = ({ consultationPage }: SiteWords) =>
  `<p>${consultationPage.contact} <a href="${contactLinks.email}">${agency.email.replace('@', '@<wbr>')}</a>, <a href="${contactLinks.phone}">${agency.phone}</a></p>`;

/** Hidden fields hold all answers, and wrong ones are asked for again. */
function formOf({ answerLabels, unsentPage }: SiteWords, answers: Answers, wrong: Reasons = {}) {
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
    <button>${unsentPage.again}</button></form>`;
}

const TYPES: Reasons = { email: 'email', callDate: 'date', callTime: 'time' };
