import { ownLanguage } from '#content/languages.ts';
import { operatorWords } from '#content/operator-words.ts';
import { wordsIn } from '#content/words.ts';
import { callStateOf } from '#domain/call-state.ts';
import { formFacts, replyLink } from '#server/mail/owner-facts.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { type Action, actions, requireRequest } from './actions.ts';
import { deliveryFactsOf, momentInAgencyZone } from './request-in-words.ts';
import { callOfRequest } from './shown-calls.ts';
import { shownRequest } from './shown-requests.ts';

const { labels } = wordsIn(ownLanguage).requestWords;

/** All that the page of one request shows. */
export async function readRequest(requests: Requests, id: string, now = Date.now()) {
  const request = await requireRequest(requests, id, operatorWords);
  const { body, answeredAt, formValues } = request;
  const deliveryFacts = await deliveryFactsOf(requests, request, operatorWords);
  const answer: Action = answeredAt === null ? 'answered' : 'unanswered';
  return {
    request: shownRequest(request),
    reply: replyLink(request),
    answer: body === null ? undefined : answer,
    call: callOfRequest(request, now),
    formFacts: [...formFacts(request), ...submittedFact(formValues['submittedAt'])],
    deliveryFacts: deliveryFacts.map(([label, value]) => ({ label, value })),
    actions: actionsFor(request, now),
    email: formValues['email'] ?? undefined,
  };
}

function submittedFact(submittedAt: string | null | undefined) {
  const time = Date.parse(submittedAt ?? '');
  if (Number.isNaN(time)) return [];
  return [
    { label: labels['submittedAt'] ?? '', value: momentInAgencyZone(time, operatorWords.locale) },
  ];
}

function actionsFor(request: StoredRequest, now: number) {
  const callState = callStateOf(request, now);
  const all = Object.keys(actions) as Action[];
  return all.filter((action) => actions[action].isFor?.(request, callState));
}
