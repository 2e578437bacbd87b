import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { type CallState, callState, canBeSettled } from '#domain/call-state.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { ourZone } from '#domain/zones.ts';
import { mailsIn, type StoredMail } from '#server/mail/mails.ts';
import { HANDED_OVER, isStatus } from '#server/requests/attempt.ts';
import type { QueueFigures } from '#server/requests/figures.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { duration } from '#server/running/alert-rules.ts';
import { answerInASentence, answerInWords, remedyFor } from '../answer-in-words.ts';

/** Desk and commands speak English, but dates and states are in the site's first language. */
export const { locale, requestWords } = wordsIn(ownLanguage);

const languageNames = new Intl.DisplayNames(locale, { type: 'language' });

export function remark(request: StoredRequest) {
  const { heldBecause, lastAnswer, state } = request;
  const call = callState(request, Date.now());
  const failure = lastAnswer && state !== 'delivered' ? answerInWords(lastAnswer) : '';
  const callRemark = remarkOnTime(call) || (call.news === 'new' ? '' : `the call is ${call.news}`);
  return heldBecause || failure || callRemark;
}

export async function factsOf(requests: Requests, request: StoredRequest) {
  const { id, timeZone, language, lastAnswer } = request;
  const sameCall = await requests.sameCallNewestFirst(request);
  const changes = sameCall.length > 1 ? sameCall.toReversed() : [];
  const mails = mailsIn(requests.engine);
  const mailOf = async (kind: StoredMail['kind']) => outcomeOf(await mails.find(kind, id));
  const facts = {
    'Held because': request.heldBecause,
    'Received or released': momentHere(request.acceptedAt),
    Tries: String(request.attempts),
    'Last try': momentHere(request.lastTriedAt),
    'Last answer': lastAnswer && answerInWords(lastAnswer),
    'Next try': nextTry(request),
    Delivered: momentHere(request.deliveredAt),
    Resent: momentHere(request.resentAt),
    'Time zone': timeZone && zoneInWords(timeZone, locale),
    Language: language && languageNames.of(language),
    'Came from': request.leadSource,
    'Changes of the call': changes.map(changeOf).join('\n'),
    'Time of the call': remarkOnTime(callState(request, Date.now())),
    'Mail to the visitor': await mailOf('confirmation'),
    Reminder: await mailOf('reminder'),
    'Copy for the mailbox': await mailOf('copy'),
  };
  return Object.entries(facts).flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

export function remarkOnTime(call: CallState) {
  if (call.is === 'changedLater') return 'the call was changed later';
  if (call.is === 'freed') return 'you freed this time: you agreed on another';
  return call.is === 'requested' && canBeSettled(call)
    ? 'this time may be taken: agree on one with the visitor'
    : '';
}

function changeOf(request: StoredRequest) {
  const { news, begins, isByAgency } = callState(request, Date.now());
  const change = { new: 'requested for', moved: 'moved to', cancelled: 'cancelled' }[news];
  const at = begins ? momentHere(+begins) : '';
  return (
    `${momentHere(request.acceptedAt)} ${change} ${at}`.trim() + (isByAgency ? ', by you' : '')
  );
}

function outcomeOf(mail: StoredMail | undefined) {
  if (!mail) return '';
  const { kind, state, lastAnswer, deliveredAt } = mail;
  if (deliveredAt !== null)
    return `${lastAnswer === HANDED_OVER ? 'may have arrived' : 'sent'} ${momentHere(deliveredAt)}`;
  if (kind === 'copy' && isStatus(lastAnswer ?? '') && state !== 'pending')
    return `your mailbox refuses it (${lastAnswer}): correct MAIL_TO`;
  if (state === 'pending') return lastAnswer ? `waits: ${answerInWords(lastAnswer)}` : 'waits';
  return isStatus(lastAnswer ?? '')
    ? `the address refuses mail (${lastAnswer}): telephone`
    : `not sent: ${lastAnswer ?? 'erased'}`;
}

export function deliveryInWords({ pausedSince, pausedBecause, nextProbeAt, late }: QueueFigures) {
  if (pausedSince === null) return { status: late > 0 ? 'is late' : 'flows', why: '' };
  const failure = pausedBecause ?? 'unknown';
  const lasts = duration(Date.now() - pausedSince);
  const wait = duration((nextProbeAt ?? 0) - Date.now());
  const pause = `The receiver has accepted nothing for ${lasts}. The next try is in ${wait}.`;
  const why = `${answerInASentence(failure)} ${remedyFor(failure)} ${pause}`;
  return { status: 'is paused', why };
}

export function nextTry({ state, dueAt }: StoredRequest) {
  if (state !== 'pending') return '';
  return dueAt <= Date.now() ? 'due' : `in ${duration(dueAt - Date.now())}`;
}

const MOMENT_FORMAT = { dateStyle: 'medium', timeStyle: 'short', timeZone: ourZone() } as const;

export const momentHere = (time: number | null) =>
  time === null ? '' : new Date(time).toLocaleString(locale, MOMENT_FORMAT);
