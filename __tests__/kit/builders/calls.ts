import { bufferMs, callLengthMs } from '#domain/agency-calls.ts';
import type { Change, NewRequest, Requests } from '#server/requests/requests.ts';

export function aCall(id: string, callAt: number, more: Partial<NewRequest> = {}): NewRequest {
  const callEnds = callAt + callLengthMs();
  const keepUntil = callEnds + bufferMs();
  return { id, body: '{}', call: id, callAt, callEnds, keepUntil, ...more };
}

/** Moves a call to another time. Without a time, it cancels the call. */
export async function changeCall(
  requests: Requests,
  key: string,
  callAt: number | undefined,
  given: Partial<Change> = {},
) {
  const last = await requests.lastOf(key);
  const at = callAt ?? last?.callAt ?? 0;
  const callEnds = at + callLengthMs();
  const id = crypto.randomUUID();
  const change = {
    id,
    follows: last?.id ?? '',
    isCancelled: callAt === undefined,
    byAgency: null,
    body: '{}',
    link: null,
    callAt: at,
    callEnds,
    needsAgreement: false,
    keepUntil: callEnds + bufferMs(),
    ...given,
  };
  return { id: change.id, isDone: Boolean(await requests.change(change)) };
}
