import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { contactLinks } from '#content/agency.ts';
import { ownLanguage } from '#content/languages.ts';
import { legalEntity } from '#content/legal-entity.ts';
import { callHours } from '#domain/call-hours.ts';
import { OFFERED_DAYS, sentenceOn } from '#features/scenes/offered-days.ts';
import { only } from '../../kit/readable.ts';
import { agency, homePage, pages, services, words } from '../../kit/words.ts';

const { consultationAbout, formSections, frameWords, priceText, privacyAddress } = words;
/** An owner may remove a page. */
const { about } = pages;
const privacyLink = privacyAddress ? [words.submission.privacy] : [];
const { title, lead, included, timeline, investment, closing } = words.servicesPage;
const shared = [formSections, words.choices, words.submission.promise, privacyLink];
const { nextSteps, sentRequest, thankYou } = words;
const afterForm = [
  thankYou,
  nextSteps.steps.length > 0 ? nextSteps : [],
  // The title is for the browser's window.
  { ...sentRequest, title: '' },
];
const page = (folder: string, address: string, content: unknown) => ({ folder, address, content });
const ofPages = [
  page('', pages.home, [homePage, services.map((service) => service.title)]),
  page('services', pages.services, [
    services,
    { title, lead, included, timeline, investment, closing },
  ]),
  ...(about ? [page('about', about, words.aboutPage)] : []),
  page('consultation', pages.consultation, { ...words.consultationPage, shared, afterForm }),
];
const fileOf = (folder: string) => join(process.cwd(), 'src/app/[language]', folder, 'page.tsx');

const linksIn = (place: string) =>
  [...document.querySelectorAll(`${place} a`)].map((link) => {
    return [plain(link.textContent), link.getAttribute('href')];
  });

test.each(ofPages)(
  '$address says its content, and each link leads right',
  async ({ folder, address: path, content }) => {
    const { default: Page, generateMetadata } = await import(fileOf(folder));
    const params = Promise.resolve({ language: ownLanguage });
    expect((await generateMetadata({ params })).description).toMatch(/\S/);

    const html = renderToStaticMarkup(await Page({ params }));
    document.body.innerHTML = html.replaceAll(/<style.*?<\/style>/gs, '');
    const text = plain(only('main').textContent);
    const missing = wordsIn(content).filter((words) => !text.includes(plain(words)));
    expect(missing.map((words) => remedyFor(words, path))).toEqual([]);

    const { back, closing } = Object(content);
    if (back) expect(linksIn('main')).toContainEqual([plain(back), pages.home]);
    if (closing)
      expect(linksIn('main')).toContainEqual([plain(closing.action), pages.consultation]);
    for (const [name, href] of path === '/' ? buttons : [])
      expect(linksIn('main')).toContainEqual([plain(name), href]);
    for (const { id, timeline, price } of path === pages.services ? services : []) {
      const terms = document.querySelectorAll(`[id="${id}"] dd`);
      expect(Array.from(terms, (term) => term.textContent)).toEqual([timeline, priceText(price)]);
      expect(only(`[id="${id}-start"]`).getAttribute('href')).toBe(consultationAbout({ id }));
    }
    for (const said of [agency.tagline, frameWords.copyright])
      expect(only('body > footer')).toHaveTextContent(said);

    const start = [plain(frameWords.startProject), pages.consultation];
    expect(linksIn('body > footer')).toContainEqual(start);

    const linked = linksIn('body > footer').map(([, href]) => href);
    expect(linked).toEqual(expect.arrayContaining(footerLinks));
  },
);

test('a text page that is not filled in, or a privacy page without a name, does not exist', () => {
  expect(words.textPages.filter(({ parts }) => parts.length === 0)).toEqual([]);
  if (!legalEntity.name) expect(privacyAddress).toBeUndefined();
});

const footerLinks = [
  ...[...words.quickLinks, ...agency.social].map(({ href }) => href),
  ...words.textPages.map(({ address }) => address),
  ...Object.values(contactLinks),
];

const { buildWebsite, exploreSolutions } = homePage.hero;
const website = services.find(({ scene }) => scene === 'browser') ?? services[0];
const realCalls = OFFERED_DAYS.map((day) => [
  sentenceOn(day, words.conversation.askForRealCall),
  words.callOn(day + 1),
]);
const buttons = [
  [buildWebsite, consultationAbout(website)],
  [exploreSolutions, pages.services],
  [homePage.services.startFeatured, consultationAbout(services[0])],
  [homePage.contact.action, pages.consultation],
  ...realCalls,
] as const;

/** Names of drawings, and words for machines, calendars or the form alone. */
const UNSEEN = ['inSearch', 'id', 'icon', 'drawing', 'scene', 'description', 'per', 'inForm'];
// Thank You alone has it, which nobody has reached by the form.
UNSEEN.push('eventTitle', 'changeByLink', 'nothingSent');
if (!about) UNSEEN.push('meetUs');
if (!callHours.timeZone) UNSEEN.push('toBeConfirmed', 'changedSince', 'seeCall');
if (!agency.social.some(({ linkedOnThankYou }) => linkedOnThankYou))
  UNSEEN.push('follow', 'followLink');

/** An owner may remove a value, and its drawing with it. */
const drawn = new Set(words.aboutPage.values.list.map(({ drawing }) => drawing));
if (!drawn.has('answer')) UNSEEN.push('bigger', 'simpler');
if (!drawn.has('hours')) UNSEEN.push('quartersOfDay');

function remedyFor(words: string, path: string) {
  const files = globSync(`src/{agency,content/${ownLanguage}}/**/*.ts`);
  const holding = files.filter((file) => readFileSync(file, 'utf8').includes(words));
  const where = holding.join(', ') || `src/content/${ownLanguage}`;
  return `${path} does not show "${words}": remove it from ${where}, or show it in src/features.`;
}

function wordsIn(content: unknown): string[] {
  if (typeof content === 'string') return content.split(/\{\w+\}/);
  const seen = Object.entries(Object(content)).filter(([key]) => !UNSEEN.includes(key));
  return seen.flatMap(([, words]) => wordsIn(words));
}

const plain = (text: string | null) => `${text}`.replaceAll(/\s+/g, ' ').trim();
