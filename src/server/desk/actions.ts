import type { OperatorWords } from '#content/operator-words.ts';
import { type CallState, operatorsActions } from '#domain/call-state.ts';
import { requireAgreementIfUnavailable } from '#server/calls/availability.ts';
import { mailsIn } from '#server/mail/mails.ts';
import type { Requests } from '#server/requests/requests.ts';
import type { DeliveryState, StoredRequest } from '#server/requests/stored-request.ts';
import type { NoteProgress } from '#server/store/short-transactions.ts';
import { NotDone } from './explain-failure.ts';

/** Its words in the language of the desk: a button, and the effect that explains it. */
export type Action = keyof OperatorWords['desk']['actions'];

export type Option = 'all' | 'since' | 'state' | 'yes';

/** Brackets mark what may be left out. */
export type Form = {
  target?: 'ID' | '[ID]' | '[WORD]' | 'EMAIL' | 'FILE';
  needs?: Option;
  mayHave?: readonly Option[];
};

/** The desk makes a button of it, and the command line a command whose help has the same words. */
export type OperatorsAction = {
  /** The pages of such requests have the button. */
  isFor?: (request: StoredRequest, callState: CallState) => boolean;
  /** Without forms there is no command. */
  command?: readonly Form[];
  /** Says what it has done, in sentences. */
  run: (requests: Requests, given: ActionArguments) => AsyncIterable<string>;
};

const isIn =
  (...states: readonly DeliveryState[]) =>
  ({ body, state }: StoredRequest) =>
    body !== null && states.includes(state);
const AN_ID = { target: 'ID' } as const;

/** A page shows them in this order. */
export const actions: Readonly<Record<Action, OperatorsAction>> = {
  retry: { isFor: isIn('pending', 'parked'), command: [{ target: '[ID]' }], run: retry },
  'retry-all': { run: retryAll },
  release: { isFor: isIn('held'), command: [AN_ID, { needs: 'all' }], run: release },
  'release-all': { run: releaseAll },
  discard: { isFor: isIn('held', 'parked'), run: discard },
  resend: { isFor: isIn('delivered'), command: [AN_ID, { needs: 'since' }], run: resend },
  free: { isFor: mayDo('free'), command: [AN_ID], run: free },
  agree: { isFor: mayDo('agree'), command: [AN_ID], run: agree },
  answered: { run: noteAnswered(true) },
  unanswered: { run: noteAnswered(false) },
  forget: { command: [{ target: 'EMAIL', mayHave: ['yes'] }], run: forget },
};

function mayDo(action: 'free' | 'agree') {
  return (_: StoredRequest, callState: CallState) => operatorsActions(callState).includes(action);
}

type ActionArguments = {
  target?: string | undefined;
  since?: number | undefined;
  words: OperatorWords;
  noteProgress?: NoteProgress | undefined;
};

async function* retry(requests: Requests, given: ActionArguments) {
  const { target: id, words } = given;
  if (id === undefined) return yield* retryAll(requests, given);
  const request = await requests.find(id);
  if (request?.state === 'parked') yield* checkTimes(words, requests, [request]);
  if ((await requests.retry(id)) === 0) throw await refusal(requests, id, 'retry', words);
  yield `${words.desk.results.dueNow(id)}\n`;
}

async function* retryAll(requests: Requests, { words, noteProgress }: ActionArguments) {
  yield* checkTimes(words, requests, requests.list({ states: ['parked'] }));
  const count = await requests.retry(undefined, noteProgress);
  const mails = await mailsIn(requests.engine).retry(undefined, noteProgress);
  yield `${words.desk.results.allDueNow(count, mails)}\n`;
}

/** An event may have taken even an agreed time. */
async function* checkTimes(
  { desk }: OperatorWords,
  ...checked: Parameters<typeof requireAgreementIfUnavailable>
) {
  for (const id of await requireAgreementIfUnavailable(...checked))
    yield `${desk.results.needsAgreement(id)}\n`;
}

async function* release(requests: Requests, given: ActionArguments) {
  const { target: id, words } = given;
  if (id === undefined) return yield* releaseAll(requests, given);
  const { results } = words.desk;
  const request = await requests.find(id);
  if (request?.state !== 'held') throw await refusal(requests, id, 'release', words);
  yield* checkTimes(words, requests, await requests.sameCallNewestFirst(request));
  for (const released of await requests.release(id))
    yield `${released === id ? results.released(id) : results.releasedToo(released)}\n`;
}

