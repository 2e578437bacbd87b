import { agencyVisitOf } from '#domain/agency-visit.ts';
import { callLengthMs, whenCallIsOver } from '#domain/call-span.ts';
import { callStateOf, isAtAnotherTime } from '#domain/call-state.ts';
import type { FreeSlot } from '#domain/offered-slots.ts';
import { agencyZone, knownZone } from '#domain/zones.ts';
import { isSameSecret } from '#server/configuration/secrets.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { invalidate } from '#server/process/cached.ts';
import { log } from '#server/process/log.ts';
import { signalDelivery } from '#server/process/signal-delivery.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { idOfChange } from '#server/requests/request-id.ts';
import { currentAvailability, readSlotsForChange } from './availability.ts';
import { hashOfKey } from './call-key.ts';

export type KnownCall = NonNullable<Awaited<ReturnType<typeof findCall>>>;

/** A visitor cannot make the agency's proof. A visit with a wrong one is the visitor's. */
export async function findCall(key: string, givenProof: string | null = null) {
  const request = await ourRequests().lastOf(hashOfKey(key));
  if (!request) return undefined;
  const zone = knownZone(request.timeZone) ?? agencyZone();
  const callState = callStateOf(request, Date.now());
  const ownTime = isAtAnotherTime(callState) ? undefined : callState.begins;
  const slots = await readSlotsForChange(request, zone, ownTime?.getTime());
  const { agencyProof } = request;
  const isAgency = agencyProof !== null && isSameSecret(givenProof ?? '', agencyProof);
  const agencyVisit = isAgency ? agencyVisitOf(request) : undefined;
  return { request, callState, ownTime, zone, ...slots, agencyVisit };
}

/** Without a new time, the call is cancelled. */
export async function changeCall(call: KnownCall, time: FreeSlot | null, link: string | null) {
  const { request, agencyVisit } = call;
  const { callDate = null, callTime = null } = time ?? {};
  const isCancelled = time === null;
  const callAt = (isCancelled ? call.callState.begins : time.at)?.getTime() ?? null;
  const requests = ourRequests();
  const id = await requests.addChange({
    id: await mailsIn(requests.engine).idForMails(idOfChange(request, time)),
    follows: request.id,
    isCancelled,
    isByAgency: agencyVisit !== undefined,
    body: JSON.stringify({ ...request.formValues, callDate, callTime }),
    link,
    callAt,
    callEnds: callAt && callAt + (isCancelled ? callLengthMs(request) : callLengthMs()),
    // The new time was free, so only an unreadable calendar requires agreement here.
    needsAgreement: !isCancelled && !(await currentAvailability()).areCalendarsKnown,
    keepUntil: whenCallIsOver(callDate, callAt, Date.now()),
  });
  invalidate('availability');
  if (id === undefined) return false;
  log.info('Call changed', { id, firstId: request.firstId ?? request.id, isCancelled });
  signalDelivery();
  return true;
}
