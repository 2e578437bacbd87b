import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { dialableNumber } from '#domain/dialable-number.ts';
import { onOneLine } from '#server/desk/on-one-line.ts';
import type { DeliveryState, StoredRequest } from '#server/requests/stored-request.ts';

export const { requestWords } = wordsIn(ownLanguage);

export const StateBadge = ({ state }: { state: DeliveryState }) => (
  <b data-state={state}>{requestWords.states[state]}</b>
);

export const PhoneLink = ({ phone }: { phone: string | null | undefined }) =>
  phone ? <a href={`tel:${dialableNumber(phone)}`}>{phone}</a> : null;

export const addressOfRequest = ({ id }: StoredRequest) => `?id=${encodeURIComponent(id)}`;

export function visitorOf({ formValues, body, id }: StoredRequest) {
  const { name, email } = formValues;
  return (
    onOneLine(name ?? '') ||
    onOneLine(email ?? '') ||
    (body === null ? requestWords.states.erased : id)
  );
}
