import type { Outbox } from '#server/leads.ts';
import { actions } from '../actions.ts';
import { html } from './html.ts';
import { sentencePage } from './page.ts';

type About = { id: string; person: string };

const ACTIONS = {
  'retry all': { button: 'Retry all now', effect: 'Makes all pending and parked requests due.' },
  retry: { button: 'Retry now', effect: 'Makes it due now, ahead of its schedule.' },
  release: { button: 'Release', effect: 'Delivers it like any other: it is no spam.' },
  resend: {
    button: 'Resend',
    effect: 'Sends it to a receiver that lost it. A webhook gets x-resent.',
  },
  discard: { button: 'Discard', effect: 'Deletes it. It is never delivered.' },
  free: { button: 'Free this time', effect: 'Offers the time of this call to others.' },
  forget: { button: 'Forget this person', effect: 'Shows how much is erased, and asks again.' },
  'forget for good': { button: 'Forget for good', effect: 'Erases all that this person wrote.' },
};

export type Action = keyof typeof ACTIONS;

const isAction = (word: string): word is Action => Object.hasOwn(ACTIONS, word);

export async function answerAction(outbox: Outbox, form: URLSearchParams, token: string) {
  const { action = '', id = '', person = '' } = Object.fromEntries(form);
  if (!isAction(action)) return sentencePage('There is no such action.');
  let result = '';
  for await (const words of sentencesOf(action, outbox, { id, person })) result += words;
  const confirmation = action === 'forget' && actionForm('forget for good', { token, person });
  return sentencePage(result.trim(), confirmation);
}

function sentencesOf(action: Action, outbox: Outbox, { id, person }: About) {
  if (action === 'retry all') return actions.retry(outbox, {});
  if (action !== 'forget' && action !== 'forget for good') return actions[action](outbox, { id });
  return actions.forget(outbox, { person, undelivered: true, isSure: action !== 'forget' });
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
