import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SERVED } from '../../scripts/build/builds.ts';
import { expect, test } from '../kit/browser/site.ts';
import { aRequestBody } from '../kit/builders/requests.ts';
import { canaries } from '../kit/real/build-if-stale.ts';
import { handlers, pages } from '../kit/real/built-pages.ts';
import { startSite } from '../kit/real/running-site.ts';

const traces = [...Object.keys(canaries), 'canary-of', '127.0.0.1:59999/', 'Y2FuYXJ5'];
const tracesIn = (text: string) => traces.filter((trace) => text.includes(trace));

const STRANGER = 'words-of-a-stranger';

test('no response holds a secret, and no log line a secret or what strangers typed', async () => {
  const site = await startSite(canaries);
  const served: Record<string, string> = {};
  async function visit(path: string, init?: RequestInit) {
    const response = await fetch(site.url + path, { redirect: 'manual', ...init });
    served[`${init?.method ?? 'GET'} ${path}`] =
      `${JSON.stringify([...response.headers])}${await response.text()}`;
  }
  const post = (body: string, type: string) =>
    visit('/api/consultation', { method: 'POST', body, headers: { 'content-type': type } });

  const { files } = JSON.parse(readFileSync(join(SERVED, 'site.json'), 'utf8'));
  const addresses = [...pages, ...handlers, ...Object.keys(files).map(encodeURI)];
  for (const path of addresses) await visit(path);
  const wrong = { name: STRANGER, email: `${STRANGER}\n{"level":"error"}` };
  await post(JSON.stringify(aRequestBody({ name: STRANGER })), 'application/json');
  await post(JSON.stringify(aRequestBody(wrong)), 'application/json');
  await post('{', 'application/json');
  await post('name=Ada', 'application/x-www-form-urlencoded');
  const headers = { 'next-action': STRANGER, 'content-type': 'multipart/form-data' };
  for (const path of ['/api/consultation', `/api/${STRANGER}`, `/${STRANGER}%ff%00`])
    await visit(path, { method: 'POST', headers });
  await expect.poll(() => site.log()).toContain('Error submitting form');
  await site.end();

  expect(Object.keys(served).length).toBeGreaterThan(20);
  expect(tracesIn(site.log())).toEqual([]);
  expect(site.log()).not.toContain(STRANGER);
  for (const line of site.log().split('\n').filter(Boolean))
    expect(JSON.parse(line)).toHaveProperty('event');
  for (const [address, response] of Object.entries(served))
    expect([address, ...tracesIn(response)]).toEqual([address]);
  await site.remove();
});
