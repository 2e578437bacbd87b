import type { ConsultationRequest } from '#domain/consultation-request.ts';
import type { StoredRequest } from '#server/leads.ts';
import type { OutboxHealth } from '#server/outbox/outbox.ts';
import { onOneLine } from '../table.ts';

export const LIST_HEADER = ['id', 'state', 'received (UTC)', 'tries', 'next try', 'last answer'];

/** No visitor's words. */
export function listRow(request: StoredRequest, now: number): string[] {
  return [
    request.id,
    request.state,
    momentInUtc(request.acceptedAt),
    String(request.attempts),
    nextTry(request, now),
    request.heldBecause ?? callInShort(request) ?? request.lastAnswer ?? '',
  ];
}

function callInShort({ callStatus, needsAgreement }: StoredRequest) {
  if (callStatus) return `call ${callStatus}`;
  return needsAgreement ? 'call needs agreement' : undefined;
}

export function everything(request: StoredRequest, story: readonly StoredRequest[], now: number) {
  const facts = factsAbout(request, story, now);
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts
    .map(([name, value]) => `${name.padEnd(width)}  ${inLines(value, width + 2)}`)
    .join('\n');
}

export function factsAbout(
  request: StoredRequest,
  story: readonly StoredRequest[],
  now: number,
  moment = momentInUtc,
): [name: string, value: string][] {
  const chapters = story.length > 1 ? story.toReversed() : [];
  const facts = {
    id: request.id,
    state: request.state,
    'held because': request.heldBecause,
    received: moment(request.acceptedAt),
    tries: String(request.attempts),
    'last try': moment(request.lastTriedAt),
    'last answer': request.lastAnswer,
    'next try': nextTry(request, now),
    delivered: moment(request.deliveredAt),
    'sent again': moment(request.resentAt),
    'time zone': request.timeZone,
    language: request.language,
    'came from': request.leadSource,
    'call at (UTC)': moment(request.callAt),
    'the call so far': chapters.map((each) => chapter(each, moment)).join('\n'),
    'time of the call': request.needsAgreement
      ? 'may be taken, or offered no longer: agree on it'
      : '',
    ...(request.body === null ? { 'the visitor wrote': '(purged)' } : fieldsOf(request.body)),
  };
  return Object.entries(facts).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
}

/** "2026-11-23 09:15:00 moved to 2026-11-26 15:00:00" */
function chapter({ acceptedAt, callStatus, callAt }: StoredRequest, moment: typeof momentInUtc) {
  const what = callStatus === 'moved' ? 'moved to' : (callStatus ?? 'asked for');
  return `${moment(acceptedAt)} ${what} ${moment(callAt)}`.trim();
}

export function pause({ pausedSince, pausedBecause, nextProbeAt }: OutboxHealth) {
  return (
    `Delivery is paused since ${momentInUtc(pausedSince)} (last answer: ${pausedBecause}). The next one is tried at ` +
    `${momentInUtc(nextProbeAt)}, or now: npm run outbox -- retry`
  );
}

/** Undefined unless every waiting request has failed, which means that delivery itself fails. */
export const failureOf = (waiting: readonly StoredRequest[]) =>
  waiting.every(({ lastAnswer }) => lastAnswer) ? waiting[0]?.lastAnswer : null;

export const summary = ({ body: _, secret: __, ...request }: StoredRequest) => ({
  ...request,
  acceptedAt: iso(request.acceptedAt),
  dueAt: iso(request.dueAt),
  lastTriedAt: iso(request.lastTriedAt),
  deliveredAt: iso(request.deliveredAt),
  resentAt: iso(request.resentAt),
});

export function fieldsOf(body: string | null): Partial<ConsultationRequest> {
  return body === null ? {} : JSON.parse(body);
}

function nextTry({ state, dueAt }: StoredRequest, now: number) {
  if (state !== 'pending') return '';
  const seconds = Math.round((dueAt - now) / 1000);
  if (seconds <= 0) return 'due';
  return seconds < 90 ? `in ${seconds} s` : `in ${Math.round(seconds / 60)} min`;
}

const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const momentInUtc = (time: number | null) => iso(time)?.slice(0, 19).replace('T', ' ') ?? '';

function inLines(text: string, indent: number) {
  return text
    .split(/\r?\n/)
    .map(onOneLine)
    .join(`\n${' '.repeat(indent)}`);
}
