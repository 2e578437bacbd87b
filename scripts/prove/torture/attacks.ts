import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import type { Setup } from './under-load.ts';

const CLOSE = 'Connection: close';
const HEADER_LETTERS = 14_000;
/** V8 leaves memory uncollected: 400 MB were measured on a machine of 24 GB. */
const MAX_MB = 600;
const LONGEST_PAGE_MS = 500;
const WAIT_MS = { leave: 100, wait: 2_000, unread: 2_000 };

type Ending = 'listen' | keyof typeof WAIT_MS;
type Attack = readonly [atOnce: number, times: number, words: () => string, ending?: Ending];

const attacks: Record<string, Attack> = {
  upgrades: [20, 10_000, () => get('/x', 'Upgrade: websocket', 'Connection: Upgrade'), 'leave'],
  'long queries': [8, 200, () => get(`/?${'a&'.repeat(HEADER_LETTERS / 2)}`, CLOSE)],
  'long paths': [8, 200, () => get(`/${'%2f'.repeat(HEADER_LETTERS / 3)}`, CLOSE)],
  'white space': [20, 200, () => form('+'.repeat(32_500))],
  'slow heads': [150, 400, () => 'GET / HTTP/1.1\r\nHost: ', 'wait'],
  'slow bodies': [150, 400, () => form('').slice(0, -1), 'wait'],
  'pipelined, answers unread': [4, 40, () => get('/').repeat(2_000), 'unread'],
};

function get(address: string, ...headers: string[]) {
  const head = [`GET ${address} HTTP/1.1`, 'Host: a', 'X-Forwarded-For: 203.0.113.66', ...headers];
  return `${head.join('\r\n')}\r\n\r\n`;
}

function form(email: string) {
  const body = `name=A&email=a${email}b`;
  const type = 'Content-Type: application/x-www-form-urlencoded';
  const head = get('/api/consultation', type, CLOSE, `Content-Length: ${body.length}`);
  return `${head.replace('GET', 'POST')}${body}`;
}

export async function attack({ sites, visitors }: Setup) {
  const figures: string[] = [];
  const url = new URL(sites.urls[0]);
  visitors.arrive(1, url.origin);
  for (const [name, each] of Object.entries(attacks)) {
    const [atOnce, times] = each;
    await visitors.waits();
    const attacker = async () => {
      for (let sent = 0; sent < times; sent += atOnce)
        assert.ok((await send(url, each)) < 500, `${name}: answered 5xx`);
    };
    await Promise.all(Array.from({ length: atOnce }, attacker));
    const slowest = Math.max(...(await visitors.waits()));
    figures.push(`${name}: a page took ${slowest} ms`);
    assert.ok(slowest <= LONGEST_PAGE_MS, figures.at(-1));
  }
  assert.deepEqual(visitors.failures, []);
  const resident = execFileSync('ps', ['-o', 'rss=', '-p', `${sites.pid()}`], { encoding: 'utf8' });
  const megabytes = Math.round(Number(resident) / 1_024);
  assert.ok(megabytes <= MAX_MB, `${megabytes} MB of memory`);
  return `${figures.join('; ')}; ${megabytes} MB`;
}

function send(site: URL, [, , words, ending = 'listen']: Attack) {
  return new Promise<number>((resolve) => {
    const socket = connect(Number(site.port), site.hostname);
    let answer = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer = (answer + text).slice(0, 12);
    });
    socket.on('error', () => socket.destroy());
    socket.once('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
    if (ending === 'unread') socket.pause();
    if (ending !== 'listen') setTimeout(() => socket.destroy(), WAIT_MS[ending]);
    socket.once('connect', () => socket.write(words()));
  });
}
