import type { Outbox } from '#server/leads.ts';
import { actions } from '../actions.ts';
import { NotDone } from '../open-site-outbox.ts';
import { html } from './html.ts';
import { sentencePage } from './page.ts';
import { momentHere, whoOf } from './words.ts';

type About = { id: string; person: string };

const ACTIONS = {
  'retry all': { button: 'Retry all now', effect: 'Makes all pending and parked requests due.' },
  retry: { button: 'Retry now', effect: 'Makes it due now, ahead of its schedule.' },
  release: { button: 'Release', effect: 'Delivers it like any other: it is no spam.' },
  resend: {
    button: 'Resend',
    effect: 'Sends it to a receiver that lost it. A webhook gets x-resent.',
  },
  discard: { button: 'Discard', effect: 'Shows what is deleted, and asks again.' },
  'discard for good': { button: 'Discard for good', effect: 'Deletes it. It is never delivered.' },
  free: { button: 'Free this time', effect: 'Offers the time of this call to others.' },
  forget: { button: 'Forget this person', effect: 'Shows how much is erased, and asks again.' },
  'forget for good': { button: 'Forget for good', effect: 'Erases what was delivered.' },
  'forget everything': {
    button: 'Forget everything',
    effect: 'Also deletes what was never delivered: nobody will answer it.',
  },
};

/** Each deletion asks once. */
const CONFIRMATIONS: Partial<Record<Action, Action[]>> = {
  discard: ['discard for good'],
  forget: ['forget for good', 'forget everything'],
};

export type Action = keyof typeof ACTIONS;

const isAction = (word: string): word is Action => Object.hasOwn(ACTIONS, word);

export async function answerAction(outbox: Outbox, form: URLSearchParams, token: string) {
  const { action = '', id = '', person = '' } = Object.fromEntries(form);
  if (!isAction(action)) return sentencePage('There is no such action.');
  let result = '';
  for await (const words of sentencesOf(action, outbox, { id, person })) result += words;
  const next = CONFIRMATIONS[action] ?? [];
  return sentencePage(
    result.trim(),
    next.map((each) => actionForm(each, { token, id, person })),
  );
}

function sentencesOf(action: Action, outbox: Outbox, { id, person }: About) {
  if (action === 'retry all') return actions.retry(outbox, {});
  if (action === 'discard') return whatDiscardDeletes(outbox, id);
  if (action === 'discard for good') return actions.discard(outbox, { id });
  if (action === 'release' || action === 'retry' || action === 'resend' || action === 'free')
    return actions[action](outbox, { id });
  const undelivered = action === 'forget everything';
  return actions.forget(outbox, { person, undelivered, isSure: action !== 'forget' });
}

async function* whatDiscardDeletes(outbox: Outbox, id: string) {
  const request = await outbox.find(id);
  if (!request) throw new NotDone('There is no request with that id.');
  const when = momentHere(request.acceptedAt);
  yield `This deletes what ${whoOf(request)} wrote on ${when}, for good. It was never delivered.`;
}

/** The token travels in the body, because a link cannot set a body. */
export function actionForm(action: Action, about: { token: string } & Partial<About>) {
  const { button, effect } = ACTIONS[action];
  const id = `effect-${action.replaceAll(' ', '-')}`;
  const hidden = Object.entries({ action, ...about }).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );
  return html`
    <form method="post" action="./" data-action="${action}">${hidden}
      <button aria-describedby="${id}">${button}</button><p id="${id}">${effect}</p>
    </form>`;
}
