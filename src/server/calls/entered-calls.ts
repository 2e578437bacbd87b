import { settle } from '#server/requests/settle.ts';
import { COLUMNS, storedRequest } from '#server/requests/stored-request.ts';
import type { Engine } from '#server/store/engine.ts';
import type { Reading } from './busy-times.ts';

/** Coming calls that are in a calendar, or reserve their time. */
const COMING = `SELECT ${COLUMNS} FROM outbox
  WHERE keep_until > 0 AND call_at > :now AND call IS NOT NULL AND body IS NOT NULL AND is_cancelled = 0
    AND (in_calendar IS NOT NULL OR reserves = 1)`;

const ENTER = 'UPDATE outbox SET in_calendar = :calendar WHERE id = :id';
const LEAVE = 'UPDATE outbox SET reserves = 0, needs_agreement = 1 WHERE id = :id';
const RETURN = 'UPDATE outbox SET needs_agreement = 0 WHERE id = :id';

/** An event that begins with a call is that call, in whichever calendar it was seen last. If a later reading of this calendar lacks it, the agency has moved or cancelled the call. */
export async function noteEnteredCalls(
  { transactSerialised }: Pick<Engine, 'transactSerialised'>,
  calendar: string,
  { begins, isWhole, readsUntil }: Pick<Reading, 'begins' | 'isWhole' | 'readsUntil'>,
) {
  await transactSerialised([{ sql: COMING }], ([rows = []]) =>
    rows.flatMap((row) => {
      const { id, call, callAt, reserves, inCalendar } = storedRequest.parse(row);
      if (call === null || callAt === null) return [];
      const isHere = inCalendar === calendar;
      if (begins.includes(callAt))
        return [
          ...(isHere ? [] : [{ sql: ENTER, values: { id, calendar } }]),
          // The event is back: some calendars publish late, and an event may move to another calendar.
          ...(reserves ? [] : [{ sql: RETURN, values: { id } }, ...settle(call)]),
        ];
      const hasLeft = isHere && reserves && isWhole && callAt < readsUntil;
      return hasLeft ? [{ sql: LEAVE, values: { id } }] : [];
    }),
  );
}
