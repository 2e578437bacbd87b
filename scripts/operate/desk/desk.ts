import type { Outbox } from '#server/outbox/outbox.ts';
import { explain } from '../open-site-outbox.ts';
import { answerAction } from './answer-action.tsx';
import { answerList } from './answer-list.tsx';
import { answerRequest } from './answer-request.tsx';
import { answerSentence } from './answer-sentence.tsx';
import { isOperators, placeOf, saysToken } from './guard.ts';
import { PRIVATE } from './paint-page.tsx';
import { readQuestion } from './read-question.ts';
import { typeface } from './typeface.ts';

/** What guessing costs. Nobody who was given the address ever waits for it. */
const GUESS_MS = 1_000;

/** The operator's page: one address, asked in different ways. Whoever does not know it learns nothing, slowly. */
export function desk(outbox: Outbox, token: string, guessMs = GUESS_MS) {
  const place = placeOf(token);

  async function answerOperator(call: Request): Promise<Response> {
    const { pathname, searchParams } = new URL(call.url);
    if (call.method === 'POST' && pathname === place) {
      const form = new URLSearchParams(await call.text());
      return saysToken(form, token) ? answerAction(outbox, form, token) : nothingHere(guessMs);
    }
    if (call.method !== 'GET') return nothingHere(guessMs);
    if (pathname.startsWith(`${place}fonts/`)) return typeface(pathname.slice(place.length));
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
      return answerSentence(await explain(failure), place);
    }
  };
}

async function nothingHere(guessMs: number) {
  await new Promise((resolve) => setTimeout(resolve, guessMs));
  return new Response('Nothing is here.\n', { status: 404, headers: PRIVATE });
}
