import { refusalsOn } from '../../kit/browser/site.ts';
import { MARKED } from '../../kit/marked-language.ts';
import { expect, test } from './owners-site.ts';

test('a page with cookies and a server action works with and without JavaScript', async ({
  browser,
  agency,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled, baseURL: agency.url });
    const refusals = javaScriptEnabled ? await refusalsOn(page) : () => [];
    await page.goto('/guests', { waitUntil: 'load' });
    await page.getByLabel('Your name').fill('<i>Ada</i>');
    await page.getByRole('button', { name: 'Remember me' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, <i>Ada</i>');
    await page.goto(`/${MARKED.code}/guests`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, <i>Ada</i>');
    expect(refusals()).toEqual([]);
    await page.close();
  }
});

test('a page is rendered for its request and hydrated, and its links need no new page', async ({
  page,
}) => {
  const refusals = await refusalsOn(page);
  await page.goto('/asked?q=tea');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Asked for tea');
  await expect(title).toHaveCSS('font-weight', '600');
  const like = page.getByRole('main').getByRole('button');
  await like.click();
  await expect(like).toContainText('(1)');
  await page.evaluate(() => Object.assign(document.body.dataset, { kept: '' }));
  await page.getByRole('link', { name: 'Renewed' }).click();
  await expect(title).toHaveText('Renewed');
  await expect(title).toHaveCSS('font-weight', '600');
  await expect(page.locator('body')).toHaveAttribute('data-kept');
  expect(refusals()).toEqual([]);
});

test('what one visitor gets, no cache keeps for another', async ({ agency }) => {
  const asked = { headers: { cookie: 'guest=Ada' } };
  const [own, other] = await Promise.all([
    fetch(`${agency.url}/guests`, asked),
    fetch(`${agency.url}/guests`),
  ]);
  expect(own.headers.get('cache-control')).toMatch(/private.*no-store/);
  expect([await own.text(), await other.text()]).toEqual([
    expect.stringContaining('Welcome, Ada'),
    expect.stringContaining('Welcome, stranger'),
  ]);
});

test('a page with revalidate is the same for a while, and new after that', async ({ agency }) => {
  const render = async () =>
    /\d{13}/.exec(await (await fetch(`${agency.url}/renewed`)).text())?.[0];
  const first = await render();
  expect(first).toBeDefined();
  await expect.poll(render).not.toBe(first);
});

test('a page open to any address is the page of 404 where it says so', async ({ agency }) => {
  for (const [item, status] of Object.entries({ tea: 200, none: 404 })) {
    const response = await fetch(`${agency.url}/items/${item}`);
    expect([item, response.status]).toEqual([item, status]);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});
