type Event = { uid: string | undefined; at: number | '' };

/** A deleted event has no begin, a moved one its new begin. */
export const recordOf = (calendar: string, { uid, at }: Event) => `${calendar} ${uid} ${at}`;

export function recordedEvent(inCalendar: string | null) {
  const [calendar, uid, begins] = inCalendar?.split(' ') ?? [];
  return { calendar, uid, begins };
}
