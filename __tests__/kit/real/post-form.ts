import { randomUUID } from 'node:crypto';
import { A_SERVICE, aCallBody, aRequestBody } from '../builders/requests.ts';

export type FormToPost = { id: string; address: string; body: string; callKey?: string };

/** Resolves to the status, or 0 without a response. */
export async function postForm(site: string, { id, address, body, callKey }: FormToPost) {
  const headers = {
    'content-type': 'application/json',
    'idempotency-key': id,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': address,
    ...(callKey && { 'x-call-key': callKey }),
  };
  const post = { method: 'POST', headers, body, signal: AbortSignal.timeout(20_000) };
  try {
    const response = await fetch(`${site}/api/consultation`, post);
    await response.text();
    return response.status;
  } catch {
    return 0;
  }
}

/** In a flood all but the first request of a network are held. */
let visitors = 0;

export function newForm(): FormToPost {
  const name = pick('Ada Lovelace', '李小龍', "Robert'); DROP TABLE outbox;--");
  const description = pick('Line one\n"two"', '🚀 '.repeat(200));
  const formValues = { name, description, service: pick('of-an-older-page', A_SERVICE) };
  const form = pick(aRequestBody(formValues), aCallBody(formValues));
  visitors += 1;
  const parts = [2, 1, 0].map((place) => 1 + (Math.floor(visitors / 254 ** place) % 254));
  return { id: randomUUID(), address: `127.${parts.join('.')}`, body: JSON.stringify(form) };
}

export function pick<T>(...choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(Math.random() * choices.length)] ?? choices[0];
}
