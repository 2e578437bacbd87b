import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { connect } from 'node:net';
import { readWhile, type World } from './under-load.ts';

const CLOSE = 'Connection: close';
const HEADER_LETTERS = 14_000;
/** V8 leaves memory uncollected: 400 MB were measured on a machine of 24 GB. */
const MAX_MB = 600;
const LONGEST_PAGE_MS = 500;

/** An attacker that leaves early reads no answer. */
type Attack = readonly [atOnce: number, times: number, words: () => string, leavesAfterMs?: number];

const attacks: Record<string, Attack> = {
  upgrades: [20, 10_000, () => get('/x', 'Upgrade: websocket', 'Connection: Upgrade'), 100],
  'long queries': [8, 200, () => get(`/?${'a&'.repeat(HEADER_LETTERS / 2)}`, CLOSE)],
  'long paths': [8, 200, () => get(`/${'%2f'.repeat(HEADER_LETTERS / 3)}`, CLOSE)],
  'white space': [20, 200, () => form('+'.repeat(32_500))],
  'slow heads': [150, 400, () => 'GET / HTTP/1.1\r\nHost: ', 2_000],
  'slow bodies': [150, 400, () => form('').slice(0, -1), 2_000],
  'pipelined, answers unread': [4, 40, () => get('/').repeat(2_000), 2_000],
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

export async function attack({ sites: [{ url, child }], visitors, figures }: World) {
  for (const [name, each] of Object.entries(attacks)) {
    const [atOnce, times] = each;
    const attacker = async () => {
      for (let sent = 0; sent < times; sent += atOnce)
        assert.doesNotMatch(await send(new URL(url), each), /^HTTP\/1\.1 5/, name);
    };
    const slowest = await readWhile(url, Promise.all(Array.from({ length: atOnce }, attacker)));
    figures.push(`${name}: a page took ${slowest} ms`);
    assert.ok(slowest <= LONGEST_PAGE_MS, figures.at(-1));
  }
  assert.deepEqual(visitors.failures, []);
  const resident = execFileSync('ps', ['-o', 'rss=', '-p', `${child.pid}`], { encoding: 'utf8' });
  const megabytes = Math.round(Number(resident) / 1_024);
  assert.ok(megabytes <= MAX_MB, `${megabytes} MB of memory`);
  figures.push(`${megabytes} MB`);
}

async function send({ hostname, port }: URL, [, , words, leavesAfterMs]: Attack) {
  const socket = connect(Number(port), hostname);
  // A reset is an answer, too. 'close' follows.
  socket.on('error', () => undefined);
  socket.write(words());
  let answer = '';
  if (leavesAfterMs) setTimeout(() => socket.destroy(), leavesAfterMs);
  else socket.setEncoding('latin1').on('data', (text: string) => (answer ||= text));
  await new Promise((resolve) => socket.once('close', resolve));
  return answer;
}
