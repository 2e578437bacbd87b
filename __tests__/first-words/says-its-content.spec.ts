import { aboutPage } from '#content/about-page.ts';
import { formSections } from '#content/consultation-page.ts';
import { homePage } from '#content/home-page.ts';
import { services } from '#content/services.ts';
import { expect, test } from '../kit/browser/site.ts';

const titles = services.map(({ title }) => title);
/** What each page has to say; what Services says, services.spec holds. */
const contents = { '/': [homePage, titles], '/about': aboutPage, '/consultation': formSections };

for (const [path, content] of Object.entries(contents))
  test(`${path} says everything that its content does`, async ({ page }) => {
    await page.goto(path);
    const said = wordsIn(content);
    expect(said.length).toBeGreaterThan(7);
    for (const words of said) await expect.soft(page.getByRole('main')).toContainText(words);
  });

function wordsIn(content: object): string[] {
  return Object.entries(content).flatMap(([key, words]) => {
    // What is drawn is described to those who do not see it.
    if (['id', 'icon', 'description'].includes(key)) return [];
    return typeof words === 'object' ? wordsIn(words) : words;
  });
}

test('about leads home, and ends with an invitation', async ({ page }) => {
  await page.goto('/about');
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(link(aboutPage.back)).toHaveAttribute('href', '/');
  await link(aboutPage.closing.action).click();
  await expect(page).toHaveURL('/consultation');
});
