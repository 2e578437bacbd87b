import { SOCKET_ADDRESS } from '#server/process/socket-address.ts';
import { aCallBody, aRequestBody, formValues } from './consultation-request.ts';

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
