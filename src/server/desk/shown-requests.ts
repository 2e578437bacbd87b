import { ownLanguage } from '#content/languages.ts';
import { operatorWords } from '#content/operator-words.ts';
import { replyOwedTo } from '#content/reply-promise.ts';
import { wordFor } from '#content/word-for.ts';
import { wordsIn } from '#content/words.ts';
import { callStateOf } from '#domain/call-state.ts';
import { momentInShort } from '#domain/moment-in-words.ts';
import { agencyZone } from '#domain/zones.ts';
import { deskPathOf } from '#server/configuration/desk-link.ts';
import { replyLink } from '#server/mail/owner-facts.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { onOneLine } from './on-one-line.ts';
import { momentInAgencyZone, remarkOn } from './request-in-words.ts';

const { desk, locale } = operatorWords;
const { requestWords } = wordsIn(ownLanguage);

export function shownRequest(request: StoredRequest) {
  const { id, state, answeredAt } = request;
  const answered = answeredAt !== null && desk.request.facts.answered;
  return {
    id,
    address: deskPathOf(id),
    visitor: visitorOf(request),
    subject: subjectOf(request),
    state,
    received: momentInAgencyZone(request.acceptedAt, locale),
    remark: [answered, remarkOn(request, operatorWords)].filter(Boolean).join(', '),
  };
}

export function requestToAnswer(request: StoredRequest, now: number) {
  const due = replyOwedTo(request, callStateOf(request, now))?.dueAt;
  const isOverdue = due !== undefined && +due < now;
  const sentence = isOverdue ? desk.toAnswer.overdue : desk.toAnswer.due;
  return {
    ...shownRequest(request),
    reply: replyLink(request),
    promise: due && sentence(momentInShort(due, agencyZone(), locale)),
    isOverdue,
  };
}

export function visitorOf({ formValues, body, id }: StoredRequest) {
  const { name, email } = formValues;
  return (
    onOneLine(name ?? '') ||
    onOneLine(email ?? '') ||
    (body === null ? requestWords.states.erased : id)
  );
}

/** An earlier version of the form may have had neither field. */
function subjectOf({ formValues }: StoredRequest) {
  const { company, service } = formValues;
  const serviceName = wordFor(requestWords.optionWords, 'service', service);
  return [onOneLine(company ?? ''), serviceName].filter(Boolean).join(' · ');
}
