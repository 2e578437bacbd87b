import { agency } from '#content/agency.ts';
import { fieldProblems, unsentPage } from '#content/unsent-page.ts';
import type { Refusal } from '#server/intake/refusal.ts';
import {
  notKeptPage,
  refusalInWords,
  refusalPage,
} from '../../src/app/api/consultation/answers.ts';
import { expect, test } from '../kit/browser/site.ts';
import { aCallBody, aConsultationRequest } from '../kit/builders/consultation-request.ts';
import { strangersIn, toldBy } from './words-of.ts';

const { locale } = agency;

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
