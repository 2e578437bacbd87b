import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SERVED } from '../../scripts/build/builds.ts';
import { handlers, pages } from '../../scripts/prove/real/built-site.ts';
import { startSite } from '../../scripts/prove/real/running-site.ts';
import { expect, test } from '../kit/browser/site.ts';
import { aRequestBody } from '../kit/builders/consultation-request.ts';

const canaries = parseEnv(
  readFileSync(join(import.meta.dirname, '../kit/setup/canaries.env'), 'utf8'),
) as Record<string, string>;

/** The values whole, and the parts of them that would give them away. */
const traces = [
  ...Object.values(canaries),
  'canary-of',
  '127.0.0.1:59999/',
  'Y2FuYXJ5',
  'CONSULTATION_WEBHOOK',
  'CRON_SECRET',
];

test('neither the webhook nor a secret is in anything that is served or logged', async () => {
  const site = await startSite(canaries);
  const served: Record<string, string> = {};
  async function visit(path: string, init?: RequestInit) {
    const answer = await fetch(site.url + path, { redirect: 'manual', ...init });
    served[`${init?.method ?? 'GET'} ${path}`] =
      `${JSON.stringify([...answer.headers])}${await answer.text()}`;
  }
  const post = (body: string, type: string) =>
    visit('/api/consultation', { method: 'POST', body, headers: { 'content-type': type } });

  for (const path of everyAddress()) await visit(path);
  await post(JSON.stringify(aRequestBody()), 'application/json');
  await post('{', 'application/json');
  await post('name=Ada', 'application/x-www-form-urlencoded');
  // The webhook of this site refuses connections, so this is also a failed delivery.
  await expect.poll(() => site.log()).toContain('Error submitting form');

  expect(Object.keys(served).length).toBeGreaterThan(20);
  expect(traces.filter((trace) => site.log().includes(trace))).toEqual([]);
  for (const [address, answer] of Object.entries(served))
    expect({ address, found: traces.filter((trace) => answer.includes(trace)) }).toEqual({
      address,
      found: [],
    });
  await site.remove();
});

/** Pages, route handlers, an address that does not exist, and every file that the site gives away. */
const everyAddress = () => [
  ...pages,
  ...handlers,
  ...Object.keys(JSON.parse(readFileSync(join(SERVED, 'site.json'), 'utf8')).files).map(encodeURI),
];
