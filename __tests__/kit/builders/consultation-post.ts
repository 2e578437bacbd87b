import { answers, aRequestBody } from './consultation-request.ts';

const ADDRESS = 'https://agency.example/api/consultation';

/** A post as the page's script sends it; `body` as it is, or an object to be written as JSON. */
export function aPost(body: unknown = aRequestBody(), headers: Record<string, string> = {}) {
  return new Request(ADDRESS, {
    method: 'POST',
    headers: { host: 'agency.example', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A post as a form without JavaScript sends it. */
export function aFormPost(fields: Record<string, string> = formFields()) {
  return new Request(ADDRESS, {
    method: 'POST',
    headers: { host: 'agency.example', origin: 'https://agency.example' },
    body: new URLSearchParams(fields),
  });
}

/** What such a form holds: no timestamp, and nothing but text. */
export function formFields(changes: Record<string, string> = {}): Record<string, string> {
  return { ...answers, contactMethod: 'email', callDate: '', callTime: '', ...changes };
}

/** A post whose body the test writes piece by piece, or never. */
export function aStreamedPost(body: ReadableStream<Uint8Array>, headers = {}) {
  return new Request(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
}
