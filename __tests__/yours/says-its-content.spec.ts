import { contactLinks } from '#content/agency.ts';
import { pages as builtPages } from '../../scripts/prove/real/built-pages.ts';
import { expect, test } from '../kit/browser/site.ts';
import { siteFrame } from '../kit/browser/site-frame.ts';
import {
  aboutPage,
  agency,
  choices,
  consultationAbout,
  consultationPage,
  formSections,
  frameWords,
  headerLinks,
  homePage,
  pages,
  priceText,
  quickLinks,
  services,
  servicesPage,
  submission,
} from '../kit/words.ts';

const { title, lead, included, timeline, investment, closing } = servicesPage;
const contents = {
  '/': [homePage, services.map((service) => service.title)],
  '/services': [services, { title, lead, included, timeline, investment, closing }],
  '/about': aboutPage,
  '/consultation': [consultationPage, formSections, choices, submission.note],
};

/** An owner may remove a page. */
const isBuilt = ([path]: readonly [string, ...unknown[]]) => builtPages.includes(path);

for (const [path, content] of Object.entries(contents).filter(isBuilt))
  test(`${path} says everything that its content does`, async ({ page }) => {
    await page.goto(path);
    const said = wordsIn(content);
    expect(said.length).toBeGreaterThan(7);
    for (const words of said) await expect.soft(page.getByRole('main')).toContainText(words);
  });

/** Names of drawings, their descriptions and words of the form alone. */
const UNSEEN = ['id', 'icon', 'shape', 'scene', 'description', 'per', 'inForm'];

function wordsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  const seen = Object.entries(Object(content)).filter(([key]) => !UNSEEN.includes(key));
  return seen.flatMap(([, words]) => wordsIn(words));
}

test('each page has the links of header and footer', async ({ page }) => {
  const { email, phone } = contactLinks;
  const { social, tagline } = agency;
  const own = [...quickLinks, ...social].map(({ href }) => href);
  for (const [path] of Object.entries(contents).filter(isBuilt)) {
    await page.goto(path);
    const { links, footer } = siteFrame(page);
    await expect.soft(links, path).toHaveText(headerLinks.map(({ label }) => label));
    await expect.soft(footer, path).toContainText(tagline);
    await expect.soft(footer, path).toContainText(frameWords.copyright);
    const start = footer.getByRole('link', { name: frameWords.startProject, exact: true });
    await expect.soft(start, path).toHaveAttribute('href', pages.consultation);
    for (const href of [...own, email, phone])
      await expect.soft(footer.locator(`a[href="${href}"]`), href).not.toHaveCount(0);
  }
});

test('each service shows its timeline and price, and links to the form', async ({ page }) => {
  await page.goto('/services');
  for (const { id, title, timeline, price } of services) {
    const service = page.getByRole('article', { name: title, exact: true });
    await expect(service.getByRole('definition')).toHaveText([timeline, priceText(price)]);
    await expect(
      service.getByRole('link', { name: `${servicesPage.choose} ${title}`, exact: true }),
    ).toHaveAttribute('href', consultationAbout({ id }));
  }
});

test('each button of the pages leads where it says', async ({ page }) => {
  const { buildWebsite, exploreSolutions } = homePage.hero;
  const website = consultationAbout(services[0]);
  const buttons = [
    ['/', buildWebsite, website],
    ['/', exploreSolutions, pages.services],
    ['/', homePage.services.startWebsite, website],
    ['/', homePage.contact.action, pages.consultation],
    ['/services', servicesPage.closing.action, pages.consultation],
    ['/about', aboutPage.closing.action, pages.consultation],
    ['/about', aboutPage.back, pages.home],
    ['/consultation', consultationPage.back, pages.home],
  ] as const;
  for (const [path, name, href] of buttons.filter(isBuilt)) {
    await page.goto(path);
    const links = page.getByRole('main').getByRole('link', { name, exact: true });
    await expect.soft(links.last(), `${path}: ${name}`).toHaveAttribute('href', href);
  }
});
