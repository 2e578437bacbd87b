import { offers } from '#content/offers.ts';
import { bufferMs, callLengthMs } from '#domain/call-span.ts';
import { fieldOptions, fieldRules, isRequiredField } from '#domain/consultation-fields.ts';
import type { ConsultationRequest } from '#domain/consultation-request.ts';
import type { HONEYPOT } from '#domain/honeypot.ts';
import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import type { CallChange, NewRequest, Requests } from '#server/requests/requests.ts';

export const A_SERVICE = offers[0].id;

const fields = Object.keys(fieldRules) as (keyof typeof fieldRules)[];
export const requiredFields = fields.filter(isRequiredField);

const ADA: Record<string, string> = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone: '+1 555 0100',
  company: 'Analytical Engines',
  website: 'https://example.com',
  service: A_SERVICE,
  description: 'We sell engines.\nWe want to answer faster.',
};

export const formValues = Object.fromEntries(
  fields.map((name) => [
    name,
    ADA[name] ?? fieldOptions[name]?.[0] ?? (isRequiredField(name) ? 'Any' : ''),
  ]),
);

/** An owner may have removed them. */
type StartersField = 'company' | 'website' | 'description';

type Name = keyof ConsultationRequest | StartersField | typeof HONEYPOT;
type Changes = Partial<Record<Name, string | null>>;

const BY_MAIL = { contactMethod: 'email', callDate: null, callTime: null };
const submittedAt = '2026-11-20T09:30:00.000Z';

export function aRequestBody(changes: Changes = {}) {
  return { ...formValues, ...BY_MAIL, submittedAt, ...changes };
}

/** A Monday, and a free time. */
const CALL = { contactMethod: 'phone', callDate: '2026-11-23', callTime: '10:00' };

export const aCallBody = (changes: Changes = {}) => aRequestBody({ ...CALL, ...changes });

const ADDRESS = 'https://agency.example/api/consultation';

let visitors = 0;

/** Each post comes from another address, so that no rate limit matters. */
export function nextAddress() {
  visitors += 1;
  return `198.51.${visitors >> 8}.${visitors & 255}`;
}

const ofAVisitor = () => ({ host: 'agency.example', [SOCKET_ADDRESS]: nextAddress() });

export function aPost(body: unknown = aRequestBody(), headers: Record<string, string> = {}) {
  const isWritten = typeof body === 'string' || body instanceof ReadableStream;
  return new Request(ADDRESS, {
    method: 'POST',
    headers: { ...ofAVisitor(), 'content-type': 'application/json', ...headers },
    body: isWritten ? body : JSON.stringify(body),
    duplex: 'half',
  } as RequestInit);
}

export function aCallPost(callDate: string, callTime: string) {
  const id = crypto.randomUUID();
  const key = id.replaceAll('-', '');
  const body = aCallBody({ email: `${key}@example.com`, phone: id, callDate, callTime });
  const zone = { 'x-visitor-time-zone': 'Europe/Berlin' };
  return { id, key, post: aPost(body, { ...zone, 'idempotency-key': id, 'x-call-key': key }) };
}

export function aFormPost(changes: Record<string, string> = {}) {
  return new Request(ADDRESS, {
    method: 'POST',
    headers: { ...ofAVisitor(), origin: 'https://agency.example' },
    body: new URLSearchParams(formFields(changes)),
  });
}

export function formFields(changes: Record<string, string> = {}): Record<string, string> {
  return { ...formValues, contactMethod: 'email', callDate: '', callTime: '', ...changes };
}

export function aCall(id: string, callAt: number, more: Partial<NewRequest> = {}): NewRequest {
  return { id, body: '{}', callHash: id, link: null, ...timesOf(callAt), ...more };
}

function timesOf(callAt: number) {
  const callEnds = callAt + callLengthMs();
  return { callAt, callEnds, keepUntil: callEnds + bufferMs() };
}

/** Without a time, it cancels the call. */
export async function changeCall(
  requests: Requests,
  key: string,
  callAt: number | undefined,
  given: Partial<CallChange> = {},
) {
  const last = await requests.lastOf(key);
  const change = {
    id: crypto.randomUUID(),
    follows: last?.id ?? '',
    isCancelled: callAt === undefined,
    isByAgency: false,
    body: '{}',
    link: null,
    ...timesOf(callAt ?? last?.callAt ?? 0),
    needsAgreement: false,
    ...given,
  };
  return { id: change.id, isDone: Boolean(await requests.addChange(change)) };
}
