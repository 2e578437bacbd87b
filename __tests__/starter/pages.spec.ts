import { DRAWING } from '#ui/drawing.ts';
import { openWithLateTypeface } from '../kit/browser/late-typeface.ts';
import { bytesOfFirstResponse, expect, test } from '../kit/browser/site.ts';
import { contentPages, NO_PAGE, pages } from '../kit/real/built-pages.ts';
import { homePage, words } from '../kit/words.ts';
import { ONCE_YOURS } from './once-yours.ts';

test.describe(ONCE_YOURS, () => {
  test('every page leaves an owner 100 bytes of a round trip', async ({ request }) => {
    for (const path of pages.filter((page) => page !== NO_PAGE))
      expect.soft(await bytesOfFirstResponse(request, path), path).toBeLessThanOrEqual(14_500);
  });

  test('a late typeface moves no line', async ({ page }) => {
    for (const width of [393, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      for (const path of pages) {
        const { furthest, sum } = await openWithLateTypeface(page, path);
        expect.soft([furthest, sum < 0.01], `${path}, ${width} px`).toEqual([0, true]);
      }
    }
  });

  test('no page is hydrated', () => {
    expect(contentPages).toEqual(pages);
  });

  test('the first screen shows terms and answer', async ({ page }) => {
    await page.goto('/');
    const { terms } = homePage.hero;
    const hero = page.locator('#hero');
    const whole = [...terms, words.conversation.answer[0] ?? ''];
    const heights = { 390: 844, 960: 800, 1280: 800, 1920: 1080 };
    for (const [width, height] of Object.entries(heights)) {
      await page.setViewportSize({ width: Number(width), height });
      for (const words of whole)
        await expect(hero.getByText(words, { exact: true })).toBeInViewport({ ratio: 1 });
    }
  });

  test('four cards of one size have a ground, and at most half of the featured area', async ({
    page,
  }) => {
    await page.goto('/');
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const cards = await page.locator('#services article').evaluateAll((articles) =>
        articles.map((article) => {
          const { width, height } = article.getBoundingClientRect();
          const { backgroundImage } = getComputedStyle(article);
          return { area: width * height, hasGround: backgroundImage !== 'none' };
        }),
      );
      const [featured, ...areas] = cards.map(({ area }) => area);
      expect.soft(areas, `${width} px`).toHaveLength(4);
      expect.soft(cards.every(({ hasGround }) => hasGround)).toBe(true);
      expect.soft(Math.max(...areas) / Number(featured), `${width} px`).toBeLessThanOrEqual(0.5);
      expect.soft(Math.max(...areas) / Math.min(...areas), `${width} px`).toBeLessThan(1.2);
    }
  });

  test('every drawing shows the day that is asked for', async ({ page }) => {
    await page.goto('/');
    const days = page.getByRole('group', { name: homePage.hero.graph.question });
    const drawn = page.locator(`#hero [role=img], #services ${DRAWING}`);
    const { answer, texts, calendar } = words.conversation;
    for (const [turn, given] of [...answer.entries(), ...answer.entries()]) {
      const name = calendar.days[turn + 1] ?? '';
      await days.getByText(name, { exact: true }).click();
      await expect(days.getByRole('radio', { name })).toBeChecked();
      const said = (await drawn.allInnerTexts()).join('\n');
      for (const shown of [given, texts.when[turn]]) expect(said).toContain(shown);
      for (const other of answer.filter((words) => words !== given))
        expect(said).not.toContain(other);
    }
  });
});
