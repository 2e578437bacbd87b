import { takenSlots } from '#server/calls/availability.ts';

export const dynamic = 'force-dynamic';

export async function GET() {
  try {
    const moment = (time: number) => new Date(time).toISOString();
    const slots = await takenSlots();
    return Response.json(slots.map(([starts, ends]) => [moment(starts), moment(ends)]));
  } catch {
    return Response.json([], { status: 503 });
  }
}
