import { HtmlValidate } from 'html-validate';
import { expect, test } from '../kit/browser/site.ts';
import { pages } from '../kit/real/built-pages.ts';

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Next writes these.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    'tel-non-breaking': 'off',
  },
});

test('every page is valid HTML, and each of its links has a target', async ({ site }) => {
  const htmlOf = new Map<string, string>();
  async function html(path: string, linked = path) {
    const known = htmlOf.get(path);
    if (known !== undefined) return known;
    const answer = await fetch(site.url + path);
    if (!answer.ok && !pages.includes(path)) expect.soft(answer.status, linked).toBe(200);
    const text = await answer.text();
    htmlOf.set(path, text);
    return text;
  }

  let links = 0;
  for (const path of pages) {
    const { results } = await htmlValidate.validateString(await html(path));
    for (const { ruleId, message, line } of results.flatMap(({ messages }) => messages))
      expect.soft(`${ruleId}: ${message} (${line})`, path).toBe('');
    for (const [, href = ''] of (await html(path)).matchAll(/<a [^>]*?href="([^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(href.replaceAll('&amp;', '&'), site.url + path);
      if (origin !== site.url) continue;
      links += 1;
      const target = await html(pathname, `${path} links to ${href}: correct the link`);
      if (hash) expect.soft(target, `${path} → ${href}`).toContain(`id="${hash.slice(1)}"`);
    }
  }
  expect(links).toBeGreaterThan(pages.length);
});
