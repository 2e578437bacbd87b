import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { fieldOptions } from '../../../src/domain/consultation-fields.ts';
import { pick } from './random.ts';

export type FormToPost = { id: string; address: string; body: string };

/** Posts like the browser. Resolves to the status, or 0 without an answer. */
export async function postForm(site: string, { id, address, body }: FormToPost) {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': id,
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': address,
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

export function newForm(): FormToPost {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return { id: randomUUID(), address: `127.${part()}.${part()}.${part()}`, body: filledForm() };
}

/** Includes what pages of other versions send. */
function filledForm() {
  const callDate = new Date(Date.now() - 13 * 86_400_000).toISOString().slice(0, 10);
  return JSON.stringify({
    name: pick('Ada Lovelace', 'Zoë Ångström', '李小龍', "Robert'); DROP TABLE outbox;--"),
    email: 'visitor@example.com',
    phone: '+1 555 0100',
    website: pick('', undefined),
    service: pick('a-service-that-is-gone', ...fieldOptions.service),
    description: pick('Every call is answered by hand.', 'Line one\n"two"', '🚀 '.repeat(200)),
    submittedAt: new Date().toISOString(),
    ...pick(
      { contactMethod: 'email', callDate: null, callTime: null },
      { contactMethod: 'phone', callDate, callTime: '03:07' },
    ),
  });
}
