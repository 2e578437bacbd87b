import type { OperatorWords } from '#content/operator-words.ts';
import { replyOwedTo } from '#content/reply-promise.ts';
import { type CallState, callStateOf, operatorsActions } from '#domain/call-state.ts';
import { agoInWords, durationInWords, fromNowInWords } from '#domain/duration-in-words.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { agencyZone } from '#domain/zones.ts';
import {
  isMailKind,
  type MailKindName,
  mailKindNames,
  mailKinds,
} from '#server/mail/mail-kinds.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { HANDED_OVER } from '#server/mail/smtp.ts';
import type { StoredMail } from '#server/mail/stored-mail.ts';
import { isStatus } from '#server/queue/attempt.ts';
import type { QueueHealth } from '#server/queue/queue-health.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { answerInASentence, answerInWords, reasonInWords, remedyFor } from './answer-in-words.ts';

export function remarkOn(request: StoredRequest, words: OperatorWords) {
  const { heldBecause, lastAnswer, state } = request;
  if (heldBecause) return reasonInWords(heldBecause, words);
  if (lastAnswer && state !== 'delivered') return answerInWords(lastAnswer, words);
  const callState = callStateOf(request, Date.now());
  const { isMoved, isCancelled } = words.desk.calls;
  const remarks = { new: '', moved: isMoved, cancelled: isCancelled };
  return remarkOnCall(callState, words) || remarks[callState.change];
}

export async function deliveryFactsOf(
  requests: Requests,
  request: StoredRequest,
  words: OperatorWords,
) {
  const { id, timeZone, language, lastAnswer } = request;
  const { locale } = words;
  const sameCall = await requests.sameCallNewestFirst(request);
  const changes = sameCall.length > 1 ? sameCall.toReversed() : [];
  const mails = mailsIn(requests.engine);
  const { facts: labels, mailKinds: mailLabels } = words.desk.request;
  const callState = callStateOf(request, Date.now());
  const reply = replyOwedTo(request, callState);
  const facts: Record<keyof typeof labels, string | null | undefined> = {
    heldBecause: request.heldBecause && reasonInWords(request.heldBecause, words),
    received: momentInAgencyZone(request.acceptedAt, locale),
    replyBy: reply ? momentInAgencyZone(+reply.dueAt, locale) : null,
    tries: String(request.attempts),
    lastTry: momentInAgencyZone(request.lastTriedAt, locale),
    lastAnswer: lastAnswer && answerInWords(lastAnswer, words),
    nextTry: nextTryInWords(request, words),
    delivered: momentInAgencyZone(request.deliveredAt, locale),
    resent: momentInAgencyZone(request.resentAt, locale),
    answered: momentInAgencyZone(request.answeredAt, locale),
    timeZone: timeZone && zoneInWords(timeZone, locale),
    language: language && new Intl.DisplayNames(locale, { type: 'language' }).of(language),
    leadSource: request.leadSource,
    changes: changes.map((change) => changeInWords(change, words)).join('\n'),
    timeOfCall: remarkOnCall(callState, words),
  };
  const names = Object.keys(facts) as (keyof typeof facts)[];
  const ofRequest = names.map((name) => [labels[name], facts[name]] as const);
  const ofMails = await Promise.all(
    mailKindNames.map(async (kind) => {
      const label: Record<MailKindName, string> = mailLabels;
      return [label[kind], mailInWords(await mails.find(kind, id), words)] as const;
    }),
  );
  return [...ofRequest, ...ofMails].flatMap(([label, fact]) =>
    fact ? [[label, fact] as const] : [],
  );
}

export function remarkOnCall(callState: CallState, { desk }: OperatorWords) {
  const remarks: Partial<Record<CallState['is'], string>> = desk.calls.remarks;
  if (callState.is === 'requested' && callState.why === 'momentUnknown')
    return callState.hasBegun ? '' : desk.calls.momentUnknown;
  // Only a time that operators may agree may be taken.
  if (callState.is === 'requested' && operatorsActions(callState).length === 0) return '';
  return remarks[callState.is] ?? '';
}

function changeInWords(request: StoredRequest, { desk, locale }: OperatorWords) {
  const { change, begins, isByAgency } = callStateOf(request, Date.now());
  const { changes, byYou } = desk.request;
  const moment = momentInAgencyZone(request.acceptedAt, locale);
  const text = changes[change](moment, begins ? momentInAgencyZone(+begins, locale) : '').trim();
  return isByAgency ? byYou(text) : text;
}

function mailInWords(mail: StoredMail | undefined, words: OperatorWords) {
  if (!mail) return '';
  const { kind, state, lastAnswer, deliveredAt } = mail;
  const { mails } = words.desk.request;
  if (deliveredAt !== null) {
    const outcome = lastAnswer === HANDED_OVER ? mails.mayHaveArrived : mails.sent;
    return outcome(momentInAgencyZone(deliveredAt, words.locale));
  }
  const answer = lastAnswer ?? '';
  const isCopy = isMailKind(kind) && mailKinds[kind].audience === 'copies';
  if (isCopy && isStatus(answer) && state !== 'pending') return mails.mailboxRefuses(answer);
  if (state === 'pending')
    return answer ? mails.waitsBecause(answerInWords(answer, words)) : mails.waits;
  return isStatus(answer)
    ? mails.addressRefuses(answer)
    : mails.notSent(reasonInWords(answer, words) || mails.erased);
}

type DeliveryHealth = QueueHealth & { hasReceiver: boolean };

function flowOf({ hasReceiver, pausedSince, late }: DeliveryHealth) {
  if (!hasReceiver) return 'nobody';
  if (pausedSince !== null) return 'paused';
  return late > 0 ? 'late' : 'flows';
}

export function deliveryInWords(health: DeliveryHealth, words: OperatorWords) {
  const { pausedSince, pausedBecause, pausedUntil } = health;
  const { delivery } = words.desk;
  const flow = flowOf(health);
  if (pausedSince === null || flow === 'nobody')
    return { flow, inWords: delivery[flow], why: '' } as const;
  const answer = pausedBecause ?? '';
  const failure = answer ? answerInASentence(answer, words) : delivery.unknownFailure;
  const pause = delivery.whyPaused(
    durationInWords(Date.now() - pausedSince, words.locale),
    fromNowInWords((pausedUntil ?? 0) - Date.now(), words.locale),
  );
  const why = `${failure} ${remedyFor(answer, words)} ${pause}`;
  return { flow, inWords: delivery[flow], why } as const;
}

export function lastDeliveryInWords(at: number | null, { desk, locale }: OperatorWords) {
  const { never, last } = desk.delivery;
  return at === null ? never : last(agoInWords(Date.now() - at, locale));
}

export function nextTryInWords({ state, dueAt }: StoredRequest, { desk, locale }: OperatorWords) {
  if (state !== 'pending') return '';
  return dueAt <= Date.now() ? desk.request.due : fromNowInWords(dueAt - Date.now(), locale);
}

const MOMENT_FORMAT = { dateStyle: 'medium', timeStyle: 'short', timeZone: agencyZone() } as const;

export const momentInAgencyZone = (time: number | null, locale: string) =>
  time === null ? '' : new Date(time).toLocaleString(locale, MOMENT_FORMAT);
