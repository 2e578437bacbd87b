import { currentBusy } from '#server/calendar/busy.ts';

export const dynamic = 'force-dynamic';

/** When no call can be had in the coming month: times in UTC, rounded to calls, and nothing of what is in them. */
export async function GET() {
  try {
    const { slots } = await currentBusy();
    const moment = (time: number) => new Date(time).toISOString();
    return Response.json(slots.map(([starts, ends]) => [moment(starts), moment(ends)]));
  } catch {
    return Response.json([], { status: 503 });
  }
}
