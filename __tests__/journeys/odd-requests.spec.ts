import { once } from 'node:events';
import { request as ask } from 'node:http';
import { typeface } from '#styles/typeface.ts';
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

/** The path as it stands here: an address would lose its dots. */
async function say(method: string, site: string, headers: Record<string, string>, path: string) {
  await once(ask(site, { method, path, headers, agent: false }).end(), 'response');
}