/** Requests beyond a quota or in a flood may be real, unlike suspected spam. */
async function* releaseAll(requests: Requests, { words, noteProgress }: ActionArguments) {
  let released = 0;
  const all = await requests.countHeld();
  for await (const page of requests.heldOldestFirst()) {
    yield* checkTimes(words, requests, callsAmong(requests, page));
    released += (await requests.releaseAll(page)).length;
    noteProgress?.(released, all);
  }
  yield `${words.desk.results.allReleased(released)}\n`;
}

async function* callsAmong(
  requests: Requests,
  held: readonly { id: string; callHash: string | null }[],
) {
  for (const { id, callHash } of held)
    if (callHash !== null) yield* await requests.sameCallNewestFirst({ id, callHash });
}

async function* discard(requests: Requests, { target: id = '', words }: ActionArguments) {
  const { results } = words.desk;
  const { callHash, revision = 0 } = (await requests.find(id)) ?? {};
  const itsMails = mailsIn(requests.engine).removalWithRequest(id);
  if (!(await requests.discard(id, itsMails))) throw await refusal(requests, id, 'discard', words);
  const last = callHash ? await requests.lastOf(callHash) : undefined;
  const earlier = last && last.revision < revision ? last : undefined;
  if (earlier?.reserves) yield* checkTimes(words, requests, [earlier]);
  yield `${[results.discarded(id), ...(earlier ? [results.callAsBefore] : [])].join(' ')}\n`;
}

async function* agree(requests: Requests, { target: id = '', words }: ActionArguments) {
  if (!(await requests.agree(id))) throw await refusal(requests, id, 'agree', words);
  yield `${words.desk.results.agreed(id)}\n`;
}

async function* free(requests: Requests, { target: id = '', words }: ActionArguments) {
  if (!(await requests.free(id))) throw await refusal(requests, id, 'free', words);
  yield `${words.desk.results.freed(id)}\n`;
}

async function* resend(requests: Requests, given: ActionArguments) {
  const { target: id, since = 0, words, noteProgress } = given;
  const { results } = words.desk;
  const resent = await requests.resend(id === undefined ? { since } : { id }, noteProgress);
  if (id !== undefined && resent.length === 0) throw await refusal(requests, id, 'resend', words);
  yield `${results.dueAgain(resent.length)}\n`;
  const changes = resent.filter((other) => other !== id);
  if (id !== undefined && changes.length > 0)
    yield `${results.changesFollow(changes.join(', '), changes.length)}\n`;
}

async function* forget(requests: Requests, given: ActionArguments) {
  const { target: person = '', words, noteProgress } = given;
  const { results } = words.desk;
  const found = await findWrittenBy(person, requests);
  // A change of a call may have copied the form values meanwhile.
  for (let left = found; left.length > 0; left = await findWrittenBy(person, requests))
    await requests.erase(
      left.map(({ id }) => id),
      noteProgress,
    );
  // An earlier attempt may have ended before the form values left the files.
  const isWiped = await requests.wipeErased();
  if (found.length === 0) throw nothingWrittenBy(person, words);
  yield `${results.erased(person, found.length)}\n`;
  if (!isWiped) yield `${results.leftInPostgres}\n`;
}

function noteAnswered(isAnswered: boolean) {
  return async function* note(requests: Requests, { target: id = '', words }: ActionArguments) {
    if (!(await requests.setAnswered(id, isAnswered)))
      throw await refusal(requests, id, 'answered', words);
    yield* [];
  };
}

export const findWrittenBy = (email: string, requests: Requests) =>
  requests.newest({ email }, Number.POSITIVE_INFINITY);

export const nothingWrittenBy = (email: string, { desk }: OperatorWords) =>
  new NotDone(desk.refusals.nothingBy(email));

type RefusedAction = Action & keyof OperatorWords['desk']['refusals'];

async function refusal(
  requests: Requests,
  id: string,
  action: RefusedAction,
  words: OperatorWords,
) {
  const { refusals } = words.desk;
  const request = await requireRequest(requests, id, words);
  const [newest] = await requests.sameCallNewestFirst(request);
  const change = !newest || newest.id === id ? [] : [refusals.changedLaterBy(newest.id)];
  return new NotDone([refusals[action](id), refusals.itIs[request.state], ...change].join(' '));
}

export async function requireRequest(requests: Requests, id: string, { desk }: OperatorWords) {
  const request = await requests.find(id);
  if (!request) throw new NotDone(desk.refusals.noRequest(id));
  return request;
}
