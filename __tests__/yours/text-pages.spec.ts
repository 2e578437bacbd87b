import { expect, test } from '../kit/browser/site.ts';
import { imprint, pages, privacy, questions, submission } from '../kit/words.ts';

test('a text page and its links exist only when its text is filled in', async ({ page }) => {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  for (const { address, title, parts } of [questions, privacy, imprint]) {
    const isFilled = parts.length > 0;
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(isFilled ? 200 : 404);
    expect(sitemap.includes(encodeURI(address)), address).toBe(isFilled);
    await expect(
      page.getByRole('contentinfo').getByRole('link', { name: title, exact: true }),
    ).toHaveCount(isFilled ? 1 : 0);
    for (const part of parts)
      await expect(page.getByText(part.title, { exact: true })).toBeVisible();
  }
  await page.goto(pages.consultation);
  await expect(
    page.locator('form').getByRole('link', { name: submission.privacy, exact: true }),
  ).toHaveCount(privacy.parts.length > 0 ? 1 : 0);
});
