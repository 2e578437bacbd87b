import { wordFor } from '#content/word-for.ts';
import type { RequestState, StoredRequest } from '#server/requests/stored-request.ts';
import { onOneLine } from '../on-one-line.ts';
import { momentHere, requestMail } from '../outbox/view.ts';
import { type Html, html } from './html.ts';

export const badge = (state: RequestState) =>
  html`<b data-state="${state}">${requestMail.states[state]}</b>`;

export function visitorOf({ answers, body, id }: StoredRequest) {
  const { name, email } = answers;
  return onOneLine(name ?? '') || onOneLine(email ?? '') || (body === null ? 'Erased' : id);
}

export const phoneLink = (phone?: string | null) =>
  html`<a href="tel:${(phone ?? '').replaceAll(/[^+\d]/g, '')}">${phone ?? ''}</a>`;

export function answersOf({ answers }: StoredRequest): [label: string, answer: string | Html][] {
  return Object.entries(answers).flatMap(([field, value]) => {
    if (!value || field === 'callDate' || field === 'callTime') return [];
    return [[requestMail.labels[field] ?? field, answerIn(field, value)]];
  });
}

function answerIn(field: string, value: string) {
  if (field === 'phone') return phoneLink(value);
  if (field === 'email') return html`<a href="mailto:${encodeURIComponent(value)}">${value}</a>`;
  if (field === 'submittedAt') return momentHere(Date.parse(value));
  return wordFor(requestMail.words, field, value) ?? value;
}
