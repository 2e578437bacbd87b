import { visitorsLanguage } from '#content/languages.ts';
import { addressIn } from '#content/navigation.ts';
import { type SiteWords, wordsIn } from '#content/words.ts';
import type { RefusalText } from '#features/consultation/answers/refusal-page.tsx';
import type { Answer } from '#features/site-frame/answer-page.tsx';
import type { Intake } from '#server/intake/intake.ts';
import type { Refusal } from '#server/intake/refusal.ts';
import type { Outcome } from '#server/keep-request.ts';

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
  return new Response(null, { status: 303, headers: { ...NOT_CACHED, Location: page } });
}

const THANK_YOU = '/consultation/thank-you';

export function answerRefused(post: Request, refusal: RefusalFacts) {
  const { status, headers } = refusal;
  const words = wordsIn(visitorsLanguage(refusal.given?.['language'], post.headers.get('referer')));
  if (isForm(post)) return answerRefusal(words, refusal);
  const { reason, fields } = refusalInWords(words, refusal);
  return json({ error: reason, fields }, status, headers);
}

export function answerRefusal(
  words: SiteWords,
  refusal: RefusalFacts,
  more?: Record<string, string>,
) {
  const text = refusalInWords(words, refusal);
  const { status, headers } = refusal;
  return refusalPage({ words, title: text.title, status, headers: { ...headers, ...more } }, text);
}

/** Most posts get JSON, so the renderer is loaded when a page is needed. */
async function refusalPage(answer: Answer, text: RefusalText) {
  const { answerRefusalPage } = await import('./refusal-page.tsx');
  return answerRefusalPage(answer, text);
}

/** Without JavaScript the answer page replaces the local copy: its form holds all answers. */
export function answerNotKept(post: Request, { request, origin }: Intake) {
  const words = wordsIn(visitorsLanguage(origin.language));
  const { title, text } = words.unsentPage.notKept;
  const language = origin.language === null ? {} : { language: origin.language };
  const [status, headers] = [503, { 'Retry-After': '30' }];
  if (!isForm(post)) return json({ error: text }, status, headers);
  const shown = { title, reason: text, fields: {}, given: { ...request, ...language } };
  return refusalPage({ words, title, status, headers }, shown);
}

export function isForm({ headers }: Request) {
  return /^\s*application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
}

const NOT_CACHED = { 'Cache-Control': 'no-store' };

const json = (value: unknown, status: number, headers?: Record<string, string>) =>
  Response.json(value, { status, headers: { ...NOT_CACHED, ...headers } });

type RefusalFacts = Pick<Refusal, 'status' | 'fields' | 'headers'> &
  Partial<Pick<Refusal, 'given'>>;

function refusalInWords(
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
