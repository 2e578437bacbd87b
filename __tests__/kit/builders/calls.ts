import { bufferMs, callLengthMs } from '#domain/call-span.ts';
import type { CallChange, NewRequest, Requests } from '#server/requests/requests.ts';

export function aCall(id: string, callAt: number, more: Partial<NewRequest> = {}): NewRequest {
  return { id, body: '{}', callHash: id, link: null, ...timesOf(callAt), ...more };
}

function timesOf(callAt: number) {
  const callEnds = callAt + callLengthMs();
  return { callAt, callEnds, keepUntil: callEnds + bufferMs() };
}

/** Without a time, it cancels the call. */
export async function changeCall(
  requests: Requests,
  key: string,
  callAt: number | undefined,
  given: Partial<CallChange> = {},
) {
  const last = await requests.lastOf(key);
  const change = {
    id: crypto.randomUUID(),
    follows: last?.id ?? '',
    isCancelled: callAt === undefined,
    isByAgency: false,
    body: '{}',
    link: null,
    ...timesOf(callAt ?? last?.callAt ?? 0),
    needsAgreement: false,
    ...given,
  };
  return { id: change.id, isDone: Boolean(await requests.addChange(change)) };
}
