import { requireAgreementIfUnavailable } from '#server/calls/availability.ts';
import { mailsIn } from '#server/mail/mails.ts';
import type { Requests } from '#server/requests/requests.ts';
import { NotDone } from './failures.ts';

export const actions = { retry, release, discard, agree, free, resend, forget };

type ActionArguments = { target?: string | undefined; since?: number | undefined };

async function* retry(requests: Requests, { target: id }: ActionArguments) {
  yield* checkTimes(requests, requests.list({ states: ['parked'], word: id }));
  const count = await requests.retry(id);
  if (id === undefined) {
    await mailsIn(requests.engine).retry();
    yield `Due now: ${counted(count)}, and all mails that wait. They are sent one by one.\n`;
  } else if (count > 0) yield `${id} is due now.\n`;
  else throw await refusal(requests, id, 'is neither pending nor parked');
}

/** Meanwhile an event may have taken even a time that the agency has agreed. */
async function* checkTimes(...checked: Parameters<typeof requireAgreementIfUnavailable>) {
  for (const id of await requireAgreementIfUnavailable(...checked))
    yield `The call of ${id} needs agreement again: your calendar has an event at its time.\n`;
}

async function* release(requests: Requests, { target: id }: ActionArguments) {
  if (id === undefined) return yield* releaseAll(requests);
  const request = await requests.find(id);
  if (request?.state !== 'held') throw await refusal(requests, id, 'is not held');
  yield* checkTimes(requests, await requests.sameCallNewestFirst(request));
  for (const released of await requests.release(id))
    yield released === id
      ? `${id} is released and due now.\n`
      : `${released} is about the same call: it is released, too.\n`;
}

/** Requests that a quota or a flood holds may be real. Suspected spam is released one by one. */
async function* releaseAll(requests: Requests) {
  let released = 0;
  for await (const page of requests.heldOldestFirst()) {
    yield* checkTimes(requests, callsAmong(requests, page));
    for (const { id } of page) released += (await requests.release(id)).length;
  }
  yield `Due now: ${counted(released)} once held for quota or flood. They are sent one by one.\n`;
}

async function* callsAmong(
  requests: Requests,
  held: readonly { id: string; call: string | null }[],
) {
  for (const { id, call } of held)
    if (call !== null) yield* await requests.sameCallNewestFirst({ id, call });
}

async function* discard(requests: Requests, { target: id = '' }: ActionArguments) {
  const { call, change = 0 } = (await requests.find(id)) ?? {};
  if (!(await requests.discard(id)))
    throw await refusal(requests, id, 'is neither held nor parked');
  const last = call ? await requests.lastOf(call) : undefined;
  const earlier = last && last.change < change ? last : undefined;
  if (earlier?.reserves) yield* checkTimes(requests, [earlier]);
  const undone = earlier ? ' Its call is again as it was before.' : '';
  yield `${id} is deleted and will not be delivered.${undone}\n`;
}

async function* agree(requests: Requests, { target: id = '' }: ActionArguments) {
  if (!(await requests.agree(id)))
    throw await refusal(requests, id, 'is agreed already, is no coming call, or its time is taken');
  yield `The call of ${id} is agreed. Nobody else gets its time.\n`;
}

async function* free(requests: Requests, { target: id = '' }: ActionArguments) {
  if (!(await requests.free(id)))
    throw await refusal(requests, id, 'is no coming call, or its time is free already');
  yield `The time of ${id} is free: the form offers it again, ` +
    'unless another call or an event of a calendar has it.\n';
}

async function* resend(requests: Requests, { target: id, since = 0 }: ActionArguments) {
  const resent = await requests.resend(id === undefined ? { since } : { id });
  if (id !== undefined && resent.length === 0)
    throw await refusal(requests, id, 'was not delivered yet, or its words are erased');
  yield `Due again: ${counted(resent.length)}. They are sent one by one.\n`;
  const changes = resent.filter((other) => other !== id);
  const follow = changes.length === 1 ? 'follows' : 'follow';
  if (id !== undefined && changes.length > 0)
    yield `The call was changed later: ${changes.join(', ')} ${follow}.\n`;
}

async function* forget(requests: Requests, { target: person = '' }: ActionArguments) {
  const found = await writtenBy(person, requests);
  // A change of a call may have copied the words meanwhile.
  for (let left = found; left.length > 0; left = await writtenBy(person, requests))
    for (const { id } of left) await requests.erase(id);
  // An earlier attempt may have ended before the words left the files.
  const isWiped = await requests.wipeErased();
  if (found.length === 0) throw nothingBy(person);
  yield `Erased what ${person} wrote in ${counted(found.length)}.\n`;
  if (!isWiped) yield LEFT_IN_POSTGRES;
}

const LEFT_IN_POSTGRES =
  'PostgreSQL keeps erased words in its files until you run VACUUM FULL outbox, ' +
  'and in its log (WAL), replicas and backups until it has replaced those.\n';

export const writtenBy = (email: string, requests: Requests) =>
  requests.newest({ email }, Number.POSITIVE_INFINITY);

export const nothingBy = (email: string) =>
  new NotDone(`The store has nothing that ${email} wrote.`);

async function refusal(requests: Requests, id: string, reason: string) {
  const request = await requestNamed(requests, id);
  const [newest] = await requests.sameCallNewestFirst(request);
  const change = newest?.id === id ? '' : ` Its call was changed later, by ${newest?.id}.`;
  return new NotDone(`${id} ${reason}. It is ${request.state}.${change}`);
}

export async function requestNamed(requests: Requests, id: string) {
  const request = await requests.find(id);
  if (!request) throw new NotDone(`There is no request with the id ${id}.`);
  return request;
}

export const counted = (count: number) => (count === 1 ? '1 request' : `${count} requests`);
