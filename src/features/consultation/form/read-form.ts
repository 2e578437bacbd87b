import { callHours } from '#domain/call-hours.ts';
import { leadSource } from '#domain/lead-source.ts';
import type { LocalCopy } from '../sending/local-copies.ts';
import { answers } from './draft.ts';

/** Only machines see and fill it. Not a name that a browser's autofill knows: that would mark people as machines. */
export const HONEYPOT = 'subject';

export function readForm(form: HTMLFormElement, formAgeMs?: number) {
  const { [HONEYPOT]: caught, ...fields } = answers(form);
  const id = newId();
  const callKey = callHours.timeZone && fields['callTime'] ? newKey() : undefined;
  const now = new Date();

  const request: LocalCopy = {
    keptAt: now.getTime(),
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': id,
      ...(callKey && { 'X-Call-Key': callKey }),
      ...leadHeaders(),
      ...(formAgeMs !== undefined && { 'X-Form-Age-Ms': String(Math.round(formAgeMs)) }),
    },
    body: JSON.stringify({
      ...fields,
      callDate: fields['callDate'] || null,
      callTime: fields['callTime'] || null,
      submittedAt: now.toISOString(),
      ...(caught && { [HONEYPOT]: caught }),
    }),
  };
  return { id, callKey, request };
}

/** What a workflow wants to know beside the fields of the form, as this browser tells it. */
function leadHeaders() {
  const source = leadSource(location, document.referrer);
  return {
    // A time means nothing without the zone in which the visitor read it.
    'X-Visitor-Time-Zone': new Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(source && { 'X-Lead-Source': source }),
  };
}

/** 128 random bits. Those of a call open its page: made here, they are known even while the request waits. */
function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A random UUID. `crypto.randomUUID` is missing where a site is tried out without https. */
function newId() {
  const hex = newKey();
  const variant = '89ab'[Number.parseInt(hex.charAt(16), 16) & 3];
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
