import { operatorWords } from '#content/operator-words.ts';
import type { Requests } from '#server/requests/requests.ts';
import { type Action, actions } from './actions.ts';
import { NotDone } from './explain-failure.ts';

const isAction = (word: string): word is Action => Object.hasOwn(actions, word);

/** Returns what the action has done, in sentences, or nothing if its page shows it. */
export async function runAction(requests: Requests, action: string, target: string) {
  if (!isAction(action)) throw new NotDone(operatorWords.desk.refusals.noAction);
  let sentences = '';
  for await (const sentence of actions[action].run(requests, { target, words: operatorWords }))
    sentences += sentence;
  return sentences.trim();
}
