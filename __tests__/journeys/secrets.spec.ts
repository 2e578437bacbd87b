import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVED } from '../../scripts/build/builds.ts';
import { expect, test } from '../kit/browser/site.ts';
import { aRequestBody } from '../kit/builders/consultation-request.ts';
import { canaries } from '../kit/real/build-if-stale.ts';
import { handlers, pages } from '../kit/real/built-pages.ts';
import { startSite } from '../kit/real/running-site.ts';

const tracesOfSecrets = [
  ...Object.values(canaries),
  'canary-of',
  '127.0.0.1:59999/',
  'Y2FuYXJ5',
  'CONSULTATION_WEBHOOK',
  'CRON_SECRET',
];

const STRANGER = 'words-of-a-stranger';

test('no answer holds a secret, and each log line is JSON without secrets or words of strangers', async () => {
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
  const wrong = { name: STRANGER, email: `${STRANGER}\n{"level":"error"}` };
  await post(JSON.stringify(aRequestBody({ name: STRANGER })), 'application/json');
  await post(JSON.stringify(aRequestBody(wrong)), 'application/json');
  await post('{', 'application/json');
  await post('name=Ada', 'application/x-www-form-urlencoded');
  // Next might log these words.
  const headers = { 'next-action': STRANGER, 'content-type': 'multipart/form-data' };
  for (const path of ['/api/consultation', `/api/${STRANGER}`, `/${STRANGER}%ff%00`])
    await visit(path, { method: 'POST', headers });
  // The webhook of this site refuses connections, so this is also a failed delivery.
  await expect.poll(() => site.log()).toContain('Error submitting form');
  await site.end();

  expect(Object.keys(served).length).toBeGreaterThan(20);
  expect([...tracesOfSecrets, STRANGER].filter((trace) => site.log().includes(trace))).toEqual([]);
  for (const line of site.log().split('\n').filter(Boolean))
    expect(JSON.parse(line)).toHaveProperty('event');
  for (const [address, answer] of Object.entries(served))
    expect({ address, found: tracesOfSecrets.filter((trace) => answer.includes(trace)) }).toEqual({
      address,
      found: [],
    });
  await site.remove();
});

const everyAddress = () => [
  ...pages,
  ...handlers,
  ...Object.keys(JSON.parse(readFileSync(join(SERVED, 'site.json'), 'utf8')).files).map(encodeURI),
];
