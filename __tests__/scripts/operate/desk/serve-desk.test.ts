import { serveDesk } from '../../../../scripts/operate/desk/serve-desk.ts';

test('a port that another program has is named, with what to do', async () => {
  const first = await serveDesk(async () => new Response(), 0);

  await expect(serveDesk(async () => new Response(), first.port)).rejects.toThrow(
    `The desk cannot be had at port ${first.port} (EADDRINUSE): choose another one with --port.`,
  );

  await first.close();
});
