import { globSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { agency } from '#content/agency.ts';
import { consultationError } from '#content/consultation-page.ts';
import { pages as contentPages } from '#content/navigation.ts';
import { fieldProblems, unsentPage } from '#content/unsent-page.ts';
import type { Refusal } from '#server/intake/refusal.ts';
import { pages } from '../../scripts/prove/real/built-site.ts';
import {
  notKeptPage,
  refusalInWords,
  refusalPage,
} from '../../src/app/api/consultation/unsent-page.ts';
import { aCallBody, aConsultationRequest } from '../builders/consultation-request.ts';
import { consultationPage } from './pages/consultation-page.ts';
import { expect, test } from './site.ts';

const { locale } = agency;
const WORD = /[\p{L}\p{M}]{2,}/gu;

const wordsOf = (text: string) => text.toLocaleLowerCase(locale).match(WORD) ?? [];

/** Every word that the language itself has for days, months, times and zones. */
function wordsOfDates() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return Array.from({ length: 12 }, (_, month) =>
    (['short', 'long'] as const).flatMap((width) =>
      [0, 1, 2, 3, 4, 5, 6].map((day) =>
        new Date(2026, month, 1 + day, 11 + day).toLocaleString(locale, {
          ...{ weekday: width, month: width, day: 'numeric', hour: 'numeric' },
          ...{ timeZone: zone, timeZoneName: day % 2 ? 'long' : 'longGeneric' },
        }),
      ),
    ),
  ).flat();
}

/** What an owner may write: the texts of `src/content`, what stands in quotes there. */
const texts = globSync('src/content/*.ts').flatMap((file) =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(
      /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g,
    ),
    ([text]) => text,
  ),
);
const full = (style: 'full') =>
  new Date().toLocaleString(locale, { dateStyle: style, timeStyle: style });
const known = new Set(
  [...texts, ...wordsOfDates(), full('full'), locale, agency.currency, 'UTC GMT'].flatMap(wordsOf),
);

/** Names that programs read, and what a visitor has typed. */
const NO_WORDS =
  /https?:\S+|\S+@\S+|\/[\w/-]+|\b(?:json|schema|org|Ada|Lovelace|We sell engines|html|width|device|initial|scale)\b/g;

const strangersIn = (texts: readonly string[]) =>
  texts.flatMap((text) => wordsOf(text.replace(NO_WORDS, ' '))).filter((word) => !known.has(word));

/** Everything that a visitor can see, hear or be told of a page. */
async function toldBy(page: Page) {
  return page.evaluate(() => {
    const told = [document.title];
    const spoken = 'alt aria-description aria-label placeholder title aria-roledescription'.split(
      ' ',
    );
    const meta =
      '[name=description], [property^="og:"]:not([property="og:type"]):not([property="og:image:type"]), [name="twitter:title"], [name="twitter:description"]';
    for (const element of document.querySelectorAll(`meta:is(${meta})`))
      told.push(element.getAttribute('content') ?? '');
    for (const element of document.body.querySelectorAll('*')) {
      for (const name of spoken) told.push(element.getAttribute(name) ?? '');
      if (element.matches('script[type="application/ld+json"]')) {
        JSON.parse(element.textContent, (key, value) => {
          if (typeof value === 'string' && !/^@|^(unitCode|billingDuration|inLanguage)$/.test(key))
            told.push(value);
          return value;
        });
      }
      if (element.matches('script, style, noscript, template, [data-typed]')) continue;
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE && element.localName !== 'i')
          told.push(node.textContent ?? '');
    }
    return told;
  });
}

for (const path of pages)
  test(`${path} says no word that is not in src/content`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    expect(strangersIn(await toldBy(page))).toEqual([]);
  });

test('no step of the form says a word that is not in src/content', async ({ page }) => {
  const visit = consultationPage(page);
  await visit.open();
  await visit.introduce('words@example.com');
  for (const method of ['text', 'phone'] as const) {
    await visit.prefer(method);
    expect(strangersIn(await toldBy(page))).toEqual([]);
  }
  await visit.bookFirstCall();
  expect(strangersIn(await toldBy(page))).toEqual([]);
  await visit.send();
  expect(strangersIn(await toldBy(page))).toEqual([]);
  const entry = (await page.locator('a[download]').getAttribute('href')) ?? '';
  const [, title = ''] =
    /SUMMARY\S*?:(.*)/.exec(decodeURIComponent(entry).replaceAll('\r\n ', '')) ?? [];
  expect(strangersIn([title])).toEqual([]);
});

test('a form that breaks says no word that is not in src/content', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'FormData', { value: undefined }));
  await page.goto(contentPages.consultation);
  await expect(page.getByRole('link', { name: consultationError.retry })).toBeVisible();
  expect(strangersIn(await toldBy(page))).toEqual([]);
});

test('no page or answer for a request that was not taken says a word that is not in src/content', async ({
  page,
  request,
}) => {
  const everyField = Object.fromEntries(
    Object.keys(fieldProblems).map((problem, index) => [
      Object.keys(aCallBody())[index] ?? '',
      problem as keyof typeof fieldProblems,
    ]),
  );
  const statuses = Object.keys(unsentPage.refused.because).map(Number) as Refusal['status'][];
  const refusals = [400 as const, 429 as const, 503 as const, ...statuses].map((status, index) =>
    refusalInWords({
      status,
      fields: index === 0 ? everyField : undefined,
      headers: { 'Retry-After': '30' },
    }),
  );
  const all = [...refusals.map(refusalPage), notKeptPage(aConsultationRequest())];
  for (const html of all) {
    await page.setContent(html);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    expect(strangersIn(await toldBy(page))).toEqual([]);
  }
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.lang).toBe(locale);
  expect(strangersIn([manifest.name, manifest.short_name, manifest.description])).toEqual([]);
});

test('no answer of the server says a word that is not in src/content', async ({ request }) => {
  const answers = await Promise.all([
    request.post('/api/consultation', { data: { contactMethod: 'phone' } }),
    request.post('/api/consultation', { data: 'x', headers: { 'content-type': 'text/plain' } }),
    request.post('/api/consultation', { data: {}, headers: { 'sec-fetch-site': 'cross-site' } }),
    request.get('/api/consultation'),
  ]);
  for (const answer of answers) {
    const { error, fields = {} } = await answer.json();
    expect(strangersIn([error, ...Object.values<string>(fields)])).toEqual([]);
  }
});
