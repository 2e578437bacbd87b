import { once } from 'node:events';
import { request } from 'node:http';
import { serveDesk } from '../../../scripts/operate/desk/serve-desk.ts';

test('a port in use is refused with the remedy', async () => {
  const first = await serveDesk(async () => new Response(), 0);
  await expect(serveDesk(async () => new Response(), first.port)).rejects.toThrow(
    `The desk cannot use port ${first.port} (EADDRINUSE): choose another one with --port.`,
  );
  await first.close();
});

test.each([
  ['a form of 9,000 bytes', { 'content-length': '9000' }, 9_000],
  ['a chunked form', { 'transfer-encoding': 'chunked' }, 9_000],
  ['a host with #', { host: '127.0.0.1#.evil.example' }, 0],
  ['a host with ?', { host: '127.0.0.1?.evil.example' }, 0],
  ['a host with /', { host: '127.0.0.1/.evil.example' }, 0],
  ['a host with @', { host: 'a@127.0.0.1' }, 0],
])('%s ends the connection and never reaches the desk', async (_, headers, bytes) => {
  const answer = jest.fn(async () => new Response());
  const desk = await serveDesk(answer, 0);

  const call = request({ port: desk.port, method: 'POST', headers }).end(Buffer.alloc(bytes));

  const outcome = await once(call, 'response').catch((failure) => failure);
  await desk.close();
  expect(outcome).toHaveProperty('code');
  expect(answer).not.toHaveBeenCalled();
});

test.each(['//127.0.0.1/token/', 'http://127.0.0.1/token/'])(
  'the path %s of a foreign host does not make it ours',
  async (path) => {
    const hosts: string[] = [];
    const desk = await serveDesk(async ({ url }) => {
      hosts.push(new URL(url).hostname);
      return new Response();
    }, 0);
    const call = request({ port: desk.port, path, headers: { host: 'evil.example' } }).end();
    await once(call, 'response').catch(() => undefined);
    await desk.close();
    expect(hosts).not.toContain('127.0.0.1');
  },
);
