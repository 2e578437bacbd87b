import type { Page } from '@playwright/test';
import { pages } from '../../scripts/prove/real/built-pages.ts';
import { consultationPage } from '../kit/browser/consultation-page.ts';
import { expect, test } from '../kit/browser/site.ts';

test('every word is readable on paper and in forced colours', async ({ page }) => {
  for (const path of pages) {
    await page.emulateMedia({ media: 'screen', forcedColors: 'none' });
    await page.goto(path);
    await page.emulateMedia({ forcedColors: 'active' });
    expect.soft(await transparentWords(page), `${path} in forced colours`).toEqual([]);
    await page.emulateMedia({ media: 'print', forcedColors: 'none' });
    expect.soft(await transparentWords(page), `${path} on paper`).toEqual([]);
  }
});

test('chosen days and answers are visible in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const visit = consultationPage(page);
  await visit.open();
  await visit.bookFirstCall();
  const colours = (day: string) =>
    visit.calendar
      .locator(day)
      .first()
      .evaluate((it) => getComputedStyle(it).backgroundColor);
  expect(await colours('.react-datepicker__day--selected')).not.toBe(
    await colours('.react-datepicker__day:not(.react-datepicker__day--selected)'),
  );
  await expect(visit.method('phone')).toHaveCSS('appearance', 'auto');
});

function transparentWords(page: Page) {
  return page.locator('body *').evaluateAll((all) =>
    all
      .filter((each) =>
        [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
      )
      .filter((each) => each.checkVisibility() && each.getClientRects().length > 0)
      .filter((each) => {
        const { color, webkitTextFillColor } = getComputedStyle(each);
        return [color, webkitTextFillColor].includes('rgba(0, 0, 0, 0)');
      })
      .map((each) => each.textContent),
  );
}
