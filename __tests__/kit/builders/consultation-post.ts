import { answers, aRequestBody } from './consultation-request.ts';

const ADDRESS = 'https://agency.example/api/consultation';

/** A post of the page's script. A body that is no string becomes JSON. */
export function aPost(body: unknown = aRequestBody(), headers: Record<string, string> = {}) {
  return new Request(ADDRESS, {
    method: 'POST',
    headers: { host: 'agency.example', 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function aFormPost(fields: Record<string, string> = formFields()) {
  return new Request(ADDRESS, {
    method: 'POST',
    headers: { host: 'agency.example', origin: 'https://agency.example' },
    body: new URLSearchParams(fields),
  });
}

/** The fields of a form without JavaScript. */
export function formFields(changes: Record<string, string> = {}): Record<string, string> {
  return { ...answers, contactMethod: 'email', callDate: '', callTime: '', ...changes };
}

export function aStreamedPost(body: ReadableStream<Uint8Array>, headers = {}) {
  return new Request(ADDRESS, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit);
}
