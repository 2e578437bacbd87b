import { readFileSync } from 'node:fs';
import { NO_PAGE, pages } from '../../scripts/prove/real/built-site.ts';
import { expect, test } from '../browser/site.ts';

/** What hosts read that run no server of Next's. */
const manifest = (name: string) => JSON.parse(readFileSync(`.next/${name}-manifest.json`, 'utf8'));

test('every rule tells hosts without patterns where it holds', () => {
  const { headers, redirects, rewrites } = manifest('routes');
  const rules = [headers, redirects, ...Object.values(rewrites)].flat();
  expect(rules.length).toBeGreaterThan(20);
  for (const { source, regex } of rules)
    expect({ source, regex }).toEqual({ source, regex: expect.any(String) });
});

test('every rule for one page holds for that page alone', () => {
  const { headers, rewrites } = manifest('routes');
  const compressed = [...headers, ...rewrites.beforeFiles].filter(({ source }) =>
    pages.includes(source),
  );
  expect(compressed.length).toBeGreaterThanOrEqual(pages.length);
  for (const { source, regex } of compressed)
    expect(pages.filter((path) => new RegExp(regex).test(path))).toEqual([source]);
});

for (const path of pages)
  test(`${path} brings its policy to hosts that keep pages themselves`, async ({ request }) => {
    const { routes } = manifest('prerender');
    const { initialHeaders } = routes[path === NO_PAGE ? '/_not-found' : decodeURI(path)];
    const served = (await request.get(path)).headers()['content-security-policy'];
    expect(initialHeaders['content-security-policy']).toBe(served);
  });
