import { NOTHING_ALLOWED } from '#headers.ts';
import { typeface } from '#styles/typeface.ts';
import { trustedOrigins } from '#trusted-origins.ts';
import { aScript, handlers, pages } from '../../scripts/prove/real/built-site.ts';
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
