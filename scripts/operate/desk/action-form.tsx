import { type OperatorWords, operatorWords } from '#content/operator-words.ts';
import { actions } from '#server/desk/actions.ts';
import { NotDone } from '#server/desk/explain-failure.ts';
import type { Requests } from '#server/requests/requests.ts';

type Run = (
  requests: Requests,
  given: { target: string; words: OperatorWords },
) => AsyncIterable<string>;

export type Action = keyof OperatorWords['desk']['actions'];

const ACTIONS: Record<Action, Run> = {
  'retry-all': (requests, { words }) => actions.retry(requests, { words }),
  'release-all': (requests, { words }) => actions.release(requests, { words }),
  ...actions,
};

const isAction = (word: string): word is Action => Object.hasOwn(ACTIONS, word);

export async function runAction(requests: Requests, form: URLSearchParams) {
  const { action = '', id: target = '' } = Object.fromEntries(form);
  if (!isAction(action)) throw new NotDone(operatorWords.desk.refusals.noAction);
  let sentences = '';
  for await (const sentence of ACTIONS[action](requests, { target, words: operatorWords }))
    sentences += sentence;
  return sentences.trim();
}

type ActionWords = { button: string; effect: string; unfold?: string };

/** A fold protects from an action that cannot be undone. */
export function ActionForm({ action, target = '' }: { action: Action; target?: string }) {
  const { button, effect, unfold }: ActionWords = operatorWords.desk.actions[action];
  const form = (
    <form method="post" action="./">
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="id" value={target} />
      <button type="submit" aria-describedby={action}>
        {button}
      </button>
      <p id={action}>{effect}</p>
    </form>
  );
  if (!unfold) return form;
  return (
    <details>
      <summary>{unfold}</summary>
      {form}
    </details>
  );
}
