type Event = { uid: string | undefined; at: number | '' };

/** A deleted event has no begin, a moved one its new begin. */
export const formatRecordedEvent = (calendar: string, { uid, at }: Event) =>
  `${calendar} ${uid} ${at}`;

export function parseRecordedEvent(calendarEvent: string | null) {
  const [calendar, uid, begins] = calendarEvent?.split(' ') ?? [];
  return { calendar, uid, begins };
}
