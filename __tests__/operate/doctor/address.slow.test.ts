import { createServer, type RequestListener } from 'node:http';
import { GET as alive } from '#app/api/alive/route.ts';
import { readEnvironment } from '#server/configuration/environment.ts';
import { runningBuild } from '#server/running/running-build.ts';
import { examineAddress } from '../../../scripts/operate/doctor/address.ts';
import { listen } from '../../kit/real/listen.ts';

const VERSION = '2026-11-22';
runningBuild.version = VERSION;

const site =
  (proxies: number): RequestListener =>
  async ({ url = '', headers }, response) => {
    const seen = [headers['x-forwarded-for'], ...Array(proxies).fill('203.0.113.9')].join(', ');
    const call = new Request(new URL(url, 'http://site'), { headers: { 'x-forwarded-for': seen } });
    response.end(await alive(call).text());
  };

async function findings(listener: RequestListener | undefined, built = VERSION) {
  const server = createServer(listener);
  const SITE_URL = `http://127.0.0.1:${await listen(server)}`;
  if (!listener) server.close();
  const found = await examineAddress(readEnvironment({ SITE_URL, TRUSTED_PROXIES: '1' }), built);
  server.close();
  return found.join('\n');
}

test('the doctor finds this site, its build and its proxies at the public address', async () => {
  expect((await findings(site(1))).split('\n')).toEqual([
    expect.stringMatching(/^right .* runs the build that npm start serves\.$/),
    'right   TRUSTED_PROXIES is 1, and the site is behind 1.',
  ]);
  expect(await findings(site(1), '2026-b')).toMatch(
    /^WRONG .* is not the one that npm start serves\. Restart/,
  );
});

test.each<[string, RequestListener | undefined, string]>([
  ['no server', undefined, 'cannot be reached'],
  ['another site', (_, response) => response.end('<h1>Parked</h1>'), 'Something else answers'],
  ['two proxies', site(2), 'the site is behind 2: all visitors count as one'],
  ['no proxy', site(0), 'the site is behind 0: visitors can forge'],
])('the doctor reports %s', async (_, listener, sentence) => {
  expect(await findings(listener)).toMatch(new RegExp(`^WRONG {3}.*${sentence}`, 'm'));
});
