import { once } from 'node:events';
import { request } from 'node:http';
import { serveDesk } from '../../../scripts/operate/desk/serve-desk.ts';

test('a port that another program has is named, with what to do', async () => {
  const first = await serveDesk(async () => new Response(), 0);

  await expect(serveDesk(async () => new Response(), first.port)).rejects.toThrow(
    `The desk cannot be had at port ${first.port} (EADDRINUSE): choose another one with --port.`,
  );

  await first.close();
});

test.each([{ 'content-length': '9000' }, { 'transfer-encoding': 'chunked' }])(
  'a form larger than any of ours is hung up on before anything is asked of it (%j)',
  async (headers) => {
    const answer = jest.fn(async () => new Response());
    const desk = await serveDesk(answer, 0);

    const call = request({ port: desk.port, method: 'POST', headers });
    call.end(Buffer.alloc(9_000));

    const outcome = await once(call, 'response').catch((failure) => failure);
    await desk.close();
    expect(outcome).toHaveProperty('code');
    expect(answer).not.toHaveBeenCalled();
  },
);

test.each([
  '127.0.0.1#.evil.example',
  '127.0.0.1?.evil.example',
  '127.0.0.1/.evil.example',
  'a@127.0.0.1',
])('a Host of %s is no name of this machine: nothing is asked of the desk', async (host) => {
  const answer = jest.fn(async () => new Response());
  const desk = await serveDesk(answer, 0);

  const call = request({ port: desk.port, headers: { host } }).end();

  const outcome = await once(call, 'response').catch((failure) => failure);
  await desk.close();
  expect(outcome).toHaveProperty('code');
  expect(answer).not.toHaveBeenCalled();
});
