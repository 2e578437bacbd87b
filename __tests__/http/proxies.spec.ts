import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { openFiles } from '../../scripts/prove/real/open-files.ts';
import { hasProgram, startCaddy, startNginx } from '../../scripts/prove/real/running-proxy.ts';
import { startSite } from '../../scripts/prove/real/running-site.ts';
import { expect, test } from '../browser/site.ts';
import { formFields } from '../builders/consultation-post.ts';

const BROWSER = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };

if (hasProgram('nginx')) test.describe('nginx with the lines of the README', attackNginx);
else test('NOT SHOWN: what README’s lines hold, nginx is not installed', () => {});
if (hasProgram('caddy')) test.describe('Caddy with the lines of compose.yaml', attackCaddy);
else test('NOT SHOWN: what compose’s lines hold, Caddy is not installed', () => {});

function attackNginx() {
  for (const [attack, headers] of Object.entries({
    'flight data': { rsc: '1', 'next-router-prefetch': '1' },
    'a type of body': { 'content-type': 'x' },
    'a body': { 'content-length': '4' },
    'another host': { 'x-forwarded-host': 'evil.example', host: 'evil.example' },
    'another form': { accept: 'image/png' },
    'a part': { range: 'bytes=0-9' },
    'a condition': { 'if-match': '"x"', 'if-none-match': '*' },
    'a way of writing': { 'accept-encoding': 'br;q=0, identity' },
    'a cookie': { cookie: '__prerender_bypass=a' },
  }))
    test(`a visitor who asks for ${attack} leaves nobody another page`, async ({ site }) => {
      const proxy = await startNginx(site);
      const honest = await say(`${site.url}/services`, BROWSER);
      await say(`${proxy.url}/services`, { ...BROWSER, ...headers });
      const served = await say(`${proxy.url}/services`, BROWSER);
      expect(served.status).toBe(200);
      expect(served.body.equals(honest.body)).toBe(true);
      for (const name of ['content-type', 'content-encoding', 'content-security-policy'])
        expect(served.headers[name]).toBe(honest.headers[name]);
      await proxy.remove();
    });

  test('an address that is named like a page and a form is another address', async ({ site }) => {
    const proxy = await startNginx(site);
    for (const form of ['br', 'gzip']) {
      expect((await say(`${proxy.url}/about${form}`, {})).status).toBe(404);
      const encoding = { ...BROWSER, 'accept-encoding': form };
      expect((await say(`${proxy.url}/about`, encoding)).status).toBe(200);
    }
    await proxy.remove();
  });

  test('what is kept is told, and asked for again by its tag', async ({ site }) => {
    const proxy = await startNginx(site);
    const kept = async (headers = {}) => say(`${proxy.url}/about`, { ...BROWSER, ...headers });
    expect((await kept()).headers['x-cache']).toBe('MISS');
    const again = await kept();
    // HIT, or what nginx calls a copy that is older than ten seconds.
    expect(again.headers['x-cache']).not.toBe('MISS');
    expect((await kept({ 'if-none-match': again.headers.etag })).status).toBe(304);
    await proxy.remove();
  });

  test('what stands behind ? makes no other page, and fills nothing', async ({ site }) => {
    const proxy = await startNginx(site);
    const asked = async (query: string) => say(`${proxy.url}/about${query}`, BROWSER);
    const first = await asked('?utm_source=news&gclid=1');
    expect(first.headers['x-cache']).toBe('MISS');
    for (const query of [
      '',
      '?',
      '?2',
      '?_rsc=1',
      '?__nextDataReq=1',
      '?nxtPslug=a',
      '?%ff',
      '?/?',
    ]) {
      const next = await asked(query);
      expect(next.headers['x-cache']).not.toBe('MISS');
      expect(next.body.equals(first.body)).toBe(true);
    }
    expect((await say(`${proxy.url}/about/?a=b`, {})).headers.location).toBe('/about?a=b');
    await proxy.remove();
  });

  test('each visitor is counted by what nginx heard, and a lead is never kept', async () => {
    const { proxy, remove } = await behind(startNginx, '127.0.0.1');
    expect(await floodThrough(proxy.url)).toEqual([303, 429]);
    expect((await say(`${proxy.url}/api/health`, {})).headers['x-cache']).toBeUndefined();
    await remove();
  });
}

function attackCaddy() {
  test('upgrades leave no file open, here or behind', async () => {
    const { proxy, site, remove } = await behind(startCaddy, '::');
    const before = openFiles(site.child.pid);
    for (let attempt = 0; attempt < 100; attempt += 1) await upgradeAndLeave(proxy.url);
    await expect.poll(() => openFiles(site.child.pid)).toBeLessThan(before + 10);
    await remove();
  });

  test('nothing becomes another protocol, also where the site behind would let it', async () => {
    const upgraded: unknown[] = [];
    const server = createServer((_, response) => response.end()).on('upgrade', (_, socket) => {
      upgraded.push(socket);
      socket.destroy();
    });
    await once(server.listen(0, '::'), 'listening');
    const { port } = server.address() as AddressInfo;
    const proxy = await startCaddy({ url: `http://localhost:${port}` });
    const asking = { connection: 'Upgrade', upgrade: 'websocket' };
    expect((await say(`${proxy.url}/x`, asking)).status).toBe(200);
    expect(upgraded).toEqual([]);
    await proxy.remove();
    server.close();
  });

  test('pages come through as they are, and visitors are counted by what Caddy heard', async () => {
    const { proxy, site, remove } = await behind(startCaddy, '::');
    const honest = await say(`${site.url}/about`, BROWSER);
    const served = await say(`${proxy.url}/about`, BROWSER);
    expect(served.body.equals(honest.body)).toBe(true);
    expect(served.headers['content-security-policy']).toBe(
      honest.headers['content-security-policy'],
    );
    expect(await floodThrough(proxy.url)).toEqual([303, 429]);
    await remove();
  });
}

/** A site of its own: who floods it would be in the way of the other tests. `localhost` may be IPv6. */
async function behind(startProxy: typeof startNginx, listening: string) {
  const site = await startSite({ TRUSTED_PROXIES: '1', HOSTNAME: listening });
  const proxy = await startProxy(site);
  const remove = async () => {
    await proxy.remove();
    await site.remove();
  };
  return { site, proxy, remove };
}

/** A body is sent where one is announced. */
async function say(address: string, headers: Record<string, string | undefined>) {
  const asking = ask(address, { headers: definedOf(headers), agent: false });
  asking.end('content-length' in headers ? 'body' : undefined);
  const [answer]: IncomingMessage[] = await once(asking, 'response');
  if (!answer) throw new Error('no answer');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}

function definedOf(headers: Record<string, string | undefined>) {
  return Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== undefined));
}

async function floodThrough(url: string) {
  const statuses = new Set<number>();
  for (let post = 0; post < 40; post += 1) {
    const answer = await fetch(`${url}/api/consultation`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'X-Forwarded-For': `203.0.113.${post}` },
      body: new URLSearchParams(formFields()),
    });
    statuses.add(answer.status);
  }
  return [...statuses];
}

function upgradeAndLeave(url: string) {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    const asking =
      'GET /x HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n';
    socket.write(asking, () => socket.destroy());
    socket.once('close', resolve);
  });
}
