import type { Outbox } from '#server/outbox/outbox.ts';
import { actions } from '../actions.ts';
import { NotDone } from '../open-site-outbox.ts';
import { type Action, ActionForm, Actions, isAction } from './action-form.tsx';
import { answerSentence, PRIVATE } from './page.tsx';
import { readQuestion, wantedBy } from './question.tsx';

/** Does what a form asks for, by the very functions of the command line, and says what they say. */
export async function answerAction(outbox: Outbox, form: URLSearchParams, token: string) {
  const given = (name: string) => form.get(name) ?? '';
  const action = given('action');
  if (!isAction(action)) return answerSentence('There is no such action.');
  if (action === 'export') return csvOf(outbox, given('listed'));

  const about = { id: given('id'), email: given('email') };
  const { told, isDone } = await outcomeOf(begin(outbox, action, about));
  const asksAgain = action === 'forget' && isDone && (
    <Actions>
      <ActionForm action="forget for good" token={token} about={{ email: about.email }} />
    </Actions>
  );
  return answerSentence(told, asksAgain);
}

function begin(
  outbox: Outbox,
  action: Exclude<Action, 'export'>,
  { id, email }: { id: string; email: string },
) {
  switch (action) {
    case 'retry all':
      return actions.retry(outbox, { id: undefined });
    case 'retry':
    case 'release':
    case 'resend':
    case 'discard':
    case 'free':
      return actions[action](outbox, { id });
    case 'forget':
      return actions.forget(outbox, { person: email, isSure: false, undelivered: true });
    case 'forget for good':
      return actions.forget(outbox, { person: email, isSure: true, undelivered: true });
  }
}

async function outcomeOf(words: AsyncIterable<string>) {
  try {
    return { told: (await textOf(words)).trim(), isDone: true };
  } catch (failure) {
    if (failure instanceof NotDone) return { told: failure.message, isDone: false };
    throw failure;
  }
}

function csvOf(outbox: Outbox, listed: string) {
  const wanted = wantedBy(readQuestion(new URLSearchParams(listed)));
  const rows = actions.export(outbox, { ...wanted, format: 'csv' });
  const file = new ReadableStream({
    async pull(controller) {
      const { done, value } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(Buffer.from(value));
    },
  });
  return new Response(file, {
    headers: {
      ...PRIVATE,
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="requests.csv"',
    },
  });
}

async function textOf(words: AsyncIterable<string>) {
  let text = '';
  for await (const word of words) text += word;
  return text;
}
