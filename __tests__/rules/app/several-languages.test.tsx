import '../../kit/setup/several-languages.ts';

import { globSync } from 'node:fs';
import { join } from 'node:path';
import { addDays } from 'date-fns/addDays';
import { startOfWeek } from 'date-fns/startOfWeek';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { POST } from '#app/api/consultation/route.ts';
import { GET as callPage, POST as changeCall } from '#app/call/[key]/route.tsx';
import sitemap from '#app/sitemap.ts';
import { agency } from '#content/agency.ts';

import { type Language, languages, ownLanguage, type SiteLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { toDateString } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { webhookFieldNames } from '#domain/consultation-request.ts';
import {
  agencyZoneInWords,
  longestDayInWords,
  timeInWords,
  zoneInWords,
} from '#domain/moment-in-words.ts';
import { urlOf } from '#features/in-search/site-url.ts';
import { mailKinds, visitorMailKinds } from '#server/mail/mail-kinds.ts';
import { ourRequests } from '#server/requests/our-requests.ts';
import { publicAddress } from '../../../scripts/build/next-output/page-addresses.ts';
import { aFormPost } from '../../kit/builders/requests.ts';
import { unmarkedIn } from '../../kit/marked-language.ts';
import { aFolder } from '../../kit/setup/folder.ts';

beforeAll(() => {
  process.env['DATA_DIR'] = aFolder();
});
afterAll(() => ourRequests().close());

const [OWN, { code, locale, name }] = languages as unknown as [SiteLanguage, SiteLanguage];
const marked = wordsIn(code as Language);
const own = wordsIn(ownLanguage);

const ZONE = 'Europe/Berlin';

const MADE_BY_INTL = [
  longestDayInWords(locale),
  timeInWords('12:30', locale),
  agencyZoneInWords(locale) ?? zoneInWords(ZONE, locale),
];

const SAME_IN_EACH_LANGUAGE = [
  ...MADE_BY_INTL,
  agency.name,
  agency.email,
  agency.phone,
  `https://agency.example/${code}/consultation`,
  ...agency.social.map(({ network }) => network),
  ...agency.customerLogos.map(({ name }) => name),
  ...marked.quickLinks.map(({ label }) => label),
  ...marked.headerLinks.map(({ label }) => label),
  name,
  OWN.name,
];

const ONLY_HERE = encodeURIComponent('nur-für-uns');

const OURS = 'src/app/[language]';
const folders = ['404/', own.pages.about && 'about/', 'services/', 'consultation/'].filter(Boolean);
const OUR_PAGES = globSync(`src/app/[[]language]/{,${folders},consultation/thank-you/}page.tsx`);

async function rendered(file: string, given: Readonly<Record<string, unknown>>) {
  const { default: Page, generateMetadata } = await import(join(process.cwd(), file));
  const params = Promise.resolve(given);
  const html = renderToStaticMarkup(createElement('main', null, await Page({ params })));
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]* hrefLang="/gi)].map(([, href]) => href);
  const counterparts = [...new Set(links)];
  return { html, counterparts, metadata: await generateMetadata({ params }) };
}

