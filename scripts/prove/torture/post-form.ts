import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { fieldOptions } from '../../../src/domain/consultation-fields.ts';
import { pick } from './random.ts';

export type FormToPost = { id: string; address: string; body: string };

/** Sends a form as the browser does. Resolves to the status, or to 0 where no answer came. */
export function postForm(site: string, { id, address, body }: FormToPost, timeout = 20_000) {
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': id,
    'sec-fetch-site': 'same-origin',
    // A site counts each address for itself, and all visitors here share one machine.
    'x-forwarded-for': address,
  };
  // A proxy believes no header. Linux alone has so many addresses of its own.
  const from = process.platform === 'linux' ? { localAddress: address } : {};
  const options = { method: 'POST', timeout, headers, ...from };
  return new Promise<number>((resolve) => {
    const post = request(`${site}/api/consultation`, options, (answer) =>
      answer
        .resume()
        .on('end', () => resolve(answer.statusCode ?? 0))
        .on('error', () => resolve(0)),
    );
    post.on('timeout', () => post.destroy()).on('error', () => resolve(0));
    post.end(body);
  });
}

export function newForm(): FormToPost {
  const part = () => 1 + Math.floor(Math.random() * 254);
  return { id: randomUUID(), address: `127.${part()}.${part()}.${part()}`, body: filledForm() };
}

/** What pages and copies of this and of other versions send: options, hours and fields come and go. */
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
