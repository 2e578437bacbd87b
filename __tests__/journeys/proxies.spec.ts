import { once } from 'node:events';
import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { hasCaddy, startCaddy } from '../../scripts/prove/real/running-proxy.ts';
import { startSite } from '../../scripts/prove/real/running-site.ts';
import { expect, test } from '../kit/browser/site.ts';
import { formFields } from '../kit/builders/consultation-post.ts';

const BROWSER = { accept: 'text/html,*/*;q=0.8', 'accept-encoding': 'gzip, deflate, br' };

// Where a suite decides, whatever it cannot show is a failure: .github/workflows/proof.yml installs Caddy.
if (hasCaddy() || process.env['CI'])
  test.describe('Caddy with the lines of compose.yaml', attackCaddy);
else console.log('NOT SHOWN: what compose’s lines hold, because Caddy is not installed.');

function attackCaddy() {
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
    const { proxy, site, remove } = await behindCaddy();
    const honest = await say(`${site.url}/`, BROWSER);
    const served = await say(`${proxy.url}/`, BROWSER);
    expect(served.body.equals(honest.body)).toBe(true);
    expect(served.headers['content-security-policy']).toBe(
      honest.headers['content-security-policy'],
    );
    expect(await floodThrough(proxy.url)).toEqual([303, 429]);
    await remove();
  });
}

/** A site of its own: who floods it would be in the way of the other tests. `localhost` may be IPv6. */
async function behindCaddy() {
  const site = await startSite({ TRUSTED_PROXIES: '1', HOSTNAME: '::' });
  const proxy = await startCaddy(site);
  const remove = async () => {
    await proxy.remove();
    await site.remove();
  };
  return { site, proxy, remove };
}

async function say(address: string, headers: Record<string, string>) {
  const [answer]: IncomingMessage[] = await once(
    ask(address, { headers, agent: false }).end(),
    'response',
  );
  if (!answer) throw new Error('no answer');
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
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
