import type { Requests } from '#server/requests/requests.ts';
import { actions } from '../actions.ts';
import { NotDone } from '../failures.ts';

type Run = (requests: Requests, given: { target: string }) => AsyncIterable<string>;
type DeskAction = readonly [button: string, effect: string, run: Run, unfoldedBy?: string];

const ACTIONS = {
  'retry-all': ['Retry all now', 'Also the parked ones.', (store) => actions.retry(store, {})],
  'release-all': [
    'Release all held ones',
    'Those of a network or a flood, not the suspected spam.',
    (store) => actions.release(store, {}),
  ],
  retry: ['Retry now', 'Makes it due now, ahead of its schedule.', actions.retry],
  release: ['Release', 'Delivers it like any other request.', actions.release],
  resend: ['Resend', 'Sends it again, then later changes of its call.', actions.resend],
  agree: ['Agree this time', 'After you telephoned: its page confirms the call.', actions.agree],
  free: ['Free this time', 'After you telephoned: others can take this time.', actions.free],
  discard: ['Discard for good', 'Deletes it and undoes its changes.', actions.discard, 'Discard'],
  forget: [
    'Forget for good',
    'Erases all requests of this e-mail address, also calls to come and what was never delivered.',
    actions.forget,
    'Forget this person',
  ],
} satisfies Record<string, DeskAction>;

export type Action = keyof typeof ACTIONS;

const isAction = (word: string): word is Action => Object.hasOwn(ACTIONS, word);

export async function runAction(requests: Requests, form: URLSearchParams) {
  const { action = '', id: target = '' } = Object.fromEntries(form);
  if (!isAction(action)) throw new NotDone('There is no such action.');
  const [, , run] = ACTIONS[action];
  let sentences = '';
  for await (const sentence of run(requests, { target })) sentences += sentence;
  return sentences.trim();
}

/** An action that cannot be undone is inside a fold, which the operator opens first. */
export function ActionForm({ action, target = '' }: { action: Action; target?: string }) {
  const [button, effect, , unfoldedBy]: DeskAction = ACTIONS[action];
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
  if (!unfoldedBy) return form;
  return (
    <details>
      <summary>{unfoldedBy}</summary>
      {form}
    </details>
  );
}
