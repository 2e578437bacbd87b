import { type AgencyCall, callLengthMs } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { webhookFields } from '#domain/consultation-request.ts';
import { momentsThatRead } from '#domain/wall-clock.ts';
import { type Booking, bookingsIn } from './bookings/bookings.ts';
import { currentAvailability, slotsFor } from './calendar/availability.ts';
import { signalDelivery } from './delivery/delivery-signal.ts';
import { hashOfKey } from './intake/call-key.ts';
import { log } from './log.ts';
import { ourOutbox } from './open-outbox.ts';
import { forget } from './process-wide.ts';
import { uuidOf } from './uuid-of.ts';

/** Each change runs the workflow once. */
const MOST_CHANGES = 20;

export type KnownCall = {
  booking: Booking;
  state: 'open' | 'over' | 'cancelled' | 'erased';
  at: Date | undefined;
  zone: string;
  /** Times to which it can move. */
  offered: readonly AgencyCall[];
};

export async function callOfKey(key: string): Promise<KnownCall | undefined> {
  const { timeZone } = callHours;
  const booking = await bookingsIn(ourOutbox()).find(hashOfKey(key));
  if (!booking || !timeZone) return undefined;
  const zone = booking.timeZone ?? timeZone;
  const { callDate, callTime } = Object(JSON.parse(booking.body ?? '{}'));
  const [read] = callDate && callTime ? momentsThatRead(callDate, callTime, zone) : [];
  const at = booking.callAt === null ? read : new Date(booking.callAt);
  const state = stateOf(booking, at);
  const canMove = state === 'open' && booking.sequence < MOST_CHANGES;
  const offered = canMove ? slotsFor(booking, zone, await currentAvailability()) : [];
  return { booking, state, at, zone, offered };
}

function stateOf({ body, callStatus }: Booking, at: Date | undefined): KnownCall['state'] {
  if (body === null) return 'erased';
  if (callStatus === 'cancelled') return 'cancelled';
  return at && +at + callLengthMs() < Date.now() ? 'over' : 'open';
}

export type Wanted = AgencyCall | 'cancelled';

/** Derived from the change, so that a repeated post is one request. */
export function idOfChange({ booking }: KnownCall, wanted: Wanted) {
  const { callDate, callTime } = timesOf(wanted);
  return uuidOf(`${booking.keyHash} ${booking.sequence} ${callDate} ${callTime}`);
}

/** Stores the change as a request of its own. Returns false if the time is taken by now. */
export async function changeCall(call: KnownCall, wanted: Wanted, link: string | null) {
  const { booking, at } = call;
  const status = wanted === 'cancelled' ? 'cancelled' : 'moved';
  const moment = wanted === 'cancelled' ? at : wanted.at;
  const id = idOfChange(call, wanted);
  const body = { ...Object(JSON.parse(booking.body ?? '{}')), ...timesOf(wanted) };
  const isChanged = await bookingsIn(ourOutbox()).change({
    keyHash: booking.keyHash,
    id,
    of: booking.id,
    status,
    body: JSON.stringify(body, webhookFields),
    link,
    callAt: moment?.getTime() ?? null,
    needsAgreement: status === 'moved' && !(await currentAvailability()).areCalendarsKnown,
  });
  if (!isChanged) return false;
  log.info('Call changed', { id, changes: booking.firstId, callStatus: status });
  forget('availability');
  signalDelivery();
  return true;
}

const timesOf = (wanted: Wanted) =>
  wanted === 'cancelled'
    ? { callDate: null, callTime: null }
    : { callDate: wanted.callDate, callTime: wanted.callTime };
