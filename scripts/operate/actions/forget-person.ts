import type { Outbox } from '#server/outbox/outbox.ts';
import type { StoredRequest } from '#server/outbox/requests.ts';
import { counted } from './counted.ts';
import { NotDone } from './not-done.ts';

type Person = {
  email?: string | undefined;
  /** Also what has not been delivered yet: then nobody will ever answer it. */
  undelivered: boolean;
  /** Without it nothing is erased, only said what would be. */
  isSure: boolean;
};

/** Erases what one person wrote, in every state. */
export async function* forget(outbox: Outbox, { email = '', undelivered, isSure }: Person) {
  const delivered: StoredRequest[] = [];
  const waiting: StoredRequest[] = [];
  for await (const request of outbox.list({ email }))
    (request.state === 'delivered' ? delivered : waiting).push(request);
  if (delivered.length + waiting.length === 0)
    throw new NotDone(`Nothing is kept that ${email} wrote.`);

  const erased = undelivered ? [...delivered, ...waiting] : delivered;
  if (isSure) {
    for (const { id } of erased) await outbox.forget(id);
    if (erased.length > 0) await outbox.vacuum();
  }
  yield `${isSure ? 'Erased' : 'This would erase'} what ${email} wrote in ${counted(erased.length)}`;
  yield isSure ? '.\n' : ', for good.\n';
  if (waiting.length > 0) yield* aboutWaiting(waiting, undelivered);
}

function* aboutWaiting(waiting: readonly StoredRequest[], undelivered: boolean) {
  yield `${counted(waiting.length)} of these never reached the workflow:\n`;
  for (const { id, state } of waiting) yield `  ${id}  ${state}\n`;
  if (!undelivered) yield 'Left as it is. To erase that too, add --undelivered.\n';
}
