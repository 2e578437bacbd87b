import { visitorsLanguage } from '#content/languages.ts';
import { addressIn } from '#content/navigation.ts';
import { wordsIn } from '#content/words.ts';
import { type Intake, readConsultation } from '#server/intake/intake.ts';
import { keepRequest, type Outcome } from '#server/intake/keep-request.ts';
import { Refusal, type RefusalFacts } from '#server/intake/refusal.ts';
import { log } from '#server/process/log.ts';
import { refusalInWords } from './refusal-in-words.ts';

export const maxDuration = 60;

export async function POST(post: Request) {
  const intake = await readConsultation(post);
  if (intake instanceof Refusal) return refuse(post, intake);

  const kept = await keepRequest(intake);
  if (kept.outcome !== 'not stored') return answerReceived(post, kept, intake.origin);

  log.error('Request was not accepted', { id: intake.id, copyInBrowser: !isForm(post) });
  return answerNotKept(post, intake);
}

function refuse(post: Request, { message, facts }: Refusal) {
  const { status, fields = {} } = facts;
  log.info('Request refused', { status, reason: message, fields: Object.keys(fields).join(' ') });
  return answerRefused(post, facts);
}

const THANK_YOU = '/consultation/thank-you';

function answerReceived(
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

async function answerRefused(post: Request, refusal: RefusalFacts) {
  const { status, headers, language } = refusal;
  const words = wordsIn(visitorsLanguage(language, post.headers.get('referer')));
  if (isForm(post)) return (await refusalPage()).answerRefusal(words, refusal);
  const { reason, fields } = refusalInWords(words, refusal);
  return json({ error: reason, fields }, status, headers);
}

/** A visitor without JavaScript has no local copy, and reloads the page to post the form again. */
async function answerNotKept(post: Request, { origin }: Intake) {
  const words = wordsIn(visitorsLanguage(origin.language));
  const { notKept, reload } = words.unsentPage;
  const [status, headers] = [503, { 'Retry-After': '30' }];
  if (!isForm(post)) return json({ error: notKept.reason }, status, headers);
  return (await refusalPage()).answerRefusalPage(
    { words, status, headers },
    { ...notKept, next: reload },
  );
}

/** Most posts get JSON, so the renderer is loaded when a page is needed. */
const refusalPage = () => import('./refusal-page.tsx');

const isForm = ({ headers }: Request) =>
  /^\s*application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');

const NOT_CACHED = { 'Cache-Control': 'no-store' };

const json = (value: unknown, status: number, headers?: Record<string, string>) =>
  Response.json(value, { status, headers: { ...NOT_CACHED, ...headers } });
