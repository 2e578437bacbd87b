import { type OperatorWords, operatorWords } from '#content/operator-words.ts';
import type { Requests } from '#server/requests/requests.ts';
import { actions } from './actions.ts';
import { NotDone } from './explain-failure.ts';

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

/** Returns what the action has done, in sentences, or nothing if its page shows it. */
export async function runAction(requests: Requests, action: string, target: string) {
  if (!isAction(action)) throw new NotDone(operatorWords.desk.refusals.noAction);
  let sentences = '';
  for await (const sentence of ACTIONS[action](requests, { target, words: operatorWords }))
    sentences += sentence;
  return sentences.trim();
}
