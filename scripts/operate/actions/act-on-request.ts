import type { Outbox } from '#server/outbox/outbox.ts';
import { OVER_QUOTA } from '#server/outbox/requests.ts';
import { counted } from './counted.ts';
import { NotDone } from './not-done.ts';

type One = { id?: string | undefined };

/** One that waits or is parked, or all of them. */
export async function* retry(outbox: Outbox, { id }: One) {
  const count = await outbox.retry(id);
  if (id === undefined)
    yield `${count} waiting or parked: all are due now, and go out one by one.\n`;
  else if (count > 0) yield `${id} is due now.\n`;
  else throw await whyNot(outbox, id, 'is neither waiting nor parked');
}

/** One that is held, or all that one network sent. */
export async function* release(outbox: Outbox, { id }: One) {
  if (id === undefined) return yield* releaseAll(outbox);
  if (!(await outbox.release(id))) throw await whyNot(outbox, id, 'is not held');
  yield `${id} is no longer held: it is due now.\n`;
}

/** One that nobody shall ever deliver. */
export async function* discard(outbox: Outbox, { id = '' }: One) {
  if (!(await outbox.discard(id))) throw await whyNot(outbox, id, 'is neither held nor parked');
  yield `${id} is gone, and will not be delivered.\n`;
}

/** Others are offered the time of its call again. */
export async function* free(outbox: Outbox, { id = '' }: One) {
  if (!(await outbox.freeCall(id))) throw await whyNot(outbox, id, 'keeps no time for a call');
  yield `The time of ${id} is free: others are offered it again within a minute.\n`;
}

/** Undoes what happens when all visitors come from one network. What looks like a robot's wants a look at each. */
async function* releaseAll(outbox: Outbox) {
  let released = 0;
  let staying = 0;
  for await (const { id, heldBecause } of outbox.list({ states: ['held'] })) {
    if (heldBecause === OVER_QUOTA && (await outbox.release(id))) released += 1;
    else staying += 1;
  }
  yield `${counted(released)} held because ${OVER_QUOTA}: due now, and on the way one by one.\n`;
  if (staying > 0)
    yield `${counted(staying)} held for what was in them: look at each, and release it by its id.\n`;
}

async function whyNot(outbox: Outbox, id: string, otherwise: string) {
  const request = await outbox.find(id);
  return new NotDone(
    request
      ? `${id} ${otherwise}: it is ${request.state}.`
      : `There is no request with the id ${id}.`,
  );
}
