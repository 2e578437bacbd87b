import { contactLinks } from '#content/agency.ts';
import { expect, test } from '../kit/browser/site.ts';
import { siteFrame } from '../kit/browser/site-frame.ts';
import { pages as builtPages } from '../kit/real/built-pages.ts';
import {
  aboutPage,
  agency,
  choices,
  consultationAbout,
  consultationPage,
  frameWords,
  homePage,
  pages,
  priceText,
  quickLinks,
  services,
  servicesPage,
  submission,
  words,
} from '../kit/words.ts';

const { formSections, imprint, privacy, privacyAddress, questions, textPages } = words;
const privacyLink = privacyAddress ? [submission.privacy] : [];
const { title, lead, included, timeline, investment, closing } = servicesPage;
const contents = {
  '/': [homePage, services.map((service) => service.title)],
  '/services': [services, { title, lead, included, timeline, investment, closing }],
  '/about': aboutPage,
  '/consultation': [consultationPage, formSections, choices, submission.note, privacyLink],
  ...Object.fromEntries(
    textPages.map(({ address, title, parts }) => [
      address,
      [title, parts.map((part) => part.title)],
    ]),
  ),
};

/** An owner may remove a page. */
const isBuilt = ([path]: readonly [string, ...unknown[]]) => builtPages.includes(path);

/** What is served says it without a script. */
test.use({ javaScriptEnabled: false });

test('each page says its content, and its links lead where they say', async ({ page }) => {
  const to = (href: string) => page.locator(`a[href="${href}"]`);
  for (const [path, content] of Object.entries(contents).filter(isBuilt)) {
    await page.goto(path);
    const main = page.getByRole('main');
    const text = plain((await main.textContent()) ?? '');
    const said = wordsIn(content);
    expect(said.length).toBeGreaterThan(0);
    const missing = said.filter((words) => !text.includes(plain(words)));
    expect.soft(missing, path).toEqual([]);

    for (const [, name, href] of buttons.filter(([from]) => from === path)) {
      const link = main.getByRole('link', { name, exact: true }).and(to(href));
      await expect.soft(link, `${path}: ${name}`).not.toHaveCount(0);
    }
    for (const { id, title, timeline, price } of path === '/services' ? services : []) {
      const service = main.locator(`[id="${id}"]`);
      const name = `${servicesPage.choose} ${title}`;
      await expect.soft(service.getByRole('definition')).toHaveText([timeline, priceText(price)]);
      await expect
        .soft(service.getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', consultationAbout({ id }));
    }
    const { footer } = siteFrame(page);
    await expect.soft(footer, path).toContainText(frameWords.copyright);
    const start = footer.getByRole('link', { name: frameWords.startProject, exact: true });
    await expect.soft(start.and(to(pages.consultation)), path).not.toHaveCount(0);
    for (const href of footerLinks)
      await expect.soft(footer.locator(to(href)), `${path}: ${href}`).not.toHaveCount(0);
  }
});

test('a text page that is not filled in does not exist', () => {
  const empty = [questions, privacy, imprint].filter(({ parts }) => parts.length === 0);
  expect(builtPages.filter((path) => empty.some(({ address }) => address === path))).toEqual([]);
});

const { email, phone } = contactLinks;
const footerLinks = [
  ...[...quickLinks, ...agency.social].map(({ href }) => href),
  ...textPages.map(({ address }) => address),
  email,
  phone,
];

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

/** Names of drawings, and words for machines and of the form alone. */
const UNSEEN = ['inSearch', 'id', 'icon', 'drawing', 'scene', 'description', 'per', 'inForm'];

function wordsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  const seen = Object.entries(Object(content)).filter(([key]) => !UNSEEN.includes(key));
  return seen.flatMap(([, words]) => wordsIn(words));
}

const plain = (text: string) => text.replaceAll('\u200b', '').replaceAll(/\s+/g, ' ').trim();
