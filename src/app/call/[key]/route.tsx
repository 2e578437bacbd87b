import { visitorsLanguage } from '#content/languages.ts';
import { type SiteWords, wordsIn } from '#content/words.ts';
import { AGENCY_VISIT } from '#domain/agency-visit.ts';
import { isAtAnotherTime, isClosed } from '#domain/call-state.ts';
import { CallPage, callHead } from '#features/consultation/call-page/call-page.tsx';
import type { CallView } from '#features/consultation/call-page/shown-call.ts';
import { NotFound } from '#features/not-found/not-found.tsx';
import { pageResponse } from '#features/site-frame/page-response.tsx';
import { callLinkOf, isCallKey } from '#server/calls/call-key.ts';
import { changeCall, findCall, type KnownCall } from '#server/calls/change-call.ts';
import { environment } from '#server/configuration/environment.ts';
import { clientNetworks, type Networks } from '#server/http/client-networks.ts';
import { readFields } from '#server/intake/posted-fields.ts';
import { limitCallRate, limitChange } from '#server/intake/rate-limits.ts';
import { Refusal } from '#server/intake/refusal.ts';
import { failureCode, log } from '#server/process/log.ts';
import { idOfChange } from '#server/requests/request-id.ts';
import { refusalPageResponse, refusalResponse } from '../../api/refusal-response.tsx';

export const dynamic = 'force-dynamic';
export const maxDuration = 60;

export const GET = (request: Request, context: Context) =>
  withCall(request, context, async (call, { link }) =>
    callPageResponse(200, call, link, requestedView(call, new URL(request.url).searchParams)),
  );

function requestedView({ callState }: KnownCall, query: URLSearchParams): CallView {
  const week = query.get('week');
  if (isClosed(callState)) return { about: 'closed', is: callState.is };
  if (query.has('cancel')) return { about: 'cancelling' };
  if (isAtAnotherTime(callState)) return { about: 'times', week };
  // The browser's Back may lead to `?sent` after the call was changed.
  if (query.has('sent') && callState.change === 'new') return { about: 'sent' };
  if (week === null && callState.change === 'moved') return { about: 'moved' };
  return { about: 'times', week };
}

/** Another site does not know the key, so a post needs no `checkCsrf`. */
export const POST = (request: Request, context: Context) =>
  withCall(request, context, async (call, { key, link, networks }) => {
    const words = wordsIn(languageOf(call)).callPage;
    const { action, at, revision: revisionShown } = await readFields(request);
    const isDone = (known: KnownCall) =>
      isClosed(known.callState) || (action === 'move' && at === known.ownTime?.toISOString());
    if (isDone(call)) return seeOtherResponse(key, call);

    const week = new URL(request.url).searchParams.get('week');
    const refusedChange = (problem: string, status: number, shown = call) =>
      callPageResponse(status, shown, link, { about: 'times', week, problem });
    if (revisionShown !== String(call.request.revision))
      return refusedChange(words.changedMeanwhile, 409);
    if (action !== 'cancel' && (action !== 'move' || !at))
      throw new Refusal('An action or a time is missing.', { status: 400 });
    const offered = call.offered.find((time) => time.at.toISOString() === at);
    const time = action === 'cancel' ? null : offered;
    if (time === undefined) return refusedChange(words.timeGone, 409);
    limitChange(networks, idOfChange(call.request, time));
    if (await changeCall(call, time, link)) return seeOtherResponse(key, call);
    const afterwards = await findCall(key, proofIn(request));
    if (!afterwards || isDone(afterwards)) return seeOtherResponse(key, call);
    const isUnchanged = afterwards.request.id === call.request.id;
    return refusedChange(isUnchanged ? words.timeGone : words.changedMeanwhile, 409, afterwards);
  });

const languageOf = ({ request }: KnownCall) => visitorsLanguage(request.language);

type Context = { params: Promise<{ key: string }> };
type Visit = { key: string; link: string | null; networks: Networks };
type Respond = (call: KnownCall, visit: Visit) => Promise<Response>;

async function withCall(request: Request, { params }: Context, respond: Respond) {
  let language = visitorsLanguage(undefined, request.headers.get('referer'));
  try {
    const networks = clientNetworks(request.headers, environment().trustedProxies);
    limitCallRate(networks);
    const { key } = await params;
    if (!isCallKey(key)) return notFoundResponse(wordsIn(language));
    const call = await findCall(key, proofIn(request));
    if (!call) return notYetResponse(wordsIn(language));
    language = languageOf(call);
    return await respond(call, { key, link: callLinkOf(key, request), networks });
  } catch (failure) {
    const words = wordsIn(language);
    const isPost = request.method === 'POST';
    if (failure instanceof Refusal)
      return refusalResponse(words, failure.details, { isPost, headers: PRIVATE });
    log.error('The page of a call failed', { reason: failureCode(failure) });
    const { title, text } = words.callPage.unavailable;
    const headers = { ...PRIVATE, 'Retry-After': '30' };
    return refusalPageResponse({ words, status: 503, headers }, { title, reason: text });
  }
}

function callPageResponse(status: number, call: KnownCall, link: string | null, view: CallView) {
  const words = wordsIn(languageOf(call));
  const { title } = callHead(words, call, view);
  const page = <CallPage words={words} call={call} link={link} view={view} />;
  return pageResponse({ words, title, status, headers: PRIVATE, startsAtTop: true }, page);
}

const notFoundResponse = (words: SiteWords) =>
  pageResponse(
    { words, title: words.notFoundPage.title, status: 404, headers: PRIVATE },
    <NotFound words={words} />,
  );

/** The browser that made the key may still be sending the request. */
function notYetResponse(words: SiteWords) {
  const { title, text } = words.callPage.notYet;
  const headers = { ...PRIVATE, Refresh: '30' };
  return refusalPageResponse({ words, status: 404, headers }, { title, reason: text });
}

/** The address gives access, so neither referrers nor search engines may learn it. */
const PRIVATE = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

const proofIn = ({ url }: Request) => new URL(url).searchParams.get(AGENCY_VISIT);

function seeOtherResponse(key: string, { agencyVisit }: KnownCall) {
  const Location = `/call/${key}${agencyVisit ? `?${agencyVisit}` : ''}`;
  return new Response(null, { status: 303, headers: { ...PRIVATE, Location } });
}
