import type { Page } from '@playwright/test';
import { agency } from '#content/agency.ts';
import { callBooking, consultationError } from '#content/consultation-page.ts';
import { callSlots } from '#domain/call-slots.ts';
import { contentPages, pages } from '../../scripts/prove/real/built-site.ts';
import { isLaidOut } from '../../scripts/prove/real/is-laid-out.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { expect, test } from '../kit/browser/site.ts';
import { stopClock } from '../kit/browser/stop-clock.ts';
import { dayNamed, offeredFrom } from '../kit/builders/day-named.ts';
import { strangersIn, toldBy } from './words-of.ts';

test('one page reacts, and no other brings the framework along', () => {
  expect(pages.filter((path) => !contentPages.includes(path))).toEqual(['/consultation']);
});

for (const path of pages)
  test(`${path} says no word that is not in src/content, each of its selectors paints, no figure breaks, large text tears no word`, async ({
    page,
  }) => {
    await page.goto(path);
    await page.waitForFunction(isLaidOut);
    await expect(page.locator('html')).toHaveAttribute('lang', agency.locale);
    expect.soft(strangersIn(await toldBy(page))).toEqual([]);

    // What the consultation paints comes and goes.
    if (!path.startsWith('/consultation')) {
      const { all, painting } = await selectorsOn(page);
      expect.soft(painting.length).toBeGreaterThan(50);
      expect.soft(all.filter((selector) => !painting.includes(selector))).toEqual([]);
    }

    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const width of [390, 640, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 640 });
      expect.soft(await page.evaluate(brokenFigures), `at ${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    // In another language words are longer.
    if (agency.locale === 'en-US') expect.soft(await page.evaluate(tornWords)).toEqual([]);
  });

test('every selector of the consultation paints something, sooner or later, and no step says a word that is not in src/content', async ({
  page,
  browser,
  baseURL,
}) => {
  const all = new Set<string>();
  const painting = new Set<string>();
  async function look(at: Page) {
    const seen = await selectorsOn(at);
    for (const selector of seen.all) all.add(selector);
    for (const selector of seen.painting) painting.add(selector);
    expect.soft(strangersIn(await toldBy(at))).toEqual([]);
  }

  // Some of today's times have passed, and late in a month 30 days do not fit into one view.
  const { first: today } = offeredFrom(new Date('2026-11-23T12:00Z'));
  await stopClock(page, new Date(`${today}T${callSlots[1]}`));
  const visit = consultationPage(page);
  await visit.open();
  await visit.introduce('paint@example.com');
  await page.context().setOffline(true);
  await visit.prefer('phone');
  await expect(page.getByText(callBooking.offline)).toBeVisible();
  await look(page);

  await page.context().setOffline(false);
  await visit.day(dayNamed(today)).click();
  await look(page);
  await page.getByRole('button', { name: callBooking.nextMonth, exact: true }).click();
  await look(page);
  await visit.prefer('text');
  await look(page);
  await visit.bookFirstCall();
  await expect(visit.chosenCall).not.toBeEmpty();
  await look(page);
  await visit.send();
  await look(page);
  const entry = (await page.locator('a[download]').getAttribute('href')) ?? '';
  const [, title = ''] =
    /SUMMARY\S*?:(.*)/.exec(decodeURIComponent(entry).replaceAll('\r\n ', '')) ?? [];
  expect.soft(strangersIn([title])).toEqual([]);

  await page.goto('/consultation/thank-you');
  await look(page);

  await page.addInitScript(() => Object.defineProperty(window, 'FormData', { value: undefined }));
  await page.goto('/consultation');
  await expect(
    page.getByRole('link', { name: consultationError.retry, exact: true }),
  ).toBeVisible();
  await look(page);

  const withoutScript = await browser.newPage({ javaScriptEnabled: false });
  await withoutScript.goto(`${baseURL}/consultation`);
  await look(withoutScript);
  await withoutScript.close();

  expect([...all].filter((selector) => !painting.has(selector))).toEqual([]);
});

/** Figures of one word that stand in two lines. */
function brokenFigures() {
  return [...document.querySelectorAll('dd')]
    .filter((figure) => {
      const text = document.createRange();
      text.selectNodeContents(figure);
      // One that is read in two directions has two boxes in its one line.
      const lines = new Set(Array.from(text.getClientRects(), ({ bottom }) => Math.round(bottom)));
      return !figure.textContent?.trim().includes(' ') && lines.size > 1;
    })
    .map((figure) => figure.textContent);
}

/** Words that stand in two lines, but for those that nobody sees. */
function tornWords() {
  return [
    ...document.querySelectorAll('body :not(script, style, option, [aria-hidden] > label)'),
  ].flatMap((line) =>
    [...line.childNodes]
      .filter((node) => node instanceof Text && line.checkVisibility({ visibilityProperty: true }))
      .flatMap((node) =>
        [...(node.textContent ?? '').matchAll(/[^\s.@/-]+/g)].flatMap(({ index, 0: word }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [word] : [];
        }),
      ),
  );
}

/** The selectors of components in a page's style, and those that find something as the page is now. */
function selectorsOn(page: Page): Promise<{ all: string[]; painting: string[] }> {
  return page.evaluate(() => {
    // Left out of a selector is what comes and goes: a state, a place among others, the variant of a button.
    const PASSING = [
      /:not\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g,
      /:{1,2}(?:hover|active|focus(?:-visible|-within)?|checked|disabled|empty|user-invalid|before|after|placeholder|first-letter|details-content|popover-open)(?![-\w])/g,
      /:(?:nth|first|last|only)-[-a-z]+(?:\([^)]*\))?/g,
      /\[(?:open|data-scrolled|data-variant="secondary"|aria-busy[^\]]*|aria-current|data-alone)\]/g,
    ];
    const LIST = /,(?![^(]*\))/;

    const lasting = (selector: string) =>
      PASSING.reduce((shorter, passing) => shorter.replace(passing, ':is(*)'), selector);

    function selectorsIn(rules: CSSRuleList): string[] {
      return [...rules].flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return rule.selectorText.split(LIST);
        return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
      });
    }
    // Those of components, whose names the build makes: no page uses a global style whole, or each word that Tailwind met.
    const all = [...document.styleSheets]
      .flatMap((sheet) => selectorsIn(sheet.cssRules))
      .filter((selector) => selector.includes('._'));
    const painting = all.filter((selector) => document.querySelector(lasting(selector)));
    return { all, painting };
  });
}
