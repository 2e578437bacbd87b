import { bufferMs, callLengthMs } from '#domain/agency-calls.ts';
import type { Caller, Change, NewRequest, Requests } from '#server/requests/requests.ts';

export const NOBODY: Caller = { network: null, email: null, phone: null };

type Asked = Partial<NewRequest> & { key?: string; link?: string | null; caller?: Partial<Caller> };

export function aCall(id: string, callAt: number, asked: Asked = {}): NewRequest {
  const { key = id, link = null, caller, ...more } = asked;
  const callEnds = callAt + callLengthMs();
  const call = { call: key, link, callAt, callEnds, ...NOBODY, ...caller };
  return { id, body: '{}', keepUntil: callEnds + bufferMs(), call, ...more };
}

/** To another time, or without one a cancellation. */
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
    body: '{}',
    link: null,
    callAt: at,
    callEnds,
    needsAgreement: false,
    keepUntil: callEnds + bufferMs(),
    ...given,
  };
  return { id: change.id, isDone: await requests.change(change) };
}
