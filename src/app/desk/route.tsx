import { operatorWords } from '#content/operator-words.ts';
import { DeskList } from '#features/desk/desk-list.tsx';
import { readList } from '#server/desk/read-list.ts';
import { runAction } from '#server/desk/run-action.ts';
import { wordsOfDesksAlerts } from '#server/desk/shown-delivery.ts';
import { readFields } from '#server/intake/posted-fields.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { alertsIn } from '#server/running/alerts.ts';
import { readStoreHealth } from '#server/running/health.ts';
import {
  addressWithin,
  deskResponse,
  resultResponse,
  seeOtherResponse,
  withDesk,
} from './desk-response.tsx';

export const dynamic = 'force-dynamic';
export const maxDuration = 60;

export const GET = (request: Request) =>
  withDesk(request, async () => {
    const requests = ourRequests();
    const health = await readStoreHealth(requests);
    const { text: alerts } = alertsIn(health, wordsOfDesksAlerts);
    const { searchParams } = new URL(request.url);
    const list = await readList(requests, searchParams, { health, alerts });
    return deskResponse(operatorWords.desk.title, <DeskList {...list} />);
  });

export const POST = (request: Request) =>
  withDesk(request, async () => {
    const { action, target, address } = await readFields(request);
    const sentences = await runAction(ourRequests(), `${action ?? ''}`, `${target ?? ''}`);
    const back = addressWithin(address);
    return sentences ? resultResponse(200, sentences, back) : seeOtherResponse(back);
  });
