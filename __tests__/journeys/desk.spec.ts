import type { Page } from '@playwright/test';
import { operatorWords } from '#content/operator-words.ts';
import { HONEYPOT } from '#domain/honeypot.ts';
import { axeViolations, expect, test } from '../kit/browser/site.ts';
import { aCallBody, aRequestBody } from '../kit/builders/requests.ts';
import { startSite } from '../kit/real/running-site.ts';
import { words } from '../kit/words.ts';

const said = operatorWords.desk;
const PASSWORD = 'correct-horse-battery';

async function suitsEverybody(page: Page) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await axeViolations(page)).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${page.url()}, ${width} px`).toBeLessThanOrEqual(0);
  }
}

async function logIn(page: Page, password: string) {
  await page.getByLabel(said.login.password).fill(password);
  await page.getByRole('button', { name: said.login.button }).press('Enter');
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).press('Enter');

test('an operator logs in, answers, releases and forgets', async ({ page }) => {
  const site = await startSite({ DESK_PASSWORD: PASSWORD });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  const long = `<script>alert(1)</script>${'x'.repeat(70)}`;
  for (const body of [
    aRequestBody({ name: 'Eve Held', email: 'eve@example.com', [HONEYPOT]: 'x' }),
    aRequestBody({ name: long }),
    aCallBody({ name: 'Grace Call' }),
  ])
    await page.request.post(`${site.url}/api/consultation`, { data: body });

  await page.goto(`${site.url}/desk`);
  await suitsEverybody(page);
  await logIn(page, 'a wrong password');
  await expect(page.getByRole('alert')).toHaveText(said.login.wrong);
  complaints.length = 0;
  await logIn(page, PASSWORD);
  const toAnswer = page.getByRole('region', { name: said.toAnswer.title });
  await expect(toAnswer.getByRole('listitem')).toHaveCount(2);
  await suitsEverybody(page);
  await page.setViewportSize({ width: 360, height: 800 });
  // The hours have no time zone, so a remark of a line or two stands in its row.
  const name = page.getByRole('search').getByText('Grace Call');
  const { height = 0 } = (await name.boundingBox()) ?? {};
  expect(height, 'the name keeps one line').toBeLessThan(40);

  const ofLong = toAnswer.getByRole('listitem').filter({ hasText: long });
  await ofLong.getByRole('button', { name: said.actions.answered.button }).press('Enter');
  await expect(toAnswer.getByRole('listitem')).toHaveCount(1);

  await page.getByRole('link', { name: said.weeks.link }).click();
  const weeks = page.getByRole('table', { name: said.weeks.weeks });
  await expect(weeks.getByRole('row').last().getByRole('cell')).toHaveText(['2', '1']);
  await suitsEverybody(page);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: said.weeks.csv }).click();
  expect((await download).suggestedFilename()).toBe('weeks.csv');
  await page.getByRole('link', { name: said.back }).click();

  await page.getByLabel(said.search.word).fill('Held');
  await press(page, said.search.show);
  await expect(page).toHaveURL(/Held/);
  await page.getByRole('search').getByRole('link', { name: 'Eve Held' }).click();
  const release = page.getByRole('button', { name: said.actions.release.button });
  await expect(release).toBeVisible();
  await suitsEverybody(page);
  await release.press('Enter');
  await expect(page.getByRole('status')).toContainText(said.results.released('').trim());
  await page.getByRole('link', { name: said.request.title }).click();
  await page.getByText(said.actions.forget.unfold).click();
  await press(page, said.actions.forget.button);
  await expect(page.getByRole('status')).toContainText('eve@example.com');
  expect(complaints).toEqual([]);
  await site.remove();
});

test('after a logout, Back shows a login in place of the desk', async ({ page }) => {
  const site = await startSite({ DESK_PASSWORD: PASSWORD });
  const password = page.getByLabel(said.login.password);
  const title = page.getByRole('heading', { name: said.toAnswer.title });
  await page.goto(`${site.url}/desk`);
  await logIn(page, PASSWORD);
  await expect(title).toBeVisible();
  await press(page, said.login.logOut);
  await expect(password).toBeVisible();
  await page.goBack();
  await expect(password).toBeVisible();
  await expect(title).toBeHidden();
  await site.remove();
});

test('without a password the desk is an unknown address', async ({ site, request }) => {
  const titleAt = async (path: string) => {
    const response = await request.get(site.url + path);
    return [response.status(), /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text())?.[1]];
  };
  expect(await titleAt('/desk')).toEqual(await titleAt('/desk-of-nobody'));
  expect(await titleAt('/desk/weeks')).toEqual(await titleAt('/desk'));
  expect(await titleAt('/desk')).toEqual([404, words.notFoundPage.title]);
});
