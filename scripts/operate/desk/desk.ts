import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isSameSecret } from '#server/basic-auth.ts';
import { isThisMachine } from '#server/environment-variables.ts';
import type { Outbox } from '#server/leads.ts';
import { builtSite, servedIn } from '../built-site.ts';
import { explain } from '../open-site-outbox.ts';
import { answerAction } from './action-form.tsx';
import { answerList } from './answer-list.tsx';
import { answerRequest } from './answer-request.tsx';
import { answerSentence, PRIVATE } from './page.tsx';
import { readQuestion } from './question.tsx';

/** The cost of a wrong guess. */
const GUESS_MS = 1_000;

/** Without the token every path is 404. */
export const placeOf = (token: string) => `/${token}/`;

/** Answers only requests that know the token. */
export function desk(outbox: Outbox, token: string, guessMs = GUESS_MS) {
  const place = placeOf(token);

  async function answerOperator(call: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(call.url);
    if (call.method === 'POST' && pathname === place) {
      const form = new URLSearchParams(await call.text());
      // The token is in the body, too, where no other page can put it.
      const saysToken = isSameSecret(form.get('token') ?? '', token);
      return saysToken ? answerAction(outbox, form, token) : nothingHere(guessMs);
    }
    if (call.method !== 'GET') return nothingHere(guessMs);
    if (pathname.startsWith(`${place}fonts/`)) return typeface(basename(pathname));
    if (pathname !== place) return nothingHere(guessMs);
    const id = searchParams.get('id');
    if (id !== null) return answerRequest(outbox, id, token);
    return answerList(outbox, readQuestion(searchParams), token);
  }

  return async (call: Request): Promise<Response> => {
    if (!isOperators(call, token)) return nothingHere(guessMs);
    try {
      return await answerOperator(call);
    } catch (failure) {
      return answerSentence(explain(failure));
    }
  };
}

async function nothingHere(guessMs: number) {
  await pause(guessMs);
  return new Response('Nothing is here.\n', { status: 404, headers: PRIVATE });
}

/** Refuses other host names, which DNS rebinding would use. */
function isOperators(call: Request, token: string): boolean {
  const { hostname, pathname } = new URL(call.url);
  const given = pathname.split('/')[1] ?? '';
  return isThisMachine(hostname) && isSameSecret(given, token) && beganHere(call);
}

/**
 * Browsers say "null" for the origin of a page that sends no referrer, as ours does; only together with
 * "same-origin" is that ours. An address that was typed or pasted comes from no site at all.
 */
function beganHere({ method, url, headers }: Request) {
  const site = headers.get('sec-fetch-site');
  const origin = headers.get('origin') ?? 'null';
  if (method === 'GET') return site === null || site === 'none' || site === 'same-origin';
  return site === 'same-origin' && ['null', new URL(url).origin].includes(origin);
}

function typeface(name: string): Response {
  const file = builtSite().files?.[`/fonts/${name}`]?.plain.file;
  return file
    ? new Response(new Uint8Array(readFileSync(join(servedIn(), 'files', file))), {
        headers: { 'Content-Type': 'font/woff2', 'Cache-Control': 'private, max-age=86400' },
      })
    : new Response(null, { status: 404 });
}
