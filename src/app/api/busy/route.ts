import { readTakenTimes } from '#server/calls/availability.ts';
import { failureCode, log } from '#server/process/log.ts';

export const dynamic = 'force-dynamic';

export async function GET() {
  try {
    const moment = (time: number) => new Date(time).toISOString();
    const times = await readTakenTimes();
    return Response.json(times.map(([starts, ends]) => [moment(starts), moment(ends)]));
  } catch (failure) {
    log.error('Taken times cannot be read', { reason: failureCode(failure) });
    return Response.json([], { status: 503 });
  }
}
