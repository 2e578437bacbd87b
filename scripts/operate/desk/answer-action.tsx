import type { Outbox } from '#server/leads.ts';
import { ACTIONS, ActionForm, Actions, isAction } from './action-form.tsx';
import { answerSentence } from './page.tsx';

/** Does what a form asks for, and answers with its sentences. What could not be done is thrown, and told by the desk. */
export async function answerAction(outbox: Outbox, form: URLSearchParams, token: string) {
  const { action = '', id = '', person = '' } = Object.fromEntries(form);
  if (!isAction(action)) return answerSentence('There is no such action.');
  let told = '';
  for await (const words of ACTIONS[action].does(outbox, { id, person })) told += words;
  const asksAgain = action === 'forget' && (
    <Actions>
      <ActionForm action="forget for good" token={token} person={person} />
    </Actions>
  );
  return answerSentence(told.trim(), asksAgain);
}
