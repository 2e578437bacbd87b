import type { Outbox } from '#server/site-outbox.ts';
import { actions } from '../actions.ts';
import { NotDone } from '../open-site-outbox.ts';
import { html } from './html.ts';
import { sentencePage } from './page.ts';
import { momentHere, whoOf } from './words.ts';

type About = { id: string; person: string };

const ACTIONS = {
  'retry all': ['Retry all now', 'Makes all pending and parked requests due.'],
  retry: ['Retry now', 'Makes it due now, ahead of its schedule.'],
  release: ['Release', 'Delivers it like any other: it is no spam.'],
  resend: ['Resend', 'Sends it to a receiver that lost it. A webhook gets x-resent.'],
  free: ['Free this time', 'Offers the time of this call to others.'],
  discard: ['Discard', 'Shows what is deleted, and asks again.'],
  'discard for good': ['Discard for good', 'Deletes it. It is never delivered.'],
  forget: ['Forget this person', 'Shows how much is erased, and asks again.'],
  'forget for good': ['Forget for good', 'Erases what was delivered.'],
  'forget everything': ['Forget everything', 'Also deletes what was never delivered.'],
} as const;

export type Action = keyof typeof ACTIONS;

/** Each deletion asks once. */
const CONFIRMATIONS: Partial<Record<Action, Action[]>> = {
  discard: ['discard for good'],
  forget: ['forget for good', 'forget everything'],
};

const isAction = (word: string): word is Action => Object.hasOwn(ACTIONS, word);

export async function answerAction(outbox: Outbox, form: URLSearchParams, token: string) {
  const { action = '', id = '', person = '' } = Object.fromEntries(form);
  if (!isAction(action)) return sentencePage('There is no such action.');
  let result = '';
  for await (const words of sentencesOf(action, outbox, { id, person })) result += words;
  const next = CONFIRMATIONS[action] ?? [];
  const forms = next.map((each) => actionForm(each, { token, id, person }));
  return sentencePage(result.trim(), forms);
}

function sentencesOf(action: Action, outbox: Outbox, { id, person }: About) {
  switch (action) {
    case 'retry all':
      return actions.retry(outbox, {});
    case 'discard':
      return whatDiscardDeletes(outbox, id);
    case 'discard for good':
      return actions.discard(outbox, { id });
    case 'forget':
      return actions.forget(outbox, { person, undelivered: false, isSure: false });
    case 'forget for good':
      return actions.forget(outbox, { person, undelivered: false, isSure: true });
    case 'forget everything':
      return actions.forget(outbox, { person, undelivered: true, isSure: true });
    default:
      return actions[action](outbox, { id });
  }
}

async function* whatDiscardDeletes(outbox: Outbox, id: string) {
  const request = await outbox.find(id);
  if (!request) throw new NotDone('There is no request with that id.');
  const when = momentHere(request.acceptedAt);
  yield `This deletes what ${whoOf(request)} wrote on ${when}, for good. It was never delivered.`;
}

/** The token travels in the body, because a link cannot set a body. */
export function actionForm(action: Action, about: { token: string } & Partial<About>) {
  const [button, effect] = ACTIONS[action];
  const id = `effect-${action.replaceAll(' ', '-')}`;
  const hidden = Object.entries({ action, ...about }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`
    <form method="post" action="./" data-action="${action}">${hidden}
      <button aria-describedby="${id}">${button}</button><p id="${id}">${effect}</p>
    </form>`;
}
