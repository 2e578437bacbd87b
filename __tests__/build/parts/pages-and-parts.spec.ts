import { spawnSync } from 'node:child_process';
import { BUILDS } from '../../../scripts/build/builds.ts';
import { markupErrors } from '../../kit/browser/markup-errors.ts';
import { refusalsOn } from '../../kit/browser/site.ts';
import { MARKED } from '../../kit/marked-language.ts';
import { COPY } from './build-owners-copy.ts';
import { CANARY } from './owners-copy.ts';
import { expect, test } from './owners-site.ts';

test('a build reads no request and no secret', () => {
  const found = spawnSync('grep', ['-rl', CANARY, BUILDS, '.next'], { cwd: COPY });
  expect([found.status, String(found.stdout)]).toEqual([1, '']);
});

test('pages without client components are styled, and the policy allows it', async ({ page }) => {
  const refusals = await refusalsOn(page);
  const heading = page.getByRole('heading', { level: 1 });
  const titles = {
    'our-team': 'The Team',
    'work/one': 'one',
    'work/two%20(w%C3%B6rds)': 'two (wörds)',
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(`/${path}`, { waitUntil: 'networkidle' });
    await expect(heading).toContainText(title);
  }
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
  await expect(heading).toHaveCSS('background-image', /_next\/static\/media\/dot\..*\.svg/);
  await expect(heading).toHaveCSS('letter-spacing', '2px');
  expect(refusals()).toEqual([]);
});

test('a page is where its row says: one that moved redirects, and a removed one is not found', async ({
  agency,
}) => {
  const fetchPath = (path: string) => fetch(agency.url + path, { redirect: 'manual' });
  for (const language of ['', `/${MARKED.code}`]) {
    expect((await fetchPath(`${language}/our-team`)).status).toBe(200);
    const moved = await fetchPath(`${language}/team`);
    const location = moved.headers.get('location');
    expect([moved.status, location]).toEqual([308, `${language}/our-team`]);
    expect((await fetchPath(`${language}/about`)).status, language).toBe(404);
  }
  const moved = await fetchPath('/prices');
  expect([moved.status, moved.headers.get('location')]).toEqual([308, '/services']);
  const home = await (await fetchPath('/')).text();
  expect(home).toContain('href="/our-team"');
  expect(home).not.toContain('/about"');
});

test('posts are finished pages in the languages that have them, with pictures and feeds', async ({
  page,
}) => {
  const refusals = await refusalsOn(page);
  await page.goto('/blog');
  await page.getByRole('main').getByRole('link', { name: 'Second' }).click();
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await page.getByRole('link', { name: 'First' }).click();
  await expect(page.getByRole('img', { name: 'A dot' })).toHaveJSProperty('naturalWidth', 4);
  await expect(page.locator('script[src*="/chunks/"]')).toHaveCount(0);
  await page.getByRole('link', { name: MARKED.name }).first().click();
  await expect(page).toHaveURL(`/${MARKED.code}/journal/first`);
  expect(refusals()).toEqual([]);
  for (const [path, status] of [
    ['/blog/feed.xml', 200],
    [`/${MARKED.code}/journal/feed.xml`, 200],
    [`/${MARKED.code}/journal/second`, 404],
  ] as const)
    expect((await page.request.get(path)).status(), path).toBe(status);
  expect(await (await page.request.get('/blog/feed.xml')).text()).toContain('Second &amp; last');
});

test('a page with a client component or a server action is valid HTML', async ({ agency }) => {
  for (const path of ['/liked', '/parts?q=a', '/guests'])
    expect(await markupErrors(await (await fetch(agency.url + path)).text()), path).toEqual([]);
});

test('a client component works with all that it uses, beside our script', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto('/parts?q=a%20site&utm_source=x');
  const button = page.getByRole('button', { name: 'Count' });
  await expect(button).toHaveCSS('color', 'rgb(7, 8, 9)');
  await button.click();
  await expect(button).toHaveCSS('opacity', '0.25');
  await expect(page.getByText('Late')).toHaveCSS('color', 'rgb(4, 5, 6)');
  await expect(page.getByText('Asked for a site')).toBeVisible();
  await expect(page.getByRole('img', { name: 'A dot' })).toHaveJSProperty('naturalWidth', 4);
  await expect(page.locator('html')).toHaveAttribute('data-own', 'ran');
  const lastLink = page.getByRole('banner').getByRole('link').last();
  await expect(lastLink).toHaveAttribute('href', /utm_source=x/);
  await page.goto('/liked');
  const like = page.getByRole('main').getByRole('button');
  await like.click();
  await expect(like).toContainText('(1)');
  await expect(like).toHaveCSS('text-decoration-line', 'underline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-weight', '600');
  expect(complaints).toEqual([]);
});
