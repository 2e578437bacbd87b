import { currentDiary } from '#server/calendar/diary.ts';

export const dynamic = 'force-dynamic';

/** When no call can be had, within the days that are offered: times in UTC, rounded to calls, and nothing of what is in them. */
export async function GET() {
  try {
    const moment = (time: number) => new Date(time).toISOString();
    const { slots } = await currentDiary();
    return Response.json(slots.map(([starts, ends]) => [moment(starts), moment(ends)]));
  } catch {
    return Response.json([], { status: 503 });
  }
}
