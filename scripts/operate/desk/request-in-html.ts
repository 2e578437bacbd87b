import { dialled } from '#domain/dialled.ts';
import type { RequestState, StoredRequest } from '#server/requests/stored-request.ts';
import { onOneLine } from '../on-one-line.ts';
import { requestWords } from '../outbox/request-in-words.ts';
import { html } from './html.ts';

export const badge = (state: RequestState) =>
  html`<b data-state="${state}">${requestWords.states[state]}</b>`;

export function visitorOf({ answers, body, id }: StoredRequest) {
  const { name, email } = answers;
  return onOneLine(name ?? '') || onOneLine(email ?? '') || (body === null ? 'Erased' : id);
}

export const phoneLink = (phone?: string | null) =>
  phone ? html`<a href="tel:${dialled(phone)}">${phone}</a>` : html``;
