import type { Requests } from '#server/requests/requests.ts';
import { actions, requestNamed } from '../actions.ts';
import { NotDone } from '../open-store.ts';
import { momentHere } from '../outbox/view.ts';
import { html } from './html.ts';
import { sentencePage } from './page.ts';
import { visitorOf } from './words.ts';

/** The id of a request, or the address of a person. */
type About = { target: string };
type Run = (requests: Requests, about: About) => AsyncIterable<string>;

const erase =
  (undelivered: boolean): Run =>
  (requests, about) =>
    actions.forget(requests, { ...about, undelivered, isSure: true });

type Described = [button: string, effect: string, run: Run, ...confirmedBy: string[]];

/** `discard` and `forget` delete nothing: their answer offers the actions that do. */
const ACTIONS = {
  'retry all': ['Retry all now', 'Makes all of them due.', (all) => actions.retry(all, {})],
  retry: ['Retry now', 'Makes it due now, ahead of its schedule.', actions.retry],
  release: ['Release', 'Delivers it like any other: it is no spam.', actions.release],
  resend: ['Resend', 'Sends it again. A webhook gets x-resent.', actions.resend],
  agree: ['Agree this time', 'You said so by telephone: its page does, too.', actions.agree],
  free: ['Free this time', 'You moved the call by telephone: its page says so.', actions.free],
  discard: ['Discard', 'Shows what is deleted, and asks again.', whatGoes, 'discard for good'],
  'discard for good': ['Discard for good', 'Deletes it. It is never delivered.', actions.discard],
  forget: [
    'Forget this person',
    'Shows how much is erased, and asks again.',
    actions.forget,
    'forget for good',
    'forget everything',
  ],
  'forget for good': ['Forget for good', 'Erases what was delivered.', erase(false)],
  'forget everything': ['Forget everything', 'Also what was never delivered.', erase(true)],
} satisfies Record<string, Described>;

export type Action = keyof typeof ACTIONS;

const isAction = (word: string): word is Action => Object.hasOwn(ACTIONS, word);

export async function answerAction(requests: Requests, form: URLSearchParams) {
  const { action = '', id: target = '' } = Object.fromEntries(form);
  if (!isAction(action)) throw new NotDone('There is no such action.');
  const [, , run, ...confirmedBy]: Described = ACTIONS[action];
  let result = '';
  for await (const words of run(requests, { target })) result += words;
  const next = confirmedBy.filter(isAction).map((each) => actionForm(each, target));
  return sentencePage(result.trim(), next);
}

async function* whatGoes(requests: Requests, { target }: About) {
  const request = await requestNamed(requests, target);
  const when = momentHere(request.acceptedAt);
  yield `This deletes what ${visitorOf(request)} wrote on ${when}, for good. It was never delivered.`;
}

export function actionForm(action: Action, target = '') {
  const [button, effect] = ACTIONS[action];
  const name = action.replaceAll(' ', '-');
  return html`
    <form method="post" action="./" data-action="${name}">
      <input type="hidden" name="action" value="${action}"><input type="hidden" name="id" value="${target}">
      <button aria-describedby="${name}">${button}</button><p id="${name}">${effect}</p>
    </form>`;
}
