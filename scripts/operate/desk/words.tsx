import styled from 'styled-components';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { ownZone } from '#domain/moment-in-words.ts';
import type { StoredRequest } from '#server/leads.ts';
import type { RequestState } from '#server/outbox/stored-request.ts';
import { color, font, radius, space } from '#styles/tokens.ts';
import { answerInWords } from '../answer-in-words.ts';
import { fieldsOf } from '../outbox/view.ts';
import { onOneLine } from '../table.ts';

const { requestMail } = wordsIn(ownLanguage);

export const stateNames = {
  pending: 'Waiting',
  delivered: 'Delivered',
  held: 'Held',
  parked: 'Parked',
} satisfies Record<RequestState, string>;

export const reason = ({ heldBecause, lastAnswer, state }: StoredRequest) =>
  heldBecause ?? (state === 'delivered' || !lastAnswer ? '' : answerInWords(lastAnswer));

export function whoOf({ body, id }: Pick<StoredRequest, 'body' | 'id'>) {
  const { name = '', email = '' } = fieldsOf(body);
  return onOneLine(name) || onOneLine(email) || (body === null ? 'Forgotten' : id);
}

export const serviceName = (service: string) => requestMail.words['service']?.[service] ?? service;

export function answersOf({ body }: StoredRequest) {
  const fields = fieldsOf(body);
  return Object.entries(fields).flatMap(([name, value]) => {
    if (!value || name === 'callDate' || name === 'callTime') return [];
    const label = requestMail.labels[name] ?? name;
    return [{ label, value: said(name, value, fields.name ?? '') }];
  });
}

function said(field: string, value: string, who: string) {
  if (field === 'phone') return <PhoneLink phone={value} />;
  if (field === 'email') return <a href={mailTo(value, who)}>{value}</a>;
  if (field === 'submittedAt') return momentHere(Date.parse(value));
  return requestMail.words[field]?.[value] ?? value;
}

function mailTo(address: string, who: string) {
  const name = onOneLine(who).replaceAll(/["\\<>]/g, '');
  return `mailto:${encodeURIComponent(name ? `"${name}" <${address}>` : address)}`;
}

export function PhoneLink({ phone }: { phone: string }) {
  return <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>;
}

export const momentHere = (time: number | null) =>
  time === null ? '' : new Date(time).toLocaleString('en-US', CLOCK);

const CLOCK = { dateStyle: 'medium', timeStyle: 'short', timeZone: ownZone() } as const;

export function StateBadge({ state }: { state: RequestState }) {
  return <Badge data-state={state}>{stateNames[state]}</Badge>;
}

const Badge = styled.b`
  justify-self: start;
  padding: 0 ${space.sm};
  border: 1px solid ${color.fieldBorder};
  border-radius: ${radius.pill};
  color: ${color.textMuted};
  font-size: ${font.tiny};
  font-weight: 500;

  &[data-state='delivered'] { border-color: ${color.secondary}; color: ${color.secondary}; }
  &[data-state='pending'] { border-color: ${color.accent}; color: ${color.accent}; }
  &[data-state='parked'] { border-color: ${color.danger}; color: ${color.danger}; }
`;
