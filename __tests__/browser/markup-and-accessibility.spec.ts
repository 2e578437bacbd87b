import AxeBuilder from '@axe-core/playwright';
import { HtmlValidate } from 'html-validate';
import { pages } from '../../scripts/prove/real/built-site.ts';
import { expect, test } from './site.ts';

const htmlValidate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // How the HTML is typed is the framework's business; what it says and how it nests is ours.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-trailing-whitespace': 'off',
    'long-title': 'off',
    'require-sri': 'off',
    // "(200)" and the like are not telephone numbers that may wrap.
    'tel-non-breaking': 'off',
  },
});

for (const path of pages) {
  test(`${path} is usable by everybody: axe finds nothing`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations).toEqual([]);
  });

  test(`${path} is valid HTML as it is served`, async ({ site }) => {
    const html = await fetch(site.url + path).then((answer) => answer.text());
    const { results } = await htmlValidate.validateString(html);
    const complaints = results.flatMap(({ messages }) =>
      messages.map(
        ({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`,
      ),
    );
    expect(complaints).toEqual([]);
  });

  test(`${path} never scrolls sideways, even at 320 px with the text twice as large`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    const overflow = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await overflow()).toBe(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [320, 640, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      expect(await overflow(), `at ${width} px`).toBe(0);
    }
  });
}

for (const path of pages)
  test(`what is drawn on ${path} finds its paint`, async ({ page }) => {
    await page.goto(path);
    const missing = await page.evaluate(() => {
      const paints = ['fill', 'stroke', 'mask'].flatMap((property) =>
        [...document.querySelectorAll('svg *')].map((shape) =>
          getComputedStyle(shape).getPropertyValue(property),
        ),
      );
      const ids = paints.flatMap((paint) => /url\("#(.+?)"\)/.exec(paint)?.[1] ?? []);
      return [...new Set(ids)].filter((id) => document.getElementById(id) === null);
    });
    expect(missing).toEqual([]);
  });

test('every link inside the site leads to a page, and every anchor to a place on it', async ({
  page,
  site,
}) => {
  const broken: string[] = [];
  const seen = new Set<string>();
  for (const path of pages) {
    await page.goto(path);
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    for (const link of links) {
      if (seen.has(link) || !link.startsWith(site.url) || link === `${page.url()}#content`)
        continue;
      seen.add(link);
      const { pathname, hash } = new URL(link);
      const answer = await fetch(site.url + pathname);
      const html = await answer.text();
      if (!answer.ok) broken.push(`${path} → ${link}: ${answer.status}`);
      if (hash && !html.includes(`id="${hash.slice(1)}"`))
        broken.push(`${path} → ${link}: no such place`);
    }
  }
  expect(seen.size).toBeGreaterThan(0);
  expect(broken).toEqual([]);
});
