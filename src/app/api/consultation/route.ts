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
  try {
    const intake = await readConsultation(post);
    const kept = await keepRequest(intake);
    if (kept.outcome !== 'not stored') return answerReceived(post, kept, intake.origin);
    log.error('Request was not accepted', { id: intake.id, copyInBrowser: !isForm(post) });
    return await answerNotKept(post, intake);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    const { status, fields = {} } = problem.facts;
    const names = Object.keys(fields).join(' ');
    log.info('Request refused', { status, reason: problem.message, fields: names });
    return answerRefused(post, problem.facts);
  }
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
    return Response.json({ received: true, ...call });
  }
  const page = callPath ? `${callPath}?sent` : addressIn(visitorsLanguage(language), THANK_YOU);
  return new Response(null, { status: 303, headers: { Location: page } });
}

async function answerRefused(post: Request, refusal: RefusalFacts) {
  const { status, headers, language } = refusal;
  const words = wordsIn(visitorsLanguage(language, post.headers.get('referer')));
  if (isForm(post)) return (await refusalPage()).answerRefusal(words, refusal);
  const { reason, fields } = refusalInWords(words, refusal);
  return Response.json({ error: reason, fields }, { status, headers: { ...headers } });
}

/** A visitor without JavaScript has no local copy, and reloads the page to post the form again. */
async function answerNotKept(post: Request, { origin }: Intake) {
  const words = wordsIn(visitorsLanguage(origin.language));
  const { notKept, reload } = words.unsentPage;
  const [status, headers] = [503, { 'Retry-After': '30' }];
  if (!isForm(post)) return Response.json({ error: notKept.reason }, { status, headers });
  const shown = { ...notKept, next: reload };
  return (await refusalPage()).answerRefusalPage({ words, status, headers }, shown);
}

/** Most posts get JSON, so the renderer is loaded when a page is needed. */
const refusalPage = () => import('./refusal-page.tsx');

const isForm = ({ headers }: Request) =>
  /^\s*application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
