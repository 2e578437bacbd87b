import { startNext } from '#server/running/next-process.ts';
import { captureLog } from '../../../kit/setup/captured-log.ts';
import { aFolder } from '../../../kit/setup/folder.ts';

/** Stands for `next start`: it ends at the request that an owner's page cannot bear. */
const PROGRAM = `
const { createServer } = require('node:http');
const [, , start, folder, , host, , port] = process.argv;
createServer(({ url }, response) => {
  if (url === '/throw') process.exit(1);
  response.end(JSON.stringify({ start, folder, mark: process.env.IN_NEXT_PROCESS, pid: process.pid }));
}).listen(Number(port), host);
process.once('disconnect', () => process.exit());
`;

test("a page that ends Next's server ends no other process, and Next's server starts again", async () => {
  const log = captureLog();
  const folder = aFolder({
    'package.json': '{}',
    'node_modules/next/package.json': '{}',
    'node_modules/next/dist/bin/next.js': PROGRAM,
  });
  const next = startNext(folder);
  const ask = async (path: string) =>
    fetch(`http://127.0.0.1:${await next.port()}${path}`, { headers: { connection: 'close' } });
  const first = await (await ask('/')).json();
  expect(first).toMatchObject({ start: 'start', folder, mark: 'yes' });
  await expect(ask('/throw')).rejects.toThrow();
  while (log.events().length === 0) await new Promise(setImmediate);
  const second = await (await ask('/')).json();
  expect(second.pid).not.toBe(first.pid);
  expect(log.events()).toEqual(["Next's server ended, and starts again"]);
  next.stop();
  await expect(ask('/')).rejects.toThrow();
});
