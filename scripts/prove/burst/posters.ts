import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

export type Burst = { url: string; posters: number; bodies: readonly string[] };
export type Posts = { responded: number; refused: number; slowestMs: number; seconds: number };

const { url, posters, bodies }: Burst = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: posters });
const begin = performance.now();
const posts = { responded: 0, refused: 0, slowestMs: 0 };
let isOver = false;

/** In a flood all but the first request of a network are held. */
let visitors = Math.floor(Math.random() * 2 ** 24);
function newAddress() {
  visitors += 1;
  return [16, 8, 0].reduce((address, bits) => `${address}.${(visitors >> bits) & 255}`, '11');
}

async function postForEver() {
  while (!isOver) {
    const begun = performance.now();
    const status = await post();
    posts.responded += 1;
    if (status !== 200) posts.refused += 1;
    posts.slowestMs = Math.max(posts.slowestMs, Math.round(performance.now() - begun));
  }
}

function post() {
  const body = bodies[visitors % bodies.length] ?? '';
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'idempotency-key': randomUUID(),
    'sec-fetch-site': 'same-origin',
    'x-forwarded-for': newAddress(),
  };
  const { promise, resolve } = Promise.withResolvers<number | undefined>();
  const sent = request(`${url}/api/consultation`, { method: 'POST', agent, headers });
  sent.once('response', (response) => {
    response.resume().once('end', () => resolve(response.statusCode));
  });
  sent.once('error', () => resolve(undefined));
  sent.end(body);
  return promise;
}

parentPort?.once('message', async () => {
  const seconds = (performance.now() - begin) / 1000;
  isOver = true;
  parentPort?.postMessage({ ...posts, seconds } satisfies Posts);
  await visiting;
  agent.destroy();
  parentPort?.close();
});
const visiting = Promise.all(Array.from({ length: posters }, postForEver));
