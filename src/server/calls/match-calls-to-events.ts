import { log } from '#server/process/log.ts';
import { readCallsWithEvents } from '#server/requests/coming-calls.ts';
import { noteEvents, type SeenEvent } from '#server/requests/standing.ts';
import type { TimedCall } from '#server/requests/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';
import { type Events, eventOfCall, eventsIn, type Readings } from './event-of-call.ts';
import { formatRecordedEvent } from './recorded-event.ts';

export async function matchCallsToEvents(
  engine: Pick<Engine, 'query' | 'transactInTurn'>,
  readings: Readings,
) {
  const events = eventsIn(readings);
  const coming = await readCallsWithEvents(engine);
  const seen = coming.flatMap((call) => seenEventOf(call, readings, events));
  for (const id of await noteEvents(engine, seen))
    log.warn('The event of a call was moved or deleted: its visitor has not been told', { id });
}

function seenEventOf(call: TimedCall, readings: Readings, events: Events): SeenEvent[] {
  const { callAt, reserves } = call;
  const found = eventOfCall(call, readings, events);
  if (!found) return [];
  const event = formatRecordedEvent(found.calendar, found);
  if (found.at === callAt)
    return [{ call, event, means: reserves ? 'nothing' : 'its time is back' }];
  return [{ call, event, means: found.isSure && reserves ? 'its time is lost' : 'nothing' }];
}
