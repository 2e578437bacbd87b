import { visitorsLanguage } from '#content/visitors-language.ts';
import { wordsIn } from '#content/words.ts';
import { changeCall, findCall, idOfChange, type KnownCall, NO_TIME } from '#server/change-call.ts';
import { environment } from '#server/environment.ts';
import { runningBuild } from '#server/http/running-build.ts';
import { bodyFormat, fieldsOf, readBody } from '#server/intake/body.ts';
import { callLinkOf, isCallKey } from '#server/intake/call-key.ts';
import { clientNetworks, type Networks } from '#server/intake/client-networks.ts';
import { checkCsrf } from '#server/intake/csrf-check.ts';
import { limitCallRate, QUOTA_SECONDS, takeFromQuota } from '#server/intake/rate-limits.ts';
import { Refusal } from '#server/intake/refusal.ts';
import { failureCode, log } from '#server/log.ts';
import { refusalInWords, refusalPage } from '../../api/consultation/responses.ts';
import { answerHtml, answerPlain, paragraph, plainPage } from '../../plain-page.ts';
import { callInHtml } from './call-in-html.ts';

export const dynamic = 'force-dynamic';
export const maxDuration = 60;

export const GET = (request: Request, context: Context) =>
  answer(request, context, async (call, { link }) => {
    const isNew = new URL(request.url).searchParams.has('sent');
    return answerPage(callInHtml[languageOf(call)](call, link, { isNew }), 200);
  });

export const POST = (request: Request, context: Context) =>
  answer(request, context, async (call, { key, link, networks }) => {
    const headers = new Headers(request.headers);
    // Old browsers send the origin "null" from a page without referrers. The key in the address is the proof.
    if (headers.get('origin') === 'null') headers.delete('origin');
    checkCsrf(headers);
    const words = wordsIn(languageOf(call)).callPage;
    const format = bodyFormat(request.headers);
    const fields = fieldsOf(await readBody(request, format), format);
    // A repeated post, or one from an outdated page, shows the current state.
    if (call.state !== 'open' || fields['sequence'] !== String(call.booking.callSequence))
      return seeOther(request);

    const refuse = (problem: string, status: number, shown = call) =>
      answerPage(callInHtml[languageOf(call)](shown, link, { problem }), status);
    const isCancelled = fields['action'] === 'cancel';
    if (!isCancelled && !fields['at']) return refuse(words.chooseTime, 400);
    const offered = call.offered.find(({ at }) => at.toISOString() === fields['at']);
    const time = isCancelled ? NO_TIME : offered;
    if (!time) return refuse(words.timeGone, 409);
    if (!takeFromQuota(networks, idOfChange(call, time)))
      throw new Refusal(429, 'Over quota.', { headers: { 'Retry-After': `${QUOTA_SECONDS}` } });
    if (await changeCall(call, time, link)) return seeOther(request);
    const now = await findCall(key);
    return now?.booking.id === call.booking.id
      ? refuse(words.timeGone, 409, now)
      : seeOther(request);
  });

const languageOf = ({ booking }: KnownCall) => visitorsLanguage(booking.language);

type Context = { params: Promise<{ key: string }> };
type About = { key: string; link: string | null; networks: Networks };
type Act = (call: KnownCall, about: About) => Promise<Response>;

async function answer(request: Request, { params }: Context, act: Act) {
  let language = visitorsLanguage(undefined, request.headers.get('referer'));
  try {
    const networks = clientNetworks(request.headers, environment().trustedProxies);
    limitCallRate(networks);
    const { key } = await params;
    const call = isCallKey(key) ? await findCall(key) : undefined;
    if (!call) return answer404();
    language = languageOf(call);
    return await act(call, { key, link: callLinkOf(key, request), networks });
  } catch (failure) {
    const site = wordsIn(language);
    if (failure instanceof Refusal) {
      const page = refusalPage(site, refusalInWords(site, failure));
      return answerPage(page, failure.status, failure.headers);
    }
    log.error('The page of a call failed', { reason: failureCode(failure) });
    const { title, text } = site.callPage.unavailable;
    return answerPage(plainPage(site, title, paragraph(text)), 503, { 'Retry-After': '30' });
  }
}

function answer404() {
  const { pageFor404: page } = runningBuild;
  if (!page || typeof page.content === 'number') return answerPage('', 404);
  const headers = { ...page.headers, ...PRIVATE, 'Cache-Control': 'no-store' };
  return new Response(new Uint8Array(page.content), { status: 404, headers });
}

const seeOther = (request: Request) =>
  answerPlain(null, 303, { ...PRIVATE, Location: new URL(request.url).pathname });

/** The address gives access to the call, so neither referrers nor search engines may learn it. */
const PRIVATE = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

const answerPage = (page: string, status: number, headers?: Record<string, string>) =>
  answerHtml(page, status, { ...PRIVATE, ...headers });
