import { callInWords } from '#content/call-in-words.ts';
import { operatorWords } from '#content/operator-words.ts';
import { type CallState, callStateOf, isAtAnotherTime, isStanding } from '#domain/call-state.ts';
import { dialableNumber } from '#domain/dialable-number.ts';
import { momentInShort } from '#domain/moment-in-words.ts';
import { agencyZone, knownZone } from '#domain/zones.ts';
import { deskPathOf } from '#server/configuration/desk-link.ts';
import { linkToChange } from '#server/mail/owner-facts.ts';
import { readComingCalls } from '#server/requests/coming-calls.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import { remarkOnCall } from './request-in-words.ts';
import { visitorOf } from './shown-requests.ts';

const { desk, locale } = operatorWords;

export async function readCallsToCome({ engine }: Requests, now: number) {
  const requests = await readComingCalls(engine);
  return requests
    .map((request) => ({ request, callState: callStateOf(request, now) }))
    .flatMap(({ request, callState }) =>
      callState.begins && isStanding(callState)
        ? [{ request, callState, start: callState.begins }]
        : [],
    )
    .sort((first, other) => +first.start - +other.start)
    .map(shownCall);
}

type Coming = { request: StoredRequest; callState: CallState; start: Date };

function shownCall({ request, callState, start }: Coming) {
  const moment = momentInShort(start, agencyZone(), locale);
  const remarks = [theirTime(request, start, moment), noteOn(callState), movedBy(callState)];
  return {
    address: deskPathOf(request.id),
    visitor: visitorOf(request),
    phone: phoneOf(request),
    moment,
    remarks: remarks.filter(Boolean),
    changeLink: linkToChange(request, callState),
  };
}

export function callOfRequest(request: StoredRequest, now: number) {
  const callState = callStateOf(request, now);
  const call = callInWords(request, callState);
  if (!call) return undefined;
  return {
    inWords: call.inWords,
    phone: phoneOf(request),
    remark: noteOn(callState),
    changeLink: linkToChange(request, callState),
  };
}

const phoneOf = ({ formValues: { phone } }: StoredRequest) =>
  phone ? { number: phone, href: `tel:${dialableNumber(phone)}` } : undefined;

function theirTime({ timeZone }: StoredRequest, start: Date, ourTime: string) {
  const zone = knownZone(timeZone) ?? agencyZone();
  const time = momentInShort(start, zone, locale);
  const city = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '';
  return time === ourTime ? '' : desk.calls.theirTime(time, city);
}

function noteOn(callState: CallState) {
  const remark = remarkOnCall(callState, operatorWords);
  return remark && desk.calls.note(remark);
}

function movedBy(callState: CallState) {
  if (callState.change !== 'moved' || isAtAnotherTime(callState)) return '';
  return callState.isByAgency ? desk.calls.movedByYou : desk.calls.movedByVisitor;
}
