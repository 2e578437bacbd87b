import styled from 'styled-components';
import type { Outbox } from '#server/leads.ts';
import { color, space } from '#styles/tokens.ts';
import { Button } from '#ui/button.tsx';
import { actions } from '../actions.ts';
import { answerSentence } from './page.tsx';

type About = { id: string; person: string };

const erasing =
  (isSure: boolean) =>
  (outbox: Outbox, { person }: About) =>
    actions.forget(outbox, { person, isSure, undelivered: true });

const ACTIONS = {
  'retry all': {
    button: 'Try all now',
    sentence: 'All that wait or are parked become due at once, and go out one by one.',
    does: (outbox: Outbox) => actions.retry(outbox, {}),
  },
  retry: {
    button: 'Try now',
    sentence: 'It becomes due at once, ahead of its own schedule.',
    does: actions.retry,
  },
  release: {
    button: 'Release',
    sentence: 'It is no spam after all: it is delivered like any other.',
    does: actions.release,
  },
  resend: {
    button: 'Send again',
    sentence: 'For what your workflow took and lost: it goes out again, marked, under the same id.',
    does: actions.resend,
  },
  discard: {
    button: 'Discard',
    sentence: 'It is never delivered, and no longer in the store.',
    does: actions.discard,
  },
  free: {
    button: 'Free this time',
    sentence: 'Others are offered the time of this call again. The request stays as it is.',
    does: actions.free,
  },
  forget: {
    button: 'Forget this person',
    sentence: 'Shows what would be erased of all that this person ever sent, and asks again.',
    does: erasing(false),
  },
  'forget for good': {
    button: 'Forget for good',
    sentence: 'What this person wrote is erased in every request. Nothing brings it back.',
    does: erasing(true),
  },
} as const;

export type Action = keyof typeof ACTIONS;

const isAction = (word: string): word is Action => Object.hasOwn(ACTIONS, word);

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

type ActionFormProps = { action: Action; token: string } & Partial<About>;

/** The token travels in the body, because a link cannot set a body. */
export function ActionForm({ action, token, ...about }: ActionFormProps) {
  const { button, sentence } = ACTIONS[action];
  const id = `does-${action.replaceAll(' ', '-')}`;
  return (
    <form method="post" action="./" data-action={action}>
      {Object.entries({ token, action, ...about }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button data-variant="secondary" aria-describedby={id}>
        {button}
      </Button>
      <p id={id}>{sentence}</p>
    </form>
  );
}

export const Actions = styled.div`
  display: grid;
  gap: ${space.sm};

  /** Irreversible actions stand apart. */
  form { display: flex; flex-wrap: wrap; align-items: center; gap: ${space.xs} ${space.lg}; }
  button { flex: 1 0 12rem; }
  p { flex: 99 1 18rem; }
  [data-action^='forget'] { margin-block-start: ${space.xl}; }
  :is([data-action^='forget'], [data-action='discard']) button { color: ${color.danger}; }
`;
