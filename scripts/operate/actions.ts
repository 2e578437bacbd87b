import { bookingsIn } from '#server/bookings/bookings.ts';
import { recheckCalls } from '#server/calendar/availability.ts';
import { mailsIn } from '#server/mail/mails.ts';
import { FLOOD, OVER_QUOTA, type StoredState } from '#server/outbox/stored-request.ts';
import type { Outbox, StoredRequest } from '#server/site-outbox.ts';
import { NotDone } from './open-site-outbox.ts';

/** The command line and the desk share these, except that only the desk discards. Each yields sentences about what it did, or refuses with one. */
export const actions = { retry, release, discard, free, resend, forget };

type One = { id?: string | undefined };

/** Finds nothing in another state: there the action is refused, and must not recheck the call. */
async function inState(outbox: Outbox, id: string, ...states: StoredState[]) {
  const request = await outbox.find(id);
  return request && states.includes(request.state) ? [request] : [];
}

async function* retry(outbox: Outbox, { id }: One) {
  const parked = outbox.list({ states: ['parked'] });
  const checked = id === undefined ? parked : await inState(outbox, id, 'pending', 'parked');
  await recheckCalls(outbox, checked);
  const count = await outbox.retry(id);
  if (id === undefined) await mailsIn(outbox.engine).retry();
  if (id === undefined)
    yield `Due now: ${counted(count)}, pending or parked. They are sent one by one.\n`;
  else if (count > 0) yield `${id} is due now.\n`;
  else throw await refusal(outbox, id, 'is neither pending nor parked');
}

async function* release(outbox: Outbox, { id }: One) {
  if (id === undefined) return yield* releaseAll(outbox);
  const [request] = await inState(outbox, id, 'held');
  // A change must not arrive before the request that it changes, nor be left behind.
  const versions = request ? await bookingsIn(outbox).versionsOf(request) : [];
  const others = versions.filter((version) => version.state === 'held' && version.id !== id);
  await recheckCalls(outbox, [request, ...others]);
  if (!(await outbox.release(id))) throw await refusal(outbox, id, 'is not held');
  yield `${id} is released and due now.\n`;
  for (const other of others)
    if (await outbox.release(other.id))
      yield `${other.id} is about the same call: it is released, too.\n`;
}

/** What a quota or a flood holds may be real. Suspected spam is released one by one. */
async function* releaseAll(outbox: Outbox) {
  const mayBeReal: StoredRequest[] = [];
  for await (const request of outbox.list({ states: ['held'] }))
    if ([OVER_QUOTA, FLOOD].includes(request.heldBecause ?? '')) mayBeReal.push(request);
  // The list is newest first, and the visitor who asked first gets a time first.
  mayBeReal.reverse();
  await recheckCalls(outbox, mayBeReal);
  let released = 0;
  for (const { id } of mayBeReal) if (await outbox.release(id)) released += 1;
  yield `Due now: ${counted(released)}, held because there were so many. They are sent one by one.\n`;
}

async function* discard(outbox: Outbox, { id = '' }: One) {
  if (!(await bookingsIn(outbox).discard(id)))
    throw await refusal(outbox, id, 'is neither held nor parked');
  yield `${id} is deleted and will not be delivered.\n`;
}

async function* free(outbox: Outbox, { id = '' }: One) {
  if (!(await bookingsIn(outbox).free(id))) throw await refusal(outbox, id, 'reserves no time');
  yield `The time of ${id} is free: the form offers it again within a minute.\n`;
}

async function* resend(outbox: Outbox, { id, since = 0 }: One & { since?: number | undefined }) {
  const delivered = outbox.list({ states: ['delivered'] });
  // Only other calls count: hours, notice and calendars were checked before the first delivery.
  for await (const request of id === undefined ? delivered : await inState(outbox, id, 'delivered'))
    if (request?.callAt && Math.max(request.deliveredAt ?? 0, request.resentAt ?? 0) >= since)
      await bookingsIn(outbox).recheck(request, { isNotOffered: false });
  const count = await outbox.resend(id === undefined ? { since } : { id });
  if (id !== undefined && count === 0)
    throw await refusal(outbox, id, 'was not delivered yet, or its words are erased');
  yield `Due again: ${counted(count)}, delivered before. They are sent one by one.\n`;
}

type Erasure = One & { undelivered?: boolean; isSure?: boolean };

/** Reports what it would erase, unless the operator is sure. Undelivered requests are spared unless named: nobody has answered them. */
async function* forget(outbox: Outbox, { id: person = '', undelivered, isSure }: Erasure) {
  const found = await writtenBy(person, outbox);
  const isMeant = ({ state }: StoredRequest) => undelivered || state === 'delivered';
  const spared = found.filter((request) => !isMeant(request));
  let erased = 0;
  if (isSure) {
    // Lists again until nothing is found: a change of a call may have copied the words meanwhile.
    for (let left = found.filter(isMeant); left.length > 0; ) {
      for (const { id } of left) if (await outbox.erase(id)) erased += 1;
      left = (await writtenBy(person, outbox)).filter(isMeant);
    }
    const mails = mailsIn(outbox.engine);
    for await (const { id } of mails.list({ email: person })) await mails.erase(id);
    // Even if nothing was found: an earlier attempt may have ended before the words left the files.
    await outbox.reclaim();
  }
  if (found.length === 0) throw new NotDone(`The store has nothing that ${person} wrote.`);

  if (isSure) yield `Erased what ${person} wrote in ${counted(erased)}.\n`;
  else
    yield `This would erase what ${person} wrote in ${counted(found.filter(isMeant).length)}, for good.\n`;
  if (spared.length === 0) return;
  yield `Never delivered: ${counted(spared.length)}.\n`;
  for (const { id, state } of spared) yield `  ${id}  ${state}\n`;
  yield 'They stay.\n';
}

async function writtenBy(person: string, outbox: Outbox) {
  const found: StoredRequest[] = [];
  for await (const request of outbox.list({ email: person })) found.push(request);
  return found;
}

async function refusal(outbox: Outbox, id: string, reason: string) {
  const request = await outbox.find(id);
  if (!request) return new NotDone(`There is no request with the id ${id}.`);
  return new NotDone(`${id} ${reason}. It is ${request.state}.`);
}

export const counted = (count: number) => (count === 1 ? '1 request' : `${count} requests`);
