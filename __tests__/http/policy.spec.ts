import { NOTHING_ALLOWED } from '#headers.ts';
import { typeface } from '#styles/typeface.ts';
import { trustedOrigins } from '#trusted-origins.ts';
import { aScript, handlers, NO_PAGE, pages } from '../../scripts/prove/real/built-site.ts';
import { expect, test } from '../browser/site.ts';

const ON_EVERY_ANSWER = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
/** Who the owner trusts with a part of a page: its policy names them, and is looser for them alone. */
const { widgets, ...others } = trustedOrigins;
const trusted = [...new Set([...widgets, ...Object.values(others).flat()])];
const FONT = typeface.preload;
const files = [FONT, '/_next/static/no-such-file.js'];

const policyOf = (headers: Record<string, string>) => headers['content-security-policy'] ?? '';

for (const path of [...pages, ...handlers, ...files])
  test(`${path} is sent with every header of the site and with its policy (CSP), and no other`, async ({
    request,
  }) => {
    const answer = await request.get(path);
    const headers = answer.headers();
    const policy = policyOf(headers);
    expect.soft(headers).toMatchObject(ON_EVERY_ANSWER);
    const showsOthers = trusted.some((origin) => policy.includes(origin));
    expect
      .soft(headers['cross-origin-embedder-policy'])
      .toMatch(showsOthers ? /^(require-corp|credentialless|unsafe-none)$/ : /^require-corp$/);
    expect.soft(headers).not.toHaveProperty('x-powered-by');
    expect.soft(headers).not.toHaveProperty('set-cookie');

    if (!pages.includes(path)) {
      expect.soft(policy.startsWith(NOTHING_ALLOWED)).toBe(true);
      expect.soft(policy).not.toMatch(/script-src|unsafe/);
      return;
    }
    expect.soft(policy).toMatch(/^default-src 'none'; script-src [^;]*'sha256-/);
    expect.soft(policy).toContain("; frame-ancestors 'none'");
    const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    expect.soft(lines.join('').length, 'nginx has 4 KB for headers').toBeLessThan(4096);
    if (widgets.some((origin) => policy.includes(origin))) return;
    // Of a style attribute, too, only the hash of what is in it is allowed.
    const strict = [...trusted, "'unsafe-hashes'"].reduce(
      (text, allowed) => text.replaceAll(allowed, ''),
      policy,
    );
    expect.soft(strict).toContain("; require-trusted-types-for 'script'; ");
    expect.soft(strict).not.toMatch(/unsafe|nonce|\*|http|, /);
  });

for (const path of pages.filter((each) => each !== NO_PAGE))
  test(`${path} is asked for at every visit, and sent again only if it has changed`, async ({
    request,
  }) => {
    const policies = new Set<string | undefined>();
    // As it is, and compressed.
    for (const accept of ['*/*', 'text/html']) {
      const first = (await request.get(path, { headers: { accept } })).headers();
      expect(first['cache-control']).toBe('public, max-age=0, must-revalidate');
      const known = { accept, 'if-none-match': first['etag'] ?? '' };
      const again = await request.get(path, { headers: known });
      expect(again.status()).toBe(304);
      for (const headers of [first, again.headers()])
        policies.add(headers['content-security-policy']);
    }
    expect([...policies]).toEqual([expect.stringContaining("default-src 'none'")]);
  });

test('a page that is asked for with a form in hand may do nothing', async ({ request }) => {
  const headers = (await request.post('/', { form: { a: 'b' } })).headers();
  expect(headers['content-security-policy']).toBe(NOTHING_ALLOWED);
});

test('nothing resizes pictures for strangers', async ({ request }) => {
  const answer = await request.get('/_next/image?url=%2Fapple-icon&w=640&q=75');
  expect(answer.status()).toBe(404);
});

test('what the site says of itself at this moment is never kept', async ({ request }) => {
  expect((await request.get('/api/health')).headers()['cache-control']).toBe('no-store');
});

test('scripts and fonts are kept for ever', async ({ request }) => {
  for (const path of [FONT, aScript()])
    expect((await request.get(path)).headers()['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );
});

for (const path of [...pages.filter((each) => each !== NO_PAGE), 'a script'])
  test(`${path} is sent in the best form that a browser can read, and says the same in each`, async ({
    request,
  }) => {
    const sentTo = async (browser: string) => {
      const address = path.startsWith('/') ? path : aScript();
      const answer = await request.get(address, {
        headers: { accept: 'text/html,*/*;q=0.8', 'accept-encoding': browser },
      });
      const headers = answer.headers();
      return {
        form: headers['content-encoding'],
        policy: headers['content-security-policy'],
        text: await answer.text(),
      };
    };
    const plain = await sentTo('identity');
    expect(plain.form).toBeUndefined();
    expect(await sentTo('gzip, deflate, br, zstd')).toEqual({ ...plain, form: 'br' });
    expect((await sentTo('gzip')).form).not.toBe('br');
  });
