import type { Page } from '@playwright/test';
import { pageWeight } from '#agency/page-weight.ts';
import type { PageWeight } from '#agency-types.ts';
import { languages, prefixOf } from '#content/languages.ts';
import { addressesIn } from '#content/navigation.ts';
import { TYPEFACE_KILOBYTES } from '../../scripts/prove/typeface-size.ts';
import { consultationPage, offersCalls, writtenMethod } from '../kit/browser/consultation-page.ts';
import { bytesOfFirstResponse, expect, test } from '../kit/browser/site.ts';
import { contentPages, finishedPages, NO_PAGE } from '../kit/real/built-pages.ts';

const { kilobytes, files, longPages }: Required<PageWeight> = {
  kilobytes: 45,
  files: 6,
  longPages: [],
  ...pageWeight,
};
const CALENDAR_KILOBYTES = 110;
/** Thank You has the scripts of the form. */
const formAddresses = languages.map(({ code }) =>
  encodeURI(prefixOf(code) + addressesIn(code).consultation),
);
/** So many bytes go before the server waits for an acknowledgement. */
const ROUND_TRIP_BYTES = 14_600;

const refusal = (fault: string, setting: string) =>
  `${fault} If you want it so, write ${setting} into src/agency/page-weight.ts.`;
const SHARES = {
  typefaces: {
    limit: TYPEFACE_KILOBYTES,
    remedy:
      'remove a file from src/agency/typeface.ts, or letters from each: ' +
      'docs/making-it-yours.md, "the typeface"',
  },
  scripts: { limit: 8, remedy: 'remove what visitors do not need' },
  pictures: { limit: 5, remedy: 'save them as SVG or WebP, no larger than they are shown' },
} as const;

type Kind = 'page' | keyof typeof SHARES;
type File = { path: string; bytes: number; kind: Kind };

test('content pages ship no framework and keep to their budget', async ({ page }) => {
  for (const path of contentPages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const served = await servedTo(page);
    expect.soft(served.framework, path).toBe(0);
    expect.soft(served.ownScript, path).toBeGreaterThan(0);
    const isOfForm = formAddresses.some((address) => path.startsWith(address));
    const scripts = `${path}: ${served.ownScript} KB of the site's own scripts`;
    expect.soft(served.ownScript, scripts).toBeLessThanOrEqual(isOfForm ? 9 : 2.5);
    const total = `${path}: too heavy, ${Math.round(served.everything)} KB.`;
    const enough = Math.ceil(served.everything / 5) * 5;
    const weight = [total, ...aboveTheirShare(served.files)].join(' ');
    const tooHeavy = refusal(weight, `kilobytes: ${enough}`);
    expect.soft(served.everything, tooHeavy).toBeLessThanOrEqual(kilobytes);
    const requested = `${path}: too many files, ${served.paths.join(', ')}. Remove one.`;
    const tooMany = refusal(requested, 'files: 8');
    expect.soft(served.paths.length, tooMany).toBeLessThanOrEqual(files);
  }
});

test('every finished page arrives in one round trip', async ({ request }) => {
  for (const path of finishedPages.filter(
    (page) => page !== NO_PAGE && !longPages.includes(page),
  )) {
    const size = await bytesOfFirstResponse(request, path);
    const length = `the HTML of ${path} is too long. Shorten its words.`;
    const tooLong = refusal(length, `longPages: ['${path}']`);
    expect.soft(size, tooLong).toBeLessThanOrEqual(ROUND_TRIP_BYTES);
  }
});

test('the calendar is fetched by a visitor who approaches the telephone, and by no other', async ({
  page,
}) => {
  const visit = consultationPage(page);
  await visit.open();
  const { ownScript } = await servedTo(page);
  const calendar = async () => (await servedTo(page)).ownScript - ownScript;
  if (writtenMethod) {
    await visit.getReady('in-writing@example.com');
    await visit.send();
    expect(await calendar()).toBe(0);
  }
  if (!offersCalls) return;
  await visit.open();
  await visit.method('phone').hover();
  await expect.poll(calendar).toBeGreaterThan(0);
  expect(await calendar(), "the calendar's scripts").toBeLessThanOrEqual(CALENDAR_KILOBYTES);
});

function aboveTheirShare(files: readonly File[]) {
  return Object.entries(SHARES).flatMap(([kind, { limit, remedy }]) => {
    const alike = files.filter((file) => file.kind === kind);
    const total = alike.reduce((sum, { bytes }) => sum + bytes / 1024, 0);
    const named = alike.map(({ path, bytes }) => `${path} with ${Math.round(bytes / 1024)} KB`);
    return total > limit ? [`Its ${kind} are ${named.join(' and ')}: ${remedy}.`] : [];
  });
}

function kindOf(path: string, initiator: string): Kind {
  if (initiator === 'navigation') return 'page';
  if (/\.(woff2?|[ot]tf)$/.test(path)) return 'typefaces';
  return path.endsWith('.js') ? 'scripts' : 'pictures';
}

/**
 * Resource Timing begins anew with each document: late responses to the page before do not count.
 */
async function servedTo(page: Page) {
  const responses = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      // A browser asks for the icon of its tab as "other".
      // `markup.spec` names files that do not exist.
      .filter((entry) => entry.responseStatus === 200 && entry.initiatorType !== 'other')
      .map((entry) => ({
        path: new URL(entry.name).pathname,
        bytes: entry.encodedBodySize,
        initiator: entry.initiatorType,
      })),
  );
  const kilobytesBelow = (folder: string) =>
    responses
      .filter(({ path }) => path.startsWith(folder))
      .reduce((sum, { bytes }) => sum + bytes / 1024, 0);
  return {
    files: responses.map(({ path, bytes, initiator }) => ({
      path,
      bytes,
      kind: kindOf(path, initiator),
    })),
    paths: responses.map(({ path }) => path),
    everything: kilobytesBelow(''),
    framework: kilobytesBelow('/_next/static/chunks/'),
    ownScript: kilobytesBelow('/_next/static/') - kilobytesBelow('/_next/static/media/'),
  };
}
