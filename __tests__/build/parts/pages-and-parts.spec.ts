import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { BUILDS } from '../../../scripts/build/builds.ts';
import { refusalsOn } from '../../kit/browser/refusals-on.ts';
import { COPY } from './build-owners-copy.ts';
import { CANARY } from './owners-copy.ts';
import { expect, test } from './owners-site.ts';

const FRAMEWORK = /_next\/static\/chunks\/.*\.js/;

/** The returned function opens a path, on which the policy must refuse nothing. It returns the framework's files that were fetched. */
async function opening(page: Page) {
  const framework: string[] = [];
  page.on('request', (request) => {
    if (FRAMEWORK.test(request.url())) framework.push(request.url());
  });
  const refusals = await refusalsOn(page);
  return async (path: string) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(refusals()).toEqual([]);
    return framework;
  };
}

test('a build reads no request and no secret', () => {
  const found = spawnSync('grep', ['-rl', CANARY, BUILDS, '.next'], { cwd: COPY });
  expect([found.status, String(found.stdout)]).toEqual([1, '']);
});

test('pages without client components ship no framework and are styled', async ({ page }) => {
  const open = await opening(page);
  const heading = page.getByRole('heading', { level: 1 });
  for (const [path, title] of [
    ['/team', 'The Team'],
    ['/work/one', 'one'],
    ['/work/two%20(w%C3%B6rds)', 'two (wörds)'],
  ] as const) {
    expect(await open(path), path).toEqual([]);
    await expect(heading).toContainText(title);
  }
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(heading).toHaveCSS('background-image', /_next\/static\/media\/dot\..*\.svg/);
  await expect(heading).toHaveCSS('letter-spacing', '2px');
});

test('a client component works with all that it uses, beside our script', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  const framework = await (await opening(page))('/parts?q=a%20site&utm_source=x');
  expect(framework.length).toBeGreaterThan(0);
  const button = page.getByRole('button', { name: 'Count' });
  await expect(button).toHaveCSS('color', 'rgb(7, 8, 9)');
  await button.click();
  await expect(button).toHaveCSS('opacity', '0.25');
  await expect(page.getByText('Late')).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(page.getByText('Asked for a site')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A dot' })).toHaveJSProperty('naturalWidth', 4);
  await expect(page.locator('html')).toHaveAttribute('data-own', 'ran');
  await expect(page.getByRole('banner').getByRole('link').last()).toHaveAttribute(
    'href',
    /utm_source=x/,
  );
  expect(complaints).toEqual([]);
});
