import { NOTHING_ALLOWED } from '#headers.ts';
import { typeface } from '#styles/typeface.ts';
import { trustedOrigins } from '#trusted-origins.ts';
import { handlers, pages } from '../../scripts/prove/real/built-site.ts';
import { expect, test } from '../kit/browser/site.ts';

const ON_EVERY_ANSWER = {
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
/** A page's policy trusts the owner's origins and nothing else. */
const { widgets, ...others } = trustedOrigins;
const trusted = [...new Set([...widgets, ...Object.values(others).flat()])];
const files = [typeface.preload, '/_next/static/no-such-file.js'];

test('every answer has the security headers and its own policy (CSP)', async ({ request }) => {
  for (const path of [...pages, ...handlers, ...files]) {
    const answer = await request.get(path);
    const headers = answer.headers();
    const policy = headers['content-security-policy'] ?? '';
    expect.soft(headers, path).toMatchObject(ON_EVERY_ANSWER);
    const showsOthers = trusted.some((origin) => policy.includes(origin));
    expect
      .soft(headers['cross-origin-embedder-policy'], path)
      .toMatch(showsOthers ? /^(require-corp|credentialless|unsafe-none)$/ : /^require-corp$/);
    expect.soft(headers, path).not.toHaveProperty('x-powered-by');
    expect.soft(headers, path).not.toHaveProperty('set-cookie');

    if (!pages.includes(path)) {
      expect.soft(policy.startsWith(NOTHING_ALLOWED), path).toBe(true);
      expect.soft(policy, path).not.toMatch(/script-src|unsafe/);
      continue;
    }
    expect.soft(policy, path).toMatch(/^default-src 'none'; script-src [^;]*'sha256-/);
    expect.soft(policy, path).toContain("; frame-ancestors 'none'");
    const lines = answer.headersArray().map(({ name, value }) => `${name}: ${value}\r\n`);
    expect.soft(lines.join('').length, 'nginx has 4 KB for headers').toBeLessThan(4096);
    if (widgets.some((origin) => policy.includes(origin))) continue;
    // The policy allows a style attribute by its hash.
    const strict = [...trusted, "'unsafe-hashes'"].reduce(
      (text, allowed) => text.replaceAll(allowed, ''),
      policy,
    );
    expect.soft(strict, path).toContain("; require-trusted-types-for 'script'; ");
    expect.soft(strict, path).not.toMatch(/unsafe|nonce|\*|http|, /);
  }
});
