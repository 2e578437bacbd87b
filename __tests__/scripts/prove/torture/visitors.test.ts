import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { listen } from '../../../../scripts/prove/real/listen.ts';
import { seededRandom } from '../../../../scripts/prove/torture/seeded-random.ts';
import { visitors } from '../../../../scripts/prove/torture/visitors.ts';

let site: Server;
let url: string;
let status: number;
const received: string[] = [];

beforeEach(async () => {
  received.length = 0;
  site = createServer((request, answer) => {
    received.push(String(request.headers['idempotency-key']));
    request.resume().on('end', () => answer.writeHead(status).end());
    site.emit('form');
  });
  url = `http://127.0.0.1:${await listen(site)}`;
});

afterEach(() => {
  site.closeAllConnections();
  site.close();
});

const arrive = () => visitors([url], seededRandom('test'), { connections: 2, restMs: 5 });

test('a form that was taken is acknowledged, and every form has an id of its own', async () => {
  status = 200;
  const crowd = arrive();
  while (received.length < 6) await once(site, 'form');
  await crowd.leave();

  expect(new Set(received).size).toBe(received.length);
  expect([...crowd.acknowledged].sort()).toEqual([...received].sort());
});

test('a form that was not taken is kept, and comes back under the same id', async () => {
  status = 503;
  const crowd = arrive();
  while (received.length < 2) await once(site, 'form');
  await crowd.leave();
  const refused = [...received];
  expect(crowd.acknowledged.size).toBe(0);

  status = 200;
  received.length = 0;
  await crowd.comeBack(30_000);

  expect([...received].sort()).toEqual(refused.sort());
  expect([...crowd.acknowledged].sort()).toEqual(refused);
});
