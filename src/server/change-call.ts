import { type AgencyCall, callLengthMs, startOfCall } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { webhookFields } from '#domain/consultation-request.ts';
import type { Booking } from './bookings/booking.ts';
import { bookingsIn } from './bookings/bookings.ts';
import { invalidate } from './cached.ts';
import { currentAvailability, slotsFor } from './calendar/availability.ts';
import { signalDelivery } from './delivery/delivery-loop.ts';
import { hashOfKey } from './intake/call-key.ts';
import { log } from './log.ts';
import { ourOutbox } from './open-outbox.ts';
import { uuidOf } from './site-outbox.ts';

const MAX_CHANGES = 20;

export type KnownCall = NonNullable<Awaited<ReturnType<typeof findCall>>>;

export const NO_TIME = { at: undefined, callDate: null, callTime: null };

type NewTime = AgencyCall | typeof NO_TIME;

export async function findCall(key: string) {
  const { timeZone } = callHours;
  const booking = await bookingsIn(ourOutbox()).find(hashOfKey(key));
  if (!booking || !timeZone) return undefined;
  const zone = booking.timeZone ?? timeZone;
  const at = startOfCall(booking, Object(JSON.parse(booking.body ?? '{}')));
  const state = stateOf(booking, at);
  const canMove = state === 'open' && booking.callSequence < MAX_CHANGES;
  const offered = canMove ? slotsFor(booking, zone, await currentAvailability()) : [];
  return { booking, state, at, zone, canMove, offered } as const;
}

function stateOf({ body, callStatus }: Booking, at: Date | undefined) {
  if (body === null) return 'erased';
  if (callStatus === 'cancelled') return 'cancelled';
  return at && +at + callLengthMs() < Date.now() ? 'over' : 'open';
}

/** Derived from the change, so that a repeated post is one request. */
export function idOfChange({ booking }: KnownCall, { callDate, callTime }: NewTime) {
  return uuidOf(`${booking.keyHash} ${booking.callSequence} ${callDate} ${callTime}`);
}

export async function changeCall(call: KnownCall, time: NewTime, link: string | null) {
  const { booking } = call;
  const { callDate, callTime } = time;
  const status = time === NO_TIME ? 'cancelled' : 'moved';
  const at = time.at ?? call.at;
  const id = idOfChange(call, time);
  const body = { ...Object(JSON.parse(booking.body ?? '{}')), callDate, callTime };
  const isChanged = await bookingsIn(ourOutbox()).change({
    keyHash: booking.keyHash,
    id,
    follows: booking.id,
    status,
    body: JSON.stringify(body, webhookFields),
    link,
    callAt: at?.getTime() ?? null,
    needsAgreement: status === 'moved' && !(await currentAvailability()).areCalendarsKnown,
  });
  invalidate('availability');
  if (!isChanged) return false;
  log.info('Call changed', { id, firstId: booking.firstId, callStatus: status });
  signalDelivery();
  return true;
}
