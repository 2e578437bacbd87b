import { drawn } from './draw.ts';

export const faults = [
  'refuses',
  'drops connections',
  'hangs',
  'works, then drops the answer',
  'asks to wait an hour',
  'fails a step',
] as const;
export type Fault = (typeof faults)[number];

const TIMES_WRONG = 12;

/** Answers to a bad request. 0 breaks the connection. */
const STATUSES = [401, 403, 404, 406, 410, 415, 451, 503, 520, 0];

export type Call = {
  id: string;
  marker: string;
  by: { isAlive: boolean };
  at: number;
  fault: Fault | undefined;
  /** Sent by the route while the store fails, not by the lane. */
  isDirect: boolean;
  endedAt?: number;
  /** 0 for a broken connection, undefined until received. */
  answer?: number;
};

/** A workflow that compares ids, as the docs require. */
export function newReceiver(seed: string, hear: (call: Call) => void) {
  const calls: Call[] = [];
  const done = new Map<
    string,
    { at: number; marker: string; callAt: string | null; agreed: boolean }
  >();
  const isSlow = drawn(`${seed} slow`) < 0.3;
  let fault: Fault | undefined;

  async function answer(init: RequestInit, by: { isAlive: boolean }, isDirect: boolean) {
    const headers = new Headers(init.headers);
    const id = headers.get('webhook-id') ?? '';
    const { name: marker } = JSON.parse(String(init.body));
    const call: Call = { id, marker, by, at: Date.now(), fault, isDirect };
    hear(call);
    calls.push(call);
    const gone = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
    try {
      const response = await Promise.race([act(call, headers), gone]);
      if (by.isAlive) call.answer = response.status;
      return response;
    } finally {
      call.endedAt = Date.now();
    }
  }

  async function act(call: Call, headers: Headers) {
    const { id, marker, at } = call;
    const now = fault;
    const takes = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const draw = drawn(`${seed} ${id} ${at}`);
    await takes(isSlow && draw < 0.4 ? 5_000 + 150_000 * draw : 20 + 4_000 * draw ** 4);
    if (now === 'hangs') await takes(10 ** 9);
    if (now === 'refuses') return new Response(null, { status: 503 });
    if (now === 'drops connections') return broken(call);
    if (now === 'asks to wait an hour')
      return new Response(null, { status: 429, headers: { 'Retry-After': '3600' } });
    const isWrong = calls.filter((one) => one.id === id).length < TIMES_WRONG;
    if (marker.startsWith('poison') && isWrong) return new Response(null, { status: 422 });
    const status = STATUSES[Math.floor(drawn(`${seed} ${marker}`) * STATUSES.length)];
    if (marker.startsWith('fails alone') && isWrong)
      return status ? new Response(null, { status }) : broken(call);
    if (now === 'fails a step' || (marker.startsWith('breaks a step') && isWrong))
      return new Response(null, { status: 500 });
    const callAt = headers.get('x-call-at');
    const agreed = callAt !== null && headers.get('x-call-needs-agreement') === null;
    if (!done.has(id)) done.set(id, { at: Date.now(), marker, callAt, agreed });
    if (now === 'works, then drops the answer') return broken(call);
    return new Response(null, { status: 200 });
  }

  function broken(call: Call): never {
    call.answer = 0;
    throw Object.assign(new Error(), { code: 'ECONNRESET' });
  }

  return {
    answer,
    done,
    calls,
    behave(next: Fault | undefined) {
      fault = next;
    },
    fault: () => fault,
  };
}

export type Receiver = ReturnType<typeof newReceiver>;
