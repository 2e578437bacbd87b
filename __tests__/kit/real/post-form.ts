import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { A_SERVICE, aCallBody, aRequestBody } from '../builders/consultation-request.ts';
import { pick } from './random.ts';

export type FormToPost = { id: string; address: string; body: string };

/** Posts like the browser. Resolves to the status, or 0 without an answer. */
export async function postForm(site: string, { id, address, body }: FormToPost, more = {}) {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': id,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': address,
    ...more,
  };
  // A proxy replaces x-forwarded-for. Only Linux accepts all of 127.0.0.0/8 as local addresses.
  const from = process.platform === 'linux' ? { localAddress: address } : {};
  const options = { method: 'POST', signal: AbortSignal.timeout(20_000), headers, ...from };
  const post = request(`${site}/api/consultation`, options).end(body);
  post.on('error', () => undefined);
  try {
    const [answer] = await once(post, 'response');
    await text(answer);
    return Number(answer.statusCode);
  } catch {
    return 0;
  }
}

/** Each has an address of its own: what a network sends after its first request is held in a flood. */
let visitors = 0;

export function newForm(): FormToPost {
  const name = pick('Ada Lovelace', '李小龍', "Robert'); DROP TABLE outbox;--");
  const description = pick('Line one\n"two"', '🚀 '.repeat(200));
  const answers = { name, description, service: pick('of-an-older-page', A_SERVICE) };
  const form = pick(aRequestBody(answers), aCallBody(answers));
  visitors += 1;
  const parts = [2, 1, 0].map((place) => 1 + (Math.floor(visitors / 254 ** place) % 254));
  const address = `127.${parts.join('.')}`;
  return { id: randomUUID(), address, body: JSON.stringify(form) };
}
