import { type AgencyCall, callLengthMs } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { webhookFields } from '#domain/consultation-request.ts';
import { momentsThatRead } from '#domain/wall-clock.ts';
import { type Booking, bookingsIn } from './bookings/bookings.ts';
import { callsOffered, currentDiary } from './calendar/diary.ts';
import { signalDelivery } from './delivery/delivery-signal.ts';
import { hashOfKey } from './intake/call-key.ts';
import { log } from './log.ts';
import { ourOutbox } from './our-outbox.ts';
import { forget } from './process-wide.ts';
import { uuidOf } from './uuid-of.ts';

/** Each of them is a call of the workflow: beyond so many, visitor and agency should talk. */
const MOST_CHANGES = 20;

/** A call as it stands now. */
export type KnownCall = {
  booking: Booking;
  state: 'open' | 'over' | 'cancelled' | 'forgotten';
  /** The moment, where it can be known. */
  at: Date | undefined;
  zone: string;
  /** What else can be had, in the zone in which its visitor reads times. */
  offered: readonly AgencyCall[];
};

/** Nothing for a key that nobody has, and nobody has one where the hours have no zone. */
export async function callOfKey(key: string): Promise<KnownCall | undefined> {
  const { timeZone } = callHours;
  const booking = await bookingsIn(ourOutbox()).find(hashOfKey(key));
  if (!booking || !timeZone) return undefined;
  const zone = booking.timeZone ?? timeZone;
  const { callDate, callTime } = Object(JSON.parse(booking.body ?? '{}'));
  const [read] = callDate && callTime ? momentsThatRead(callDate, callTime, zone) : [];
  const at = booking.callAt === null ? read : new Date(booking.callAt);
  const state = stateOf(booking, at);
  const isFull = booking.sequence >= MOST_CHANGES;
  const offered =
    state === 'open' && !isFull ? callsOffered(await currentDiary(), zone, booking) : [];
  return { booking, state, at, zone, offered };
}

function stateOf({ body, callStatus }: Booking, at: Date | undefined): KnownCall['state'] {
  if (body === null) return 'forgotten';
  if (callStatus === 'cancelled') return 'cancelled';
  return at && +at + callLengthMs() < Date.now() ? 'over' : 'open';
}

export type Wanted = AgencyCall | 'cancelled';

/** It comes of the change itself, so that one that is asked for twice is one request. */
export function idOfChange({ booking }: KnownCall, wanted: Wanted) {
  const { callDate, callTime } = timesOf(wanted);
  return uuidOf(`${booking.keyHash} ${booking.sequence} ${callDate} ${callTime}`);
}

/** Makes of a call what its visitor wants: a request of its own. False where the time is somebody else's by now. */
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
    needsAgreement: status === 'moved' && !(await currentDiary()).isKnown,
  });
  if (!isChanged) return false;
  log.info('Call changed', { id, changes: booking.firstId, callStatus: status });
  forget('diary');
  signalDelivery();
  return true;
}

const timesOf = (wanted: Wanted) =>
  wanted === 'cancelled'
    ? { callDate: null, callTime: null }
    : { callDate: wanted.callDate, callTime: wanted.callTime };
