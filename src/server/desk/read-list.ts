import { z } from 'zod';
import { operatorWords } from '#content/operator-words.ts';
import type { Requests } from '#server/requests/requests.ts';
import { deliveryState } from '#server/requests/stored-request.ts';
import { readCallsToCome } from './shown-calls.ts';
import { type HealthOnDesk, shownDelivery } from './shown-delivery.ts';
import { requestToAnswer, shownRequest } from './shown-requests.ts';

const { desk, locale } = operatorWords;

/** Without a limit, a search takes nine seconds in a store of 200,000 requests. */
const SEARCHED = 20_000;
const LISTED = 50;
const TO_ANSWER = 20;

const size = (usual: number) => z.coerce.number().int().min(1).max(10_000).catch(usual);

/** All that the first page of the desk shows, for its query. */
export async function readList(
  requests: Requests,
  query: URLSearchParams,
  { health, alerts }: { health: HealthOnDesk; alerts: string },
  now = Date.now(),
) {
  const { state = '', word = '', searched = '' } = Object.fromEntries(query);
  const listed = size(LISTED).parse(query.get('size') ?? undefined);
  const answered = size(TO_ANSWER).parse(query.get('waiting') ?? undefined);
  const { data: knownState } = deliveryState.safeParse(state);
  const selection = { states: knownState && [knownState], word: word.trim() || undefined };
  const within = word && searched !== 'all' ? SEARCHED : undefined;
  const { found, isCut } = await requests.search(selection, listed + 1, within);
  const toAnswer = await requests.toAnswerOldestFirst(answered + 1);
  const { undelivered: pending, late, held, parked } = health;
  const searchAll = addressOfList({ state, word, searched: 'all', size: `${listed}` });
  const older = addressOfList({ state, word, searched, size: `${2 * listed}` });
  return {
    delivery: shownDelivery(health, alerts),
    toAnswer: {
      requests: toAnswer.slice(0, answered).map((request) => requestToAnswer(request, now)),
      more: toAnswer.length > answered ? `/desk?waiting=${5 * answered}` : undefined,
    },
    calls: await readCallsToCome(requests, now),
    search: {
      search: { state: knownState ?? '', word },
      counts: { pending, late, held, parked },
      requests: found.slice(0, listed).map(shownRequest),
      isCut: isCut
        ? { sentence: desk.search.isCut(SEARCHED.toLocaleString(locale)), searchAll }
        : undefined,
      older: found.length > listed ? older : undefined,
    },
  };
}

type Filters = Record<'state' | 'word' | 'searched' | 'size', string>;

const addressOfList = (filters: Filters) => `/desk?${new URLSearchParams(filters)}#requests`;
