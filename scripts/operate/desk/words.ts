import type { RequestState, StoredRequest } from '#server/outbox/requests.ts';
import { fieldsOf } from '../outbox/view.ts';
import { onOneLine } from '../table.ts';

/** How the desk says what the store knows. */

export const stateNames = {
  pending: 'Waiting',
  delivered: 'Delivered',
  held: 'Held',
  parked: 'Parked',
} as const satisfies Record<RequestState, string>;

/** Why it stands where it stands, in the receiver's or our own word. */
export const reason = ({ heldBecause, lastAnswer }: StoredRequest) =>
  heldBecause ?? lastAnswer ?? '';

export function whoOf({ body, id }: StoredRequest) {
  const { name = '', email = '' } = fieldsOf(body);
  return onOneLine(name) || onOneLine(email) || (body === null ? 'Forgotten' : id);
}
