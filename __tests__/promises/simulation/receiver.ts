import { drawn } from './draw.ts';

export const faults = [
  'refuses',
  'is not there',
  'drops connections',
  'hangs',
  'works, then drops the answer',
  'asks to wait',
  'fails a step',
] as const;
export type Fault = (typeof faults)[number];

/** Those by which it says that it takes nothing: what it did before it said so is not done. */
export const AWAY: readonly Fault[] = ['refuses', 'is not there', 'drops connections'];

type Call = {
  id: string;
  marker: string;
  by: { isAlive: boolean };
  at: number;
  isOver: boolean;
  isDirect: boolean;
};

/** A workflow that compares ids, as docs ask for: what it was told to do it does once, however often it is told. */
export function newReceiver(seed: string) {
  const calls: Call[] = [];
  const done = new Map<
    string,
    { at: number; marker: string; callAt: string | null; agreed: boolean }
  >();
  const failedRuns = new Map<string, number[]>();
  let fault: Fault | undefined;
  let underWay: Call[] = [];
  let lastAcceptedAt = 0;
  let mostAtOnce = 0;

  /** Calls through the lane: where the store takes nothing, each visitor's goes by itself. */
  const ofTheLiving = () =>
    underWay.filter(({ isOver, isDirect, by }) => !isOver && !isDirect && by.isAlive);

  async function answer(init: RequestInit, by: { isAlive: boolean }, isDirect: boolean) {
    const headers = new Headers(init.headers);
    const id = headers.get('webhook-id') ?? '';
    const { name: marker } = JSON.parse(String(init.body));
    const call = { id, marker, by, at: Date.now(), isOver: false, isDirect };
    calls.push(call);
    underWay = underWay.filter(({ isOver }) => !isOver);
    underWay.push(call);
    mostAtOnce = Math.max(mostAtOnce, ofTheLiving().length);
    const gone = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason)),
    );
    try {
      return await Promise.race([act(call, headers), gone]);
    } finally {
      call.isOver = true;
    }
  }

  async function act({ id, marker, at }: Call, headers: Headers) {
    const now = fault;
    const takes = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    await takes(20 + 400 * drawn(`${seed} ${id} ${at}`) ** 4 * 10);
    if (now === 'hangs') await takes(10 ** 9);
    if (now === 'refuses') return new Response(null, { status: 503 });
    if (now === 'is not there') return new Response(null, { status: 404 });
    if (now === 'drops connections') throw Object.assign(new Error(), { code: 'ECONNRESET' });
    if (now === 'asks to wait')
      return new Response(null, { status: 429, headers: { 'Retry-After': '120' } });
    const tries = calls.filter((call) => call.id === id).length;
    if (marker.startsWith('poison') && tries < 12) return new Response(null, { status: 422 });
    if (now === 'fails a step' || (marker.startsWith('breaks a step') && tries < 12)) {
      failedRuns.set(id, [...(failedRuns.get(id) ?? []), Date.now()]);
      return new Response(null, { status: 500 });
    }
    const callAt = headers.get('x-call-at');
    const agreed = callAt !== null && headers.get('x-call-taken') === null;
    if (!done.has(id)) done.set(id, { at: Date.now(), marker, callAt, agreed });
    if (now === 'works, then drops the answer')
      throw Object.assign(new Error(), { code: 'ECONNRESET' });
    lastAcceptedAt = Date.now();
    return new Response(null, { status: 200 });
  }

  return {
    answer,
    done,
    failedRuns,
    lastAcceptedAt: () => lastAcceptedAt,
    behave(next: Fault | undefined) {
      fault = next;
    },
    fault: () => fault,
    mostAtOnce: () => mostAtOnce,
  };
}
