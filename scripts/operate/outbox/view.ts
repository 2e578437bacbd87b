import type { ConsultationRequest } from '#domain/consultation-request.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { duration } from '#server/health/duration.ts';
import type { OutboxHealth } from '#server/outbox/outbox.ts';
import type { Outbox, StoredRequest } from '#server/site-outbox.ts';
import { answerInASentence, answerInWords, remedyFor } from '../answer-in-words.ts';
import { onOneLine } from '../on-one-line.ts';

const languageNames = new Intl.DisplayNames('en-US', { type: 'language' });

/** Why a request is not delivered, or what its call needs, without the visitor's words. */
export function remark(request: StoredRequest) {
  const { heldBecause, callStatus, needsAgreement, lastAnswer, state } = request;
  if (heldBecause) return heldBecause;
  if (callStatus) return `call ${callStatus}`;
  if (needsAgreement) return 'call needs agreement';
  return lastAnswer && state !== 'delivered' ? answerInWords(lastAnswer) : '';
}

/** `versions` are all requests for the same call, the latest first. */
export function deliveryFacts(
  request: StoredRequest,
  versions: readonly StoredRequest[],
  moment = momentInUtc,
): [name: string, value: string][] {
  const { timeZone, language, lastAnswer } = request;
  const changes = versions.length > 1 ? versions.toReversed() : [];
  const facts = {
    'Held because': request.heldBecause,
    Received: moment(request.acceptedAt),
    Tries: String(request.attempts),
    'Last try': moment(request.lastTriedAt),
    'Last answer': lastAnswer && answerInWords(lastAnswer),
    'Next try': nextTry(request),
    Delivered: moment(request.deliveredAt),
    Resent: moment(request.resentAt),
    'Time zone': timeZone && zoneInWords(timeZone, 'en-US'),
    Language: language && languageNames.of(language),
    'Came from': request.leadSource,
    'Changes of the call': changes.map((each) => changeOf(each, moment)).join('\n'),
    'Time of the call': request.needsAgreement && 'may be taken: agree on it',
  };
  return Object.entries(facts).flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function changeOf({ acceptedAt, callStatus, callAt }: StoredRequest, moment: typeof momentInUtc) {
  const change = callStatus === 'moved' ? 'moved to' : (callStatus ?? 'requested for');
  return `${moment(acceptedAt)} ${change} ${moment(callAt)}`.trim();
}

export function inFull(
  request: StoredRequest,
  versions: readonly StoredRequest[],
  ofMails: readonly (readonly [name: string, value: string])[] = [],
) {
  const facts = [
    ['Id', request.id],
    ['State', request.state],
    ['Times', 'are in UTC, except callTime'],
    ...deliveryFacts(request, versions),
    ...ofMails,
    ['Call at', momentInUtc(request.callAt)],
    ...(request.body === null ? [['Words', 'erased']] : Object.entries(fieldsOf(request.body))),
  ].flatMap(([name = '', value]) => (value ? [{ name, lines: String(value).split(/\r?\n/) }] : []));
  const width = Math.max(...facts.map(({ name }) => name.length)) + 2;
  const indented = (lines: string[]) => lines.map(onOneLine).join(`\n${' '.repeat(width)}`);
  return facts.map(({ name, lines }) => name.padEnd(width) + indented(lines)).join('\n');
}

const SAMPLE_SIZE = 50;

/** What doctor and desk say about delivery. */
export async function deliveryInWords(outbox: Outbox, health: OutboxHealth) {
  const { pausedSince, pausedBecause, late } = health;
  const pending = await outbox.newest({ states: ['pending'] }, undefined, SAMPLE_SIZE);
  const doAllFail = pending.every(({ lastAnswer }) => lastAnswer);
  const isPaused = pausedSince !== null;
  const failure = isPaused ? (pausedBecause ?? 'timeout') : doAllFail && pending[0]?.lastAnswer;
  if (!failure) return { status: late > 0 ? 'is late' : 'flows', why: '' };
  const why = `${answerInASentence(failure)} ${remedyFor(failure)}`;
  return { status: isPaused ? 'is paused' : 'fails', why };
}

export function pauseInWords({ pausedSince, nextProbeAt }: OutboxHealth, moment = inUtc) {
  const wait = duration((nextProbeAt ?? 0) - Date.now());
  return `The receiver has accepted nothing since ${moment(pausedSince)}. The next try is in ${wait}.`;
}

const inUtc = (time: number | null) => `${momentInUtc(time)} UTC`;

export function fieldsOf(body: string | null): Partial<ConsultationRequest> {
  return body === null ? {} : JSON.parse(body);
}

export function nextTry({ state, dueAt }: StoredRequest) {
  if (state !== 'pending') return '';
  return dueAt <= Date.now() ? 'due' : `in ${duration(dueAt - Date.now())}`;
}

export const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

export const momentInUtc = (time: number | null) => iso(time)?.slice(0, 19).replace('T', ' ') ?? '';
