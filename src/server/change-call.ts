import { type AgencyCall, callLengthMs, callSpanMs } from '#domain/agency-calls.ts';
import { callHours } from '#domain/call-hours.ts';
import { webhookFields } from '#domain/consultation-request.ts';
import { momentsThatRead } from '#domain/wall-clock.ts';
import { callsOffered, currentDiary } from './calendar/diary.ts';
import { signalDelivery } from './delivery/delivery-signal.ts';
import { hashOfKey } from './intake/call-key.ts';
import { log } from './log.ts';
import { ourOutbox } from './our-outbox.ts';
import type { CallVersion } from './outbox/calls.ts';
import { forget } from './process-wide.ts';
import { uuidOf } from './uuid-of.ts';

/** Each of them is a call of the workflow: beyond so many, visitor and agency should talk. */
const MOST_CHANGES = 20;

/** A call as it stands now. */
export type KnownCall = {
  version: CallVersion;
  /** The id of the request that asked for it first, by which calendars know it. */
  firstId: string;
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
  const story = await ourOutbox().callOfKey(hashOfKey(key));
  const ids = story.map(({ id }) => id);
  const [version] = story;
  if (!version || !timeZone) return undefined;
  const zone = version.timeZone ?? timeZone;
  const { callDate, callTime } = Object(JSON.parse(version.body ?? '{}'));
  const [read] = callDate && callTime ? momentsThatRead(callDate, callTime, zone) : [];
  const at = version.callAt === null ? read : new Date(version.callAt);
  const state = stateOf(version, at);
  const isFull = version.sequence >= MOST_CHANGES;
  const offered = state === 'open' && !isFull ? callsOffered(await currentDiary(), zone, ids) : [];
  return { version, firstId: version.changes ?? version.id, state, at, zone, offered };
}

function stateOf({ body, callStatus }: CallVersion, at: Date | undefined): KnownCall['state'] {
  if (body === null) return 'forgotten';
  if (callStatus === 'cancelled') return 'cancelled';
  return at && +at + callLengthMs() < Date.now() ? 'over' : 'open';
}

/**
 * Makes of a call what its visitor wants: a request of its own, with an id that comes of the change itself, so that one
 * that is asked for twice is one. False where the time is somebody else's by now.
 */
export async function changeCall(
  call: KnownCall,
  wanted: AgencyCall | 'cancelled',
  { link, heldBecause }: { link: string; heldBecause(id: string): string | undefined },
) {
  const { version, at } = call;
  const isCancelled = wanted === 'cancelled';
  const [callDate, callTime] = isCancelled ? [null, null] : [wanted.callDate, wanted.callTime];
  const id = uuidOf(`${link} ${version.sequence} ${callDate} ${callTime}`);
  const body = { ...Object(JSON.parse(version.body ?? '{}')), callDate, callTime };
  const moment = isCancelled ? at : wanted.at;
  const isChanged = await ourOutbox().changeCall({
    id,
    of: version.id,
    status: isCancelled ? 'cancelled' : 'moved',
    body: JSON.stringify(body, webhookFields),
    link,
    callAt: moment?.getTime() ?? null,
    needsAgreement: !isCancelled && !(await currentDiary()).isKnown,
    reservedUntil: isCancelled ? 0 : +wanted.at + callSpanMs(),
    heldBecause: heldBecause(id),
  });
  if (!isChanged) return false;
  log.info('Call changed', {
    id,
    changes: call.firstId,
    callStatus: isCancelled ? 'cancelled' : 'moved',
  });
  forget('diary');
  signalDelivery();
  return true;
}
