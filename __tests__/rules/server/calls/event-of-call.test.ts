import { HOUR_MS } from '#domain/durations.ts';
import { eventOfCall, eventsIn } from '#server/calls/event-of-call.ts';
import { formatRecordedEvent } from '#server/calls/recorded-event.ts';

const AT = Date.parse('2026-11-24T14:00Z');
const LATER = AT + HOUR_MS;

type Event = [uid: string, at: number];

function whole(...events: Event[]) {
  const eventStarts = events.map(([uid, at]) => ({ uid, at }));
  return { eventStarts, isWhole: true, readsUntil: LATER };
}
const inPart = (...events: Event[]) => ({ ...whole(...events), isWhole: false });
const UNREAD = undefined;

const NO_EVENT = null;
const IN_OURS = formatRecordedEvent('ours', { uid: 'call', at: AT });
const GONE_FROM_OURS = formatRecordedEvent('ours', { uid: 'call', at: '' });
const IN_A_REMOVED_CALENDAR = formatRecordedEvent('removed', { uid: 'call', at: AT });

type Read = Record<string, ReturnType<typeof whole> | undefined>;
type Found = ReturnType<typeof eventOfCall>;
const sure = (calendar: string, uid: string, at: number | '') => ({
  calendar,
  uid,
  at,
  isSure: true,
});
const unsure = (...event: Parameters<typeof sure>) => ({ ...sure(...event), isSure: false });
const NOTHING_NEW = undefined;

/** The call begins at `AT`. `ours` and `theirs` are configured if they are named. */
test.each<[what: string, recorded: string | null, read: Read, event: Found]>([
  [
    'a call has no event while none begins at its time',
    NO_EVENT,
    { ours: whole(['lunch', LATER]) },
    NOTHING_NEW,
  ],
  [
    'an event at the time of a call is the call',
    NO_EVENT,
    { ours: inPart(['lunch', AT]) },
    sure('ours', 'lunch', AT),
  ],

  [
    'an event that stays is the call, whatever else begins then',
    IN_OURS,
    { theirs: whole(['other', AT]), ours: whole(['other', AT], ['call', AT]) },
    sure('ours', 'call', AT),
  ],
  [
    'an event that moves is the call, whatever else begins at its time',
    IN_OURS,
    { theirs: whole(['other', AT]), ours: whole(['other', AT], ['call', LATER]) },
    sure('ours', 'call', LATER),
  ],
  [
    'an event that moves takes the call with it, though a copy of it stays',
    IN_OURS,
    { theirs: whole(['call', AT]), ours: whole(['call', LATER]) },
    sure('ours', 'call', LATER),
  ],
  [
    'an event that moves may be one of several while its calendar is read in part',
    IN_OURS,
    { ours: inPart(['call', LATER]) },
    unsure('ours', 'call', LATER),
  ],
  [
    'an event of a series is the one at the time of the call',
    IN_OURS,
    { ours: whole(['call', AT - HOUR_MS], ['call', AT]) },
    sure('ours', 'call', AT),
  ],

  [
    'an event may be in its calendar while that is not read',
    IN_OURS,
    { ours: UNREAD, theirs: whole(['other', AT], ['call', LATER]) },
    NOTHING_NEW,
  ],
  [
    'an event may be in its calendar while that is read in part',
    IN_OURS,
    { ours: inPart(), theirs: whole(['other', AT], ['call', LATER]) },
    NOTHING_NEW,
  ],
  [
    'an event may be in its calendar while that is read up to the call',
    IN_OURS,
    { ours: { ...whole(), readsUntil: AT }, theirs: whole(['other', AT], ['call', LATER]) },
    NOTHING_NEW,
  ],

  [
    'an event is gone once all calendars are read without it',
    IN_OURS,
    { ours: whole(), theirs: whole(['other', LATER]) },
    sure('ours', 'call', ''),
  ],
  [
    'an event that is gone may be in another calendar while that is not read',
    IN_OURS,
    { ours: whole(), theirs: UNREAD },
    unsure('ours', 'call', ''),
  ],
  [
    'an event that is gone may come back while its calendar is read in part',
    GONE_FROM_OURS,
    { ours: inPart() },
    unsure('ours', 'call', ''),
  ],
  [
    'an event that goes to another calendar is the call',
    IN_OURS,
    { ours: whole(), theirs: whole(['other', AT], ['call', LATER]) },
    sure('theirs', 'call', LATER),
  ],
  [
    'an event that was gone is the call wherever it is found',
    GONE_FROM_OURS,
    { ours: UNREAD, theirs: inPart(['call', LATER]) },
    unsure('theirs', 'call', LATER),
  ],
  [
    'another event at the time of the call follows one that is gone',
    IN_OURS,
    { ours: whole(), theirs: whole(['other', AT]) },
    sure('theirs', 'other', AT),
  ],

  [
    'an event of a removed calendar is the call wherever it is found',
    IN_A_REMOVED_CALENDAR,
    { theirs: whole(['other', AT], ['call', LATER]) },
    sure('theirs', 'call', LATER),
  ],
  [
    'another event at the time of the call follows one of a removed calendar',
    IN_A_REMOVED_CALENDAR,
    { theirs: whole(['other', AT]) },
    sure('theirs', 'other', AT),
  ],
  [
    'an event of a removed calendar is not known to be gone',
    IN_A_REMOVED_CALENDAR,
    { theirs: whole(['other', LATER]) },
    NOTHING_NEW,
  ],
])('%s', (_, calendarEvent, read, event) => {
  const readings = new Map(Object.entries(read));
  expect(eventOfCall({ callAt: AT, calendarEvent }, readings, eventsIn(readings))).toEqual(event);
});
