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

export const moment = (time: number | null) =>
  time === null ? '' : new Date(time).toISOString().slice(0, 19).replace('T', ' ');

export function lasting(ms: number) {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  if (seconds < 90) return `${seconds} s`;
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}

/** Why it stands where it stands, in the receiver's or our own word. */
export const reason = ({ heldBecause, lastAnswer }: StoredRequest) =>
  heldBecause ?? lastAnswer ?? '';

export function whoOf({ body, id }: StoredRequest) {
  const { name = '', email = '' } = fieldsOf(body);
  return onOneLine(name) || onOneLine(email) || (body === null ? 'Forgotten' : id);
}
