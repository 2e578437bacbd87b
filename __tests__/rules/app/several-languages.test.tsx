/** @jest-environment node */
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
import { TimeSlots } from '#browser/time-slots.tsx';
import { agency } from '#content/agency.ts';
import { logos } from '#content/customer-logos.ts';
import { type Language, languages, ownLanguage, type SiteLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { toDateString } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { webhookFields } from '#domain/consultation-request.ts';
import { zoneHere } from '#domain/is-zone.ts';
import { zoneInWords } from '#domain/moment-in-words.ts';
import { addressOf } from '#features/in-search/site-url.ts';
import { mailOf } from '#server/delivery/mail-of-request.ts';
import { postToWebhook } from '#server/delivery/webhook.ts';
import { SOCKET_ADDRESS } from '#server/intake/client-networks.ts';
import type { StoredRequest } from '#server/leads.ts';
import { ourOutbox } from '#server/open-outbox.ts';
import { aFormPost, formFields } from '../../kit/builders/consultation-post.ts';
import { unmarkedIn } from '../../kit/marked-language.ts';
import { captureLog } from '../../kit/setup/captured-log.ts';
import { aFolder } from '../../kit/setup/folder.ts';

beforeAll(() => {
  process.env['DATA_DIR'] = aFolder();
  captureLog();
});
afterAll(() => ourOutbox().close());

const [OWN, { code, locale, name }] = languages as unknown as [SiteLanguage, SiteLanguage];
const marked = wordsIn(code as Language);
const own = wordsIn(ownLanguage);
const params = Promise.resolve({ language: code });

const NAMED_BY_INTL = Array.from({ length: 12 }, (_, count) => count)
  .flatMap((count) =>
    (['long', 'short'] as const).flatMap((form) => [
      new Date(2026, count).toLocaleDateString(locale, { month: form }),
      new Date(2026, 0, count).toLocaleDateString(locale, { weekday: form }),
    ]),
  )
  .concat(
    new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' })
      .formatToParts()
      .flatMap(({ type, value }) => (type === 'literal' && /\p{L}/u.test(value) ? value : [])),
  )
  .concat(zoneInWords('Europe/Berlin', locale), zoneInWords(zoneHere(), locale))
  .toSorted((one, other) => other.length - one.length);

const SAME_IN_EACH_LANGUAGE = [
  agency.name,
  agency.email,
  agency.phone,
  `https://agency.example/${code}/consultation`,
  ...agency.social.map(({ network }) => network),
  ...logos.map(({ name }) => name),
  // An owner's link to a page of their own has no translation.
  ...marked.quickLinks.map(({ label }) => label),
  ...marked.headerLinks.map(({ label }) => label),
  name,
  own.frameWords.alsoIn,
  OWN.name,
];

const OUR_PAGES = '{,404/,about/,services/,consultation/,consultation/thank-you/}page.tsx';

test.each(globSync(`src/app/[[]language]/${OUR_PAGES}`))(
  '%s shows only words of its language',
  async (file) => {
    const { default: Page } = await import(join(process.cwd(), file));
    const html = renderToStaticMarkup(createElement('main', null, await Page({ params })));
    expect(html).toContain('\u0323');
    expect(unmarkedIn(html, SAME_IN_EACH_LANGUAGE)).toEqual([]);
    const ofItsLanguage = html.replaceAll(new RegExp(`<a [^>]*hrefLang="${OWN.code}"`, 'gi'), '');
    const links = [...ofItsLanguage.matchAll(/ href="(\/[^"?#]*)/g)].map(([, path]) => path);
    const others = Object.values(own.pages);
    expect(links.filter((path) => others.includes(path ?? ''))).toEqual([]);
  },
);

test('the times of a day show only words of their language', () => {
  const times = createElement(TimeSlots, {
    words: marked,
    slots: [{ value: '10:00', isBooked: true }, { value: '14:00' }],
    chosen: '',
    onChoose: () => {},
    firstTimes: null,
  });
  const html = renderToStaticMarkup(times);
  expect(unmarkedIn(html, [...SAME_IN_EACH_LANGUAGE, ...NAMED_BY_INTL])).toEqual([]);
});

const fields = formFields({ language: code });
const withoutValues = (html: string) => html.replaceAll(/<(input|meta)\b[^>]*>/g, '');

let visitors = 0;
function postMarked(changes: Record<string, string>) {
  visitors += 1;
  const post = aFormPost({ ...fields, ...changes });
  post.headers.set(SOCKET_ADDRESS, `198.51.100.${visitors}`);
  return post;
}

const keepsLanguage = new RegExp(`name="language" value="${code}"`);

test.each([
  [400, () => POST(postMarked({ email: '1' })), keepsLanguage],
  [503, () => postWithoutStore(postMarked({ name: '2' })), keepsLanguage],
  [403, () => POST(fromAnotherSite(postMarked({}))), /^/],
] as const)(
  'a refusal with %i answers in the language of its visitor',
  async (status, ask, language) => {
    const answer = await ask();
    const html = await answer.text();
    expect(answer.status).toBe(status);
    expect(unmarkedIn(withoutValues(html), SAME_IN_EACH_LANGUAGE)).toEqual([]);
    expect(html).toMatch(language);
  },
);

function postWithoutStore(post: Request) {
  jest.spyOn(ourOutbox(), 'add').mockRejectedValueOnce(new Error('full'));
  return POST(post);
}

function fromAnotherSite(post: Request) {
  post.headers.set('origin', 'https://evil.example');
  post.headers.set('referer', `https://agency.example/${code}/consultation`);
  return post;
}

test('Thank You, webhook and mail know the language of a request, and its fields do not', async () => {
  const answer = await POST(postMarked({ name: '3' }));
  expect(answer.headers.get('location')).toBe(`/${code}/consultation/thank-you`);
  const stored: StoredRequest[] = [];
  for await (const row of ourOutbox().list()) stored.push(row);
  const { id = '', body, language } = stored[0] ?? {};
  expect(language).toBe(code);
  expect(Object.keys(JSON.parse(body ?? ''))).toEqual(webhookFields);

  const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const submission = { id, body: body ?? '', language: language ?? null };
  await postToWebhook(submission, { url: new URL('https://hooks.example'), timeoutMs: 1000 });
  expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('x-language')).toBe(code);
  const nameOfLanguage = new Intl.DisplayNames([OWN.locale], { type: 'language' }).of(code);
  const { labels } = own.requestMail;
  expect(mailOf(submission).text).toContain(`${labels['language']}: ${nameOfLanguage}\n`);
});

test('the page of a call shows only words of the language of its visitor', async () => {
  Object.assign(callHours, { timeZone: 'Europe/Berlin' });
  const day = addDays(startOfWeek(new Date(), { weekStartsOn: 1 }), 8);
  const call = { contactMethod: 'phone', callDate: toDateString(day), callTime: '10:00' };
  const { headers } = await POST(postMarked({ ...call, name: '4' }));
  const address = new URL(headers.get('location') ?? '', 'https://agency.example');
  const key = address.pathname.split('/').at(-1) ?? '';
  const page = await callPage(new Request(address), { params: Promise.resolve({ key }) });
  const html = withoutValues(await page.text()).replaceAll(/data:text[^"]*/g, '');
  expect(page.status).toBe(200);
  expect(unmarkedIn(html, [...SAME_IN_EACH_LANGUAGE, ...NAMED_BY_INTL])).toEqual([]);

  const foreign = new Request(address, {
    method: 'POST',
    headers: { 'sec-fetch-site': 'cross-site' },
  });
  const refused = await changeCall(foreign, { params: Promise.resolve({ key }) });
  expect(refused.status).toBe(403);
  expect(await refused.text()).toContain(`<html lang="${locale}"`);
});

test('the sitemap links each page to its counterparts in all languages', () => {
  const entries = sitemap();
  const addresses = [own, marked].flatMap(({ pages }) => Object.values(pages));
  expect(entries.map(({ url }) => url)).toEqual(expect.arrayContaining(addresses.map(addressOf)));
  for (const { url, alternates } of entries.filter((each) => !each.url.endsWith('/only-here'))) {
    const { 'x-default': first, ...others } = alternates?.languages ?? {};
    expect(Object.values(others)).toContain(url);
    expect(Object.keys(others)).toEqual([OWN.code, code]);
    expect(first).toBe(Object.values(others)[0]);
  }
});

const PAGES = 'src/app/[language]';

async function rendered(page: string, given: Record<string, string>) {
  const { default: Page, generateMetadata } = await import(join(process.cwd(), PAGES, page));
  const params = Promise.resolve(given);
  const html = renderToStaticMarkup(createElement('main', null, await Page({ params })));
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]* hrefLang="/gi)].map(([, href]) => href);
  return { links: [...new Set(links)], metadata: await generateMetadata({ params }) };
}

test('a text page in one language leads to no other', async () => {
  const page = await rendered('[page]/page.tsx', { language: OWN.code, page: 'only-here' });
  expect(page.links).toEqual([]);
  expect(page.metadata.alternates.languages).toBeUndefined();
  const listed = sitemap().find(({ url }) => url.endsWith('/only-here'));
  expect(listed?.alternates?.languages).toBeUndefined();
});

test.each([
  ['services/page.tsx', [own.pages.services]],
  ['consultation/thank-you/page.tsx', [`${own.pages.consultation}/thank-you`]],
  ['404/page.tsx', []],
])('%s leads to itself in the other language, if it exists there', async (page, counterparts) => {
  expect((await rendered(page, { language: code })).links).toEqual(counterparts);
});
