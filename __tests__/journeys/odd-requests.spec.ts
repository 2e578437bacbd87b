import { once } from 'node:events';
import { cpSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { typeface } from '#styles/typeface.ts';
import { SERVED } from '../../scripts/build/builds.ts';
import { startSite } from '../../scripts/prove/real/running-site.ts';
import { expect, test } from '../kit/browser/site.ts';

const FONT = typeface.preload;

test('whatever is asked, the log stays one JSON line an event, and repeats none of it', async () => {
  const site = await startSite();
  const words = 'canary-of-a-stranger';
  for (const [method, path, headers] of [
    ['POST', '/', { 'next-action': `${words}\u0080`, 'content-type': 'text/plain' }],
    ['POST', '/api/consultation', { 'next-action': words, 'content-type': 'multipart/form-data' }],
    ['POST', '/api/nothing', { 'next-action': words, 'content-type': 'text/plain' }],
    ['PUT', '/api/health', { 'next-action': words }],
    ['TRACE', `/api/health?${words}`, {}],
    ['GET', `/${words}%ff%00`, { 'next-router-state-tree': words, rsc: '1' }],
    ['GET', `/api/${words}`, { 'x-middleware-subrequest': words, 'x-matched-path': `/${words}` }],
    ['GET', FONT, { range: 'bytes=99999999-', 'if-match': words }],
  ] satisfies [string, string, Record<string, string>][])
    await say(method, site.url, headers, path);

  await expect.poll(() => site.log()).toContain('Request refused');
  const events = site.log().split('\n').filter(Boolean);
  expect(events.length).toBeGreaterThan(1);
  for (const event of events) expect(JSON.parse(event)).toHaveProperty('event');
  expect(site.log()).not.toContain(words);
  await site.remove();
});

test('a handler that cannot be loaded is told to the log, once a request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'));
  cpSync(realpathSync(SERVED), folder, { recursive: true });
  writeFileSync(join(folder, '.next/server/app/api/health/route.js'), 'throw new TypeError();');
  const site = await startSite({}, { folder });
  expect((await fetch(`${site.url}/api/health`)).status).toBe(500);
  const told = () => site.log().match(/"Next failed","reason":"TypeError"/g);
  await expect.poll(told).toHaveLength(1);
  await site.remove();
  rmSync(folder, { recursive: true });
});

test('a reader of the log that goes away is not cried after', async () => {
  const site = await startSite();
  site.child.stdout.destroy();
  // Each of them is told on what nobody reads any more.
  for (let times = 1; times <= 3; times += 1)
    await fetch(`${site.url}/api/consultation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
  await site.end();
  expect(site.log()).not.toContain('EPIPE');
  await site.remove();
});

/** The path as it stands here: an address would lose its dots. */
async function say(method: string, site: string, headers: Record<string, string>, path: string) {
  await once(ask(site, { method, path, headers, agent: false }).end(), 'response');
}
