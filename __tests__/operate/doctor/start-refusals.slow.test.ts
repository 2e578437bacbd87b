import { createServer } from 'node:http';
import { join } from 'node:path';
import { cannotListen } from '#server/http/cannot-listen.ts';
import { listen } from '../../kit/real/listen.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { startBooted, startScript } from '../../kit/setup/start-script.ts';

const doctor = (environment: Record<string, string>) =>
  startScript('doctor', environment, aFolder()).ended();

const aFile = () => join(aFolder({ file: '' }), 'file');

test.each<[string, () => Record<string, string>, problems?: number]>([
  ['settings that are wrong', () => ({ PORT: '65536', ALERT_URL: 'example.com' }), 2],
  ['settings that clash', () => ({ MAIL_TO: 'ada@agency.example' })],
  ['a secret whose file is missing', () => ({ DATABASE_URL_FILE: `${aFile()} missing` })],
  ['a DATA_DIR that no folder can be', () => ({ DATA_DIR: '/proc/data' })],
  ['a DATA_DIR that is a file', () => ({ DATA_DIR: aFile() })],
  ['a DATA_DIR that cannot be created', () => ({ DATA_DIR: join(aFile(), 'data') })],
])('the doctor refuses %s in the words of the start', async (_, environment, count = 1) => {
  const given = environment();
  const start = startBooted(given);
  expect(await start.ended()).toMatch(/exit 1$/);
  const problems = start.lines.flatMap((line) => JSON.parse(line).problem ?? []);
  expect(problems).toHaveLength(count);
  const said = await doctor(given);
  expect(said).toMatch(/exit 1$/);
  for (const problem of problems) expect(said).toContain(`WRONG   ${problem}.`);
});

test('the doctor refuses an address at which the start cannot listen', async () => {
  const another = createServer((_, response) => response.end('another program'));
  const port = await listen(another);
  const taken = await doctor({ LISTEN_HOST: '127.0.0.1', PORT: `${port}` });
  another.close();
  expect(taken).toContain(`WRONG   ${cannotListen('127.0.0.1', port)} (EADDRINUSE).`);
  expect(await doctor({ LISTEN_HOST: '203.0.113.1', PORT: '0' })).toContain(
    `WRONG   ${cannotListen('203.0.113.1', 0)} (EADDRNOTAVAIL).`,
  );
});

test('the doctor accepts that the site itself listens there', async () => {
  const alive = { build: '', proxies: 0 };
  const site = createServer(({ url }, response) =>
    response.end(JSON.stringify(url?.includes('?nonce=') ? alive : { alive: true })),
  );
  const port = await listen(site);
  const said = await doctor({ LISTEN_HOST: '127.0.0.1', PORT: `${port}` });
  site.close();
  expect(said).not.toContain(cannotListen('127.0.0.1', port));
});
