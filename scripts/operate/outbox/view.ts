import type { ConsultationRequest } from '#domain/consultation-request.ts';
import { ownZone, zoneInWords } from '#domain/moment-in-words.ts';
import { bookingsIn } from '#server/bookings/bookings.ts';
import { duration } from '#server/health/alert-rules.ts';
import { type MailKind, mailId, mailsIn } from '#server/mail/mails.ts';
import type { OutboxHealth } from '#server/outbox/outbox.ts';
import type { Outbox, StoredRequest } from '#server/site-outbox.ts';
import { answerInASentence, answerInWords, remedyFor } from '../answer-in-words.ts';

const languageNames = new Intl.DisplayNames('en-US', { type: 'language' });

/** Why a request is not delivered, or what its call needs, without the visitor's words. */
export function remark(request: StoredRequest) {
  const { heldBecause, callStatus, needsAgreement, lastAnswer, state } = request;
  if (heldBecause) return heldBecause;
  if (callStatus) return `call ${callStatus}`;
  if (needsAgreement) return 'call needs agreement';
  return lastAnswer && state !== 'delivered' ? answerInWords(lastAnswer) : '';
}

/** What became of a request, for desk and command line. */
export async function factsOf(
  outbox: Outbox,
  request: StoredRequest,
): Promise<[name: string, value: string][]> {
  const { id, timeZone, language, lastAnswer } = request;
  const versions = await bookingsIn(outbox).versionsOf(request);
  const changes = versions.length > 1 ? versions.toReversed() : [];
  const mails = mailsIn(outbox.engine);
  const mailOf = async (kind: MailKind) => becameOf(await mails.find(mailId(kind, id)));
  const facts = {
    'Held because': request.heldBecause,
    Received: momentHere(request.acceptedAt),
    Tries: String(request.attempts),
    'Last try': momentHere(request.lastTriedAt),
    'Last answer': lastAnswer && answerInWords(lastAnswer),
    'Next try': nextTry(request),
    Delivered: momentHere(request.deliveredAt),
    Resent: momentHere(request.resentAt),
    'Time zone': timeZone && zoneInWords(timeZone, 'en-US'),
    Language: language && languageNames.of(language),
    'Came from': request.leadSource,
    'Changes of the call': changes.map(changeOf).join('\n'),
    'Time of the call': request.needsAgreement && 'may be taken: agree on it',
    'Mail to the visitor': await mailOf('confirmation'),
    Reminder: await mailOf('reminder'),
    'Copy for the mailbox': await mailOf('copy'),
  };
  return Object.entries(facts).flatMap(([name, value]) => (value ? [[name, value]] : []));
}

function changeOf({ acceptedAt, callStatus, callAt }: StoredRequest) {
  const change = callStatus === 'moved' ? 'moved to' : (callStatus ?? 'requested for');
  return `${momentHere(acceptedAt)} ${change} ${momentHere(callAt)}`.trim();
}

/** The owner must telephone if the visitor's address refuses mail. */
function becameOf(mail: Pick<StoredRequest, 'state' | 'lastAnswer' | 'deliveredAt'> | undefined) {
  if (!mail) return '';
  const { state, lastAnswer, deliveredAt } = mail;
  if (deliveredAt !== null) return `sent ${momentHere(deliveredAt)}`;
  if (state === 'held') return 'waits: visitors get at most 200 an hour';
  if (state === 'pending') return lastAnswer ? `waits: ${answerInWords(lastAnswer)}` : 'waits';
  return /^\d/.test(lastAnswer ?? '')
    ? `the address refuses mail (${lastAnswer}): telephone`
    : `not sent: ${lastAnswer ?? 'erased'}`;
}

const SAMPLE_SIZE = 50;

/** What doctor and desk say about delivery. */
export async function deliveryInWords(outbox: Outbox, health: OutboxHealth) {
  const { pausedSince, pausedBecause, nextProbeAt, late } = health;
  const pending = await outbox.newest({ states: ['pending'] }, undefined, SAMPLE_SIZE);
  const doAllFail = pending.every(({ lastAnswer }) => lastAnswer);
  const isPaused = pausedSince !== null;
  const failure = isPaused ? (pausedBecause ?? 'timeout') : doAllFail && pending[0]?.lastAnswer;
  if (!failure) return { status: late > 0 ? 'is late' : 'flows', why: '' };
  const why = `${answerInASentence(failure)} ${remedyFor(failure)}`;
  if (!isPaused) return { status: 'fails', why };
  const lasts = duration(Date.now() - pausedSince);
  const wait = duration((nextProbeAt ?? 0) - Date.now());
  const pause = `The receiver has accepted nothing for ${lasts}. The next try is in ${wait}.`;
  return { status: 'is paused', why: `${why} ${pause}` };
}

export function fieldsOf(body: string | null): Partial<ConsultationRequest> {
  return body === null ? {} : JSON.parse(body);
}

export function nextTry({ state, dueAt }: StoredRequest) {
  if (state !== 'pending') return '';
  return dueAt <= Date.now() ? 'due' : `in ${duration(dueAt - Date.now())}`;
}

const CLOCK = { dateStyle: 'medium', timeStyle: 'short', timeZone: ownZone() } as const;

export const momentHere = (time: number | null) =>
  time === null ? '' : new Date(time).toLocaleString('en-US', CLOCK);
