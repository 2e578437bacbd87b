import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { request as requestOverTls } from 'node:https';
import { fieldOptions } from '../../../src/domain/consultation-fields.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Sends one form as the browser does. Answers with the status, or 0 where no answer came. */
export function postForm(
  site: string,
  form: FormToPost,
  patienceMs = 20_000,
  localAddress?: string,
): Promise<number> {
  return new Promise((resolve) => {
    const post = (site.startsWith('https:') ? requestOverTls : request)(
      `${site}/api/consultation`,
      {
        method: 'POST',
        timeout: patienceMs,
        ...(localAddress !== undefined && { localAddress }),
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(form.body),
          'idempotency-key': form.id,
          'sec-fetch-site': 'same-origin',
          // Many visitors on one machine: the site counts each address for itself.
          'x-forwarded-for': form.address,
        },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
        answer.on('error', () => resolve(0));
      },
    );
    post.on('timeout', () => post.destroy());
    post.on('error', () => resolve(0));
    post.end(form.body);
  });
}

/** What one visitor has filled in, and where they sit: many are one machine here. */
export function newForm(random: SeededRandom): FormToPost {
  const part = () => Math.floor(random.between(1, 255));
  const address = `10.${part()}.${part()}.${part()}`;
  return { id: randomUUID(), address, body: filledForm(random) };
}

export type FormToPost = { id: string; address: string; body: string };

const NAMES = ['Ada Lovelace', 'Zoë Ångström', '李小龍', "Robert'); DROP TABLE outbox;--"] as const;
const DESCRIPTIONS = [
  'We answer every call by hand.',
  'Line one\nline two\n\n"quoted", with a comma',
  '=HYPERLINK("http://example.com")',
  '🚀 '.repeat(200),
] as const;

/** What one visitor has typed, as the browser sends it. */
export function filledForm(random: SeededRandom) {
  return JSON.stringify({
    name: random.pick(NAMES),
    email: 'visitor@example.com',
    phone: '+1 555 0100',
    company: '',
    website: '',
    service: random.pick(fieldOptions.service),
    budget: '',
    timeline: random.pick(['', ...fieldOptions.timeline]),
    description: random.pick(DESCRIPTIONS),
    contactMethod: random.pick(['email', 'text']),
    callDate: null,
    callTime: null,
    submittedAt: new Date().toISOString(),
  });
}
