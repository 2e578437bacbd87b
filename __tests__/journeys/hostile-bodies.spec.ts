import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import type { RunningSite } from '../../scripts/prove/real/running-site.ts';
import { expect, test } from '../kit/browser/site.ts';

const MEGABYTE = 2 ** 20;
const BODY_BYTES = 60 * MEGABYTE;
const AT_ONCE = 20;

test('bodies of sixty megabytes are refused before they are read', async ({ site }) => {
  expect(await pour(site, {})).toBe(413);
  const before = mostBytesEver(site);
  const bodies = Array.from({ length: AT_ONCE }, (_, index) =>
    pour(site, index % 2 === 0 ? {} : { 'Content-Length': String(BODY_BYTES) }),
  );
  expect(new Set(await Promise.all(bodies))).toEqual(new Set([413]));
  // When garbage goes is Node's business: what was read of them waits for it, and they would be twelve hundred.
  expect(mostBytesEver(site) - before).toBeLessThan((AT_ONCE * BODY_BYTES) / 4);
  expect((await fetch(`${site.url}/consultation`)).status).toBe(200);
});

test('whoever goes away in the middle leaves no error behind', async ({ site }) => {
  const address = new URL('/api/consultation', site.url);
  const visitor = request(address, { method: 'POST', headers: json({ 'Content-Length': '500' }) });
  await new Promise((resolve) =>
    visitor.on('error', resolve).on('socket', (socket) => {
      visitor.write('{');
      socket.once('ready', () => visitor.destroy(new Error('gone')));
    }),
  );
  expect((await fetch(`${site.url}/consultation`)).status).toBe(200);
  expect(site.log()).not.toContain('aborted');
});

const json = (headers: Record<string, string>) => ({
  'Content-Type': 'application/json',
  'X-Forwarded-For': '198.51.100.1',
  ...headers,
});

/** Sends sixty megabytes, or as many as the site takes before it answers, and gives the answer's status. */
function pour({ url }: RunningSite, headers: Record<string, string>) {
  const pieces = Readable.from(manyPieces());
  const post = request(new URL('/api/consultation', url), {
    method: 'POST',
    headers: json(headers),
  });
  return new Promise<number | undefined>((resolve, reject) => {
    post.on('error', reject).on('response', (answer: IncomingMessage) => {
      pieces.destroy();
      post.destroy();
      resolve(answer.statusCode);
    });
    pieces.pipe(post);
  });
}

function* manyPieces() {
  const piece = Buffer.alloc(64 * 1024, ' ');
  for (let sent = 0; sent < BODY_BYTES; sent += piece.length) yield piece;
}

/** What the process held at its fullest moment since it began. */
function mostBytesEver({ child }: RunningSite) {
  const status = `/proc/${child.pid}/status`;
  // macOS has no such file, and tells only what is held now.
  const [kilobytes] = existsSync(status)
    ? (/(?<=^VmHWM:\s+)\d+/m.exec(readFileSync(status, 'utf8')) ?? [])
    : [execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })];
  return Number(kilobytes) * 1024;
}
