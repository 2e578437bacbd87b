import { expect, test } from '../kit/browser/site.ts';
import { frameWords as siteFrame } from '../kit/browser/site-frame.ts';
import {
  aboutPage,
  agency,
  choices,
  consultationPage,
  formSections,
  frameWords,
  headerLinks,
  homePage,
  pages,
  services,
  submission,
} from '../kit/words.ts';

const titles = services.map(({ title }) => title);
/** The content of each page. `services.spec` holds that of Services. */
const contents = {
  '/': [homePage, titles],
  '/about': aboutPage,
  '/consultation': [consultationPage, formSections, choices, submission.note],
};

for (const [path, content] of Object.entries(contents))
  test(`${path} says everything that its content does`, async ({ page }) => {
    await page.goto(path);
    const said = wordsIn(content);
    expect(said.length).toBeGreaterThan(7);
    for (const words of said) await expect.soft(page.getByRole('main')).toContainText(words);
  });

function wordsIn(content: object): string[] {
  return Object.entries(content).flatMap(([key, words]) => {
    // Descriptions of drawings are for screen readers.
    if (['id', 'icon', 'shape', 'description'].includes(key)) return [];
    return typeof words === 'object' ? wordsIn(words) : words;
  });
}

test('each page has the links of header and footer', async ({ page }) => {
  for (const path of Object.values(pages)) {
    await page.goto(path);
    const { links, footer } = siteFrame(page);
    await expect.soft(links, path).toHaveText(headerLinks.map(({ label }) => label));
    await expect.soft(footer, path).toContainText(agency.tagline);
    const start = footer.getByRole('link', { name: frameWords.startProject, exact: true });
    await expect.soft(start, path).toHaveAttribute('href', pages.consultation);
  }
});

test('about and the form link home, and about links to the form', async ({ page }) => {
  const link = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await page.goto('/consultation');
  await expect(link(consultationPage.back)).toHaveAttribute('href', '/');
  await page.goto('/about');
  await expect(link(aboutPage.back)).toHaveAttribute('href', '/');
  await link(aboutPage.closing.action).click();
  await expect(page).toHaveURL('/consultation');
});
