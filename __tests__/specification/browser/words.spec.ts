import { agency } from '#content/agency.ts';
import { consultationError } from '#content/consultation-page.ts';
import { pages as contentPages } from '#content/navigation.ts';
import { fieldProblems, unsentPage } from '#content/unsent-page.ts';
import type { Refusal } from '#server/intake/refusal.ts';
import {
  notKeptPage,
  refusalInWords,
  refusalPage,
} from '../../../src/app/api/consultation/unsent-page.ts';
import { consultationPage } from '../../browser/pages/consultation-page.ts';
import { expect, test } from '../../browser/site.ts';
import { aCallBody, aConsultationRequest } from '../../builders/consultation-request.ts';
import { strangersIn, toldBy } from './words-of.ts';

const { locale } = agency;

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
