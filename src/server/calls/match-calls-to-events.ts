import { log } from '#server/process/log.ts';
import { selectRequests } from '#server/requests/request-queries.ts';
import { settleCall } from '#server/requests/standing.ts';
import type { StoredRequest } from '#server/requests/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';
import { type Events, eventOfCall, eventsIn, type Readings } from './event-of-call.ts';
import { formatRecordedEvent } from './recorded-event.ts';

/** The first two conditions are those of the index `outbox_to_come`. */
const MAY_HAVE_EVENT = `keep_until > 0 AND state <> 'held' AND call_at > :now AND call_hash IS NOT NULL
  AND body IS NOT NULL AND is_cancelled = 0 AND (calendar_event IS NOT NULL OR reserves = 1)`;

/** Somebody may have changed the call since it was read. */
const RECORD_EVENT = `UPDATE outbox SET calendar_event = :event
  WHERE id = :id AND calendar_event IS NOT DISTINCT FROM :calendarEvent
  AND (reserves = 1 OR calendar_event IS NOT NULL)`;
const LOSE_TIME = `UPDATE outbox SET reserves = 0, needs_agreement = 1
  WHERE id = :id AND calendar_event = :event RETURNING id`;
/**
 * `settleCall` may then reserve the time again. A call that an operator frees has no
 * `calendar_event`.
 */
const REOPEN =
  'UPDATE outbox SET needs_agreement = 0 WHERE id = :id AND calendar_event IS NOT NULL';

export async function matchCallsToEvents(
  engine: Pick<Engine, 'query' | 'transactInTurn'>,
  readings: Readings,
) {
  const events = eventsIn(readings);
  const coming = await selectRequests(engine, MAY_HAVE_EVENT);
  const statements = coming.flatMap((request) => statementsFor(request, readings, events));
  if (statements.length === 0) return;
  for (const { id } of (await engine.transactInTurn(statements)).flat())
    log.warn('The event of a call was moved or deleted: its visitor has not been told', {
      id: String(id),
    });
}

function statementsFor(request: StoredRequest, readings: Readings, events: Events) {
  const { id, callHash, callAt, reserves, calendarEvent } = request;
  if (callHash === null || callAt === null) return [];
  const found = eventOfCall({ callAt, calendarEvent }, readings, events);
  if (!found) return [];
  const event = formatRecordedEvent(found.calendar, found);
  const values = { id, event, calendarEvent };
  const record = event === calendarEvent ? [] : [{ sql: RECORD_EVENT, values }];
  // The event may come back, because some calendars publish late.
  if (found.at === callAt && !reserves)
    return [
      ...record,
      { sql: REOPEN, values: { id } },
      ...settleCall(callHash, { ignoresLimit: true }),
    ];
  const isLost = found.at !== callAt && found.isSure && reserves;
  return isLost ? [...record, { sql: LOSE_TIME, values: { id, event } }] : record;
}
