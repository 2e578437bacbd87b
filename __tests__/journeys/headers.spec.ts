import { trustedOrigins } from '#content/trusted-origins.ts';
import { expect, test } from '../kit/browser/site.ts';
import { contentPages, handlers, pages } from '../kit/real/built-pages.ts';

const ON_EVERY_RESPONSE = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  // Addresses that give access are named to nobody.
  'referrer-policy': expect.stringMatching(/^(no-referrer|strict-origin-when-cross-origin)$/),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const NGINX_HEADER_BYTES = 4096;
const OWN_SCRIPTS =
  /^default-src 'none'; .*frame-ancestors 'none'; .*script-src [^;]*'(self'|sha256-)/;

test('each response has security headers, and each page a safe policy (CSP)', async ({
  request,
}) => {
  for (const path of [...pages, ...handlers, '/robots.txt', '/_next/static/no-such-file.js']) {
    const response = await request.get(path);
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(headers, path).toMatchObject(ON_EVERY_RESPONSE);
    expect.soft(headers, path).not.toHaveProperty('x-powered-by');
    expect.soft(headers, path).not.toHaveProperty('set-cookie');
    const lines = response.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    expect.soft(lines.join('').length, path).toBeLessThan(NGINX_HEADER_BYTES);
    if (pages.includes(path)) expect.soft(policy, path).toMatch(OWN_SCRIPTS);
    if (trustedOrigins.widgets.some((origin) => policy.includes(origin))) continue;
    expect.soft(policy, path).not.toMatch(/unsafe-(inline|eval)|nonce| \*/);
    if (contentPages.includes(path)) expect.soft(policy, path).toContain("trusted-types 'none'");
  }
});

test('other sites may show the picture of a link preview', async ({ request }) => {
  const sent = (await request.get('/opengraph-image')).headers();
  expect(sent).toMatchObject({
    'content-type': 'image/png',
    'cross-origin-resource-policy': 'cross-origin',
  });
});

test('a page is compressed, also one that a handler makes', async ({ request }) => {
  for (const path of [...pages, '/call/no-such-call']) {
    const { 'content-encoding': encoding } = (await request.get(path)).headers();
    expect.soft(encoding, path).toMatch(/^(br|gzip)$/);
  }
});
