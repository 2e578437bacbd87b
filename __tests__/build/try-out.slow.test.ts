import { tryOut } from '../../scripts/build/try-out.ts';
import { aFolder } from '../kit/setup/folder.ts';

const aServer = (text: string) => aFolder({ 'server.mjs': text });

const ANSWERS = `
  import { createServer } from 'node:http';
  createServer(({ url }, answer) => answer.writeHead(url === '/api/alive' ? 200 : 404).end())
    .listen(process.env.PORT, process.env.LISTEN_HOST);`;

test('a build that answers is accepted', () => tryOut(aServer(ANSWERS)));

test('a build that ends at its start is refused with what it said', async () => {
  const ends = aServer("console.error('Next cannot start'); process.exit(1)");
  await expect(tryOut(ends)).rejects.toThrow('Next cannot start');
});
