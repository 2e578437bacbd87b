import { answers, aRequestBody } from './consultation-request.ts';

const ADDRESS = 'https://agency.example/api/consultation';

/** A post of the page's script. A body that is neither text nor a stream becomes JSON. */
export function aPost(body: unknown = aRequestBody(), headers: Record<string, string> = {}) {
  const isWritten = typeof body === 'string' || body instanceof ReadableStream;
  return new Request(ADDRESS, {
    method: 'POST',
    headers: { host: 'agency.example', 'content-type': 'application/json', ...headers },
    body: isWritten ? body : JSON.stringify(body),
    duplex: 'half',
  } as RequestInit);
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
