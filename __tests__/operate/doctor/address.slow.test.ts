import { createServer, type RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { GET as alive } from '#app/api/alive/route.ts';
import { readEnvironment } from '#server/environment.ts';
import { servedSite } from '#server/http/served-site.ts';
import { openOutbox } from '#server/open-outbox.ts';
import { examineAddress } from '../../../scripts/operate/doctor/address.ts';
import { listen } from '../../../scripts/prove/real/listen.ts';
import { aFolder } from '../../kit/setup/folder.ts';
import { selfSigned } from '../../kit/setup/self-signed.ts';

const VERSION = '2026-11-22';
const folder = aFolder();
const open: { close(): unknown }[] = [];

beforeAll(async () => {
  process.env['DATA_DIR'] = folder;
  servedSite({ version: VERSION });
  const outbox = openOutbox({ dataFolder: folder });
  await outbox.health();
  await outbox.close();
});
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** The site's own handler behind so many proxies, each of which adds from whom it had the request. */
const site =
  (proxies: number, changed: Record<string, string> = {}): RequestListener =>
  async ({ url = '', headers }, response) => {
    const forwarded = [headers['x-forwarded-for'], ...Array(proxies).fill('203.0.113.9')];
    const call = new Request(new URL(url, 'http://site'), {
      headers: { 'x-forwarded-for': forwarded.join(', ') },
    });
    response.setHeaders(new Headers({ ...changed }));
    response.end(await alive(call).text());
  };

const answer =
  (status: number, headers = {}, body = ''): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body);

async function serve(listener: RequestListener) {
  const server = createServer(listener);
  open.push(server);
  return `http://127.0.0.1:${await listen(server)}`;
}

async function findings(siteUrl: string, set: Record<string, string> = {}, built = VERSION) {
  const environment = readEnvironment({ DATA_DIR: folder, SITE_URL: siteUrl, PORT: '9', ...set });
  const found = await examineAddress(environment, built);
  return found.map(({ verdict, sentence }) => `${verdict}: ${sentence}`).join('\n');
}

test('a site that is found, as it was built and behind as many proxies as are trusted, is right', async () => {
  expect(await findings(await serve(site(1)), { TRUSTED_PROXIES: '1' })).toMatch(
    /^right: 127.*is this site\.\nright: Version 2026-11-22 runs\.\nright: TRUSTED_PROXIES is 1, and so many proxies stand in front\.$/,
  );
});

test('a name that DNS does not know is told, and that the site does not run either', async () => {
  expect(await findings('https://nowhere.invalid')).toMatch(/no such host .*\n.*start it\.$/);
});

test('a proxy that stands still is told, and whether the site behind it does, too', async () => {
  const stopped = await serve(site(0));
  for (const server of open.splice(0)) server.close();
  const PORT = new URL(await serve(site(0))).port;
  expect(await findings(stopped, { PORT })).toMatch(/Start the proxy .*\nright: The site itself/);
});

test.each([
  ['::1', 'http://[::1]:9/api/alive'],
  ['::', 'http://127.0.0.1:9/api/alive'],
])('a site that listens at %s is asked at %s', async (HOSTNAME, address) => {
  const ask = jest.spyOn(globalThis, 'fetch');
  expect(await findings('https://nowhere.invalid', { HOSTNAME })).toMatch(/start it\.$/);
  expect(String(ask.mock.lastCall?.[0])).toBe(address);
  ask.mockRestore();
});

test.each([
  ['no site behind it', answer(502), 'A proxy answers at .*, and finds no site behind it'],
  ['an address that leads on', answer(308, { location: 'https://www.x.example/' }), 'leads on to'],
  ['another site', answer(200, {}, '<h1>Parked</h1>'), 'Something else answers'],
  ['an earlier version', answer(200, {}, '{"alive":true}'), 'An earlier version'],
  ['another store', answer(200, {}, '{"alive":true,"site":"x"}'), 'with another store'],
  ['two proxies', site(2), 'TRUSTED_PROXIES is 1, and 2 proxies stand in front'],
  ['no proxy', site(0), 'TRUSTED_PROXIES is 1, and 0 proxies stand in front'],
  [
    'another clock',
    site(1, { date: 'Sun, 22 Nov 2020 10:00:00 GMT' }),
    'The clock here is \\d+ minutes ahead',
  ],
])('%s: it is wrong, and said', async (_, listener, sentence) => {
  expect(await findings(await serve(listener), { TRUSTED_PROXIES: '1' })).toMatch(
    new RegExp(`^wrong: .*${sentence}`, 'm'),
  );
});

test('a build that nobody has started yet is told', async () => {
  expect(await findings(await serve(site(0)), {}, 'a newer one')).toMatch(
    /^wrong: Another version than a newer one runs: restart/m,
  );
});

test('a certificate that nobody vouches for is told, with what to do', async () => {
  const server = createTlsServer(selfSigned(), site(1));
  open.push(server);
  expect(await findings(`https://localhost:${await listen(server)}`)).toMatch(
    /certificate cannot be trusted.*NODE_EXTRA_CA_CERTS/,
  );
});

test('who asks without a number of their own learns that it lives, and nothing else', async () => {
  const stranger = await alive(new Request('http://site/api/alive')).json();
  expect(stranger).toEqual({ alive: true });
});
