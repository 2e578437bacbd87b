import { takenTimes } from '#server/calls/availability.ts';

export const dynamic = 'force-dynamic';

export async function GET() {
  try {
    const moment = (time: number) => new Date(time).toISOString();
    const times = await takenTimes();
    return Response.json(times.map(([starts, ends]) => [moment(starts), moment(ends)]));
  } catch {
    return Response.json([], { status: 503 });
  }
}