test.each(OUR_PAGES)('%s has one language, and leads to itself in the other', async (file) => {
  const { html, counterparts } = await rendered(file, { language: code });
  expect(html).toContain('\u0323');
  expect(unmarkedIn(html, SAME_IN_EACH_LANGUAGE)).toEqual([]);
  const folder = file.slice(OURS.length, -'/page.tsx'.length);
  const address = publicAddress(`/${ownLanguage}${folder}`);
  expect(counterparts).toEqual(address === '/404' ? [] : [address]);
  const ofItsLanguage = html.replaceAll(new RegExp(`<a [^>]*hrefLang="${OWN.code}"`, 'gi'), '');
  const links = [...ofItsLanguage.matchAll(/ href="(\/[^"?#]*)/g)].map(([, path]) => path);
  expect(links.filter((path) => Object.values(own.pages).includes(path ?? ''))).toEqual([]);
});

const withoutValues = (html: string) => html.replaceAll(/<(input|meta)\b[^>]*>/g, '');

const postMarked = (changes: Record<string, string>) => aFormPost({ language: code, ...changes });

function postCall(name: string, callTime: string) {
  callHours.timeZone = ZONE;
  const callDate = toDateString(addDays(startOfWeek(new Date(), { weekStartsOn: 1 }), 8));
  return POST(postMarked({ name, contactMethod: 'phone', callDate, callTime }));
}

const foreign = postMarked({});
foreign.headers.set('sec-fetch-site', 'cross-site');
foreign.headers.set('referer', `https://agency.example/${code}/consultation`);

test.each([
  [400, postMarked({ email: '1' })],
  [503, postMarked({ name: '2' })],
  [403, foreign],
])('a refusal with %i is in the language of its visitor', async (status, post) => {
  if (status === 503) jest.spyOn(ourRequests(), 'add').mockRejectedValueOnce(new Error('full'));
  const response = await POST(post);
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(unmarkedIn(withoutValues(html), SAME_IN_EACH_LANGUAGE)).toEqual([]);
});

test('Thank You and the stored request know its language, and its fields do not', async () => {
  const response = await POST(postMarked({ name: '3' }));
  expect(response.headers.get('location')).toBe(`${marked.pages.consultation}/thank-you`);
  const [row] = await ourRequests().newest({}, 1);
  expect(row?.language).toBe(code);
  expect(Object.keys(JSON.parse(row?.body ?? ''))).toEqual(webhookFieldNames);
});

test('the page of a call and its refusals are in the language of its visitor', async () => {
  const { headers } = await postCall('4', '10:00');
  const address = new URL(headers.get('location') ?? '', 'https://agency.example');
  const params = Promise.resolve({ key: address.pathname.split('/').at(-1) ?? '' });
  const unclear = { method: 'POST', body: new URLSearchParams({ revision: '0' }) };
  const page = await callPage(new Request(address), { params });
  const refused = await changeCall(new Request(address, unclear), { params });
  expect([page.status, refused.status]).toEqual([200, 400]);
  const known = [...SAME_IN_EACH_LANGUAGE, zoneInWords(ZONE, locale)];
  for (const { status, html } of [await readHtml(page), await readHtml(refused)]) {
    const [, language] = /<html lang="([^"]+)"/.exec(html) ?? [];
    // Intl names days without dots.
    const isNoDay = (text: string) => !/^..$|\d/.test(text);
    const foreign = unmarkedIn(withoutValues(html), known).filter(isNoDay);
    expect({ status, language, foreign }).toEqual({ status, language: locale, foreign: [] });
  }
});

async function readHtml(response: Response) {
  const html = (await response.text()).replaceAll(/data:text[^"]*/g, '');
  return { status: response.status, html };
}

test('a mail to a visitor is in their language, as page and as text', async () => {
  await POST(postMarked({ name: '5' }));
  await postCall('6', '11:00');
  const theirs = await ourRequests().newest({}, 2);
  expect(theirs.map(({ formValues }) => formValues['name'])).toEqual(['6', '5']);

  for (const request of theirs)
    for (const kind of visitorMailKinds) {
      const { subject, text, page } = mailKinds[kind].write(request, Date.now());
      const html = withoutValues(renderToStaticMarkup(page)).replaceAll(/href="[^"]*"/g, '');
      const asText = `${subject}\n${text}`.replaceAll(agency.name, '');
      const said = `${html}\n${asText}`.replaceAll(/https:\S+|\S+@\S+/g, '');
      const known = [agency.name, zoneInWords(ZONE, locale)];
      // Intl names days and times without dots.
      const isNoMoment = (line: string) => !/\d/.test(line);
      const [initial] = agency.name;
      const foreign = unmarkedIn(said, known).filter((words) => words !== initial);
      expect({ kind, foreign: foreign.filter(isNoMoment) }).toEqual({ kind, foreign: [] });
    }
});

test('the sitemap links each page to its counterparts in all languages', () => {
  const entries = sitemap();
  const addresses = [own, marked].flatMap(({ pages }) => Object.values(pages));
  expect(entries.map(({ url }) => url)).toEqual(expect.arrayContaining(addresses.map(urlOf)));
  for (const { url, alternates } of entries.filter((entry) => !entry.url.endsWith(ONLY_HERE))) {
    const { 'x-default': first, ...others } = alternates?.languages ?? {};
    expect(Object.values(others)).toContain(url);
    expect({ url, ...others, first }).toEqual({
      url,
      [OWN.code]: first,
      [code]: expect.any(String),
      first: expect.any(String),
    });
  }
});

test('a text page in one language, whose address has an umlaut, leads to no other', async () => {
  const given = { language: OWN.code, page: ONLY_HERE };
  const { counterparts, metadata } = await rendered(`${OURS}/[page]/page.tsx`, given);
  expect(counterparts).toEqual([]);
  expect(metadata.alternates.languages).toBeUndefined();
  const listed = sitemap().find(({ url }) => url.endsWith(ONLY_HERE));
  expect(listed).not.toHaveProperty('alternates.languages');
});
