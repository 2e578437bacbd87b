import { setTimeout as pause } from 'node:timers/promises';
import { isLoopback } from '#server/configuration/environment-variables.ts';
import { isSameSecret } from '#server/delivery/basic-auth.ts';
import type { Outbox } from '#server/site-outbox.ts';
import { explain } from '../open-site-outbox.ts';
import { answerAction } from './action-form.ts';
import { listPage, readFilters } from './list-page.ts';
import { PRIVATE, sentencePage } from './page.ts';
import { requestPage } from './request-page.ts';

const WRONG_GUESS_DELAY_MS = 1_000;

export const addressPath = (token: string) => `/${token}/`;

/** Answers 404 to a request without the token in its path, and to a form without the token. */
export function guardedDesk(outbox: Outbox, token: string, delayMs = WRONG_GUESS_DELAY_MS) {
  return async (request: Request): Promise<Response> => {
    try {
      const answer = isFromOperator(request, token) && (await answerFor(outbox, request, token));
      if (answer) return answer;
    } catch (failure) {
      return sentencePage(explain(failure));
    }
    await pause(delayMs);
    return new Response('Nothing is here.\n', { status: 404, headers: PRIVATE });
  };
}

async function answerFor(outbox: Outbox, request: Request, token: string) {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname !== addressPath(token)) return undefined;
  if (request.method === 'POST') {
    const form = new URLSearchParams(await request.text());
    // The token is in the body, too, where no other page can put it.
    const hasToken = isSameSecret(form.get('token') ?? '', token);
    return hasToken ? answerAction(outbox, form, token) : undefined;
  }
  const id = searchParams.get('id');
  if (id === null) return listPage(outbox, readFilters(searchParams), token);
  return requestPage(outbox, id, token);
}

/** Refuses other host names, which DNS rebinding would use. */
function isFromOperator(request: Request, token: string): boolean {
  const { hostname, pathname } = new URL(request.url);
  const given = pathname.split('/')[1] ?? '';
  return isLoopback(hostname) && isSameSecret(given, token) && isFromOurPage(request);
}

/** Our pages send no referrer, so their origin is "null". A typed address has the site "none". */
function isFromOurPage({ method, url, headers }: Request) {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin') ?? 'null';
  if (method === 'GET') return site === null || site === 'none' || site === 'same-origin';
  const isOurPage = site === 'same-origin' && ['null', new URL(url).origin].includes(origin);
  return method === 'POST' && isOurPage;
}
