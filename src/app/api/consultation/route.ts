import { visitorsLanguage } from '#content/languages.ts';
import { pagesIn } from '#content/navigation.ts';
import { wordsIn } from '#content/words.ts';
import { type KeepResult, keepRequest } from '#server/intake/keep-request.ts';
import { type Intake, readConsultation } from '#server/intake/read-consultation.ts';
import { Refusal } from '#server/intake/refusal.ts';
import { log } from '#server/process/log.ts';

export const maxDuration = 60;

export async function POST(post: Request) {
  try {
    const intake = await readConsultation(post);
    const result = await keepRequest(intake);
    if (result.outcome !== 'not kept') return receivedResponse(post, result, intake.origin);
    log.error('Request was not accepted', { id: intake.id, copyInBrowser: !isForm(post) });
    return await notKeptResponse(post, result, intake);
  } catch (problem) {
    if (!(problem instanceof Refusal)) throw problem;
    return refusedResponse(post, problem);
  }
}

async function refusedResponse(post: Request, { message, details }: Refusal) {
  const { status, fields = {}, language, headers } = details;
  log.info('Request refused', { status, reason: message, fields: Object.keys(fields).join(' ') });
  if (!isForm(post))
    return Response.json({ error: message, fields }, { status, headers: { ...headers } });
  const words = wordsIn(visitorsLanguage(language, post.headers.get('referer')));
  return (await loadRenderer()).refusalResponse(words, details);
}

function receivedResponse(
  post: Request,
  { outcome, call }: Exclude<KeepResult, { outcome: 'not kept' }>,
  { language }: Intake['origin'],
) {
  if (!isForm(post)) {
    // A call that was delivered without being stored has no page on which it can be changed.
    const ofCall = call && { isAgreed: call.isAgreed, canBeChanged: outcome === 'stored' };
    return Response.json({ received: true, ...ofCall });
  }
  const { consultation } = pagesIn(visitorsLanguage(language));
  const page = call?.path ? `${call.path}?sent` : `${consultation}/thank-you`;
  return new Response(null, { status: 303, headers: { Location: page } });
}

/** A visitor without JavaScript has no local copy, and reloads the page to post the form again. */
async function notKeptResponse(
  post: Request,
  result: Extract<KeepResult, { outcome: 'not kept' }>,
  { origin }: Intake,
) {
  const headers = { 'Retry-After': `${Math.max(result.retryAfterSeconds ?? 0, 30)}` };
  const status = 503;
  if (!isForm(post))
    return Response.json({ error: 'The request could not be stored.' }, { status, headers });
  const words = wordsIn(visitorsLanguage(origin.language));
  const shown = { ...words.unsentPage.notKept, next: 'reload' as const };
  return (await loadRenderer()).refusalPageResponse({ words, status, headers }, shown);
}

/** Most posts get JSON, so the renderer is loaded only when it is needed. */
const loadRenderer = () => import('../refusal-response.tsx');

const isForm = ({ headers }: Request) =>
  /^\s*application\/x-www-form-urlencoded\b/i.test(headers.get('content-type') ?? '');
