import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { operatorWords } from '#content/operator-words.ts';
import { HONEYPOT } from '#domain/honeypot.ts';
import { SERVED } from '../../../scripts/build/builds.ts';
import { axeViolations } from '../../kit/browser/axe-violations.ts';
import { expect, test } from '../../kit/browser/site.ts';
import { aRequestBody } from '../../kit/builders/consultation-request.ts';
import { startProgram } from '../../kit/real/running-program.ts';
import { startSite } from '../../kit/real/running-site.ts';

const said = operatorWords.desk;

async function suitsEverybody(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${width} px at ${page.url()}`).toBeLessThanOrEqual(0);
  }
}

test('an operator finds a request and acts on it beside the site', async ({ page }) => {
  const site = await startSite();
  // A container has no project around the desk.
  const cwd = site.dataDirectory;
  const command = [process.execPath, resolve(SERVED, 'desk.mjs')];
  const desk = startProgram(command, { DATA_DIR: cwd }, cwd);
  await desk.printed(1);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  for (const changes of [
    { name: 'Eve Held', [HONEYPOT]: 'x' },
    { name: `<script>alert(1)</script>${'x'.repeat(70)}` },
  ])
    await page.request.post(`${site.url}/api/consultation`, { data: aRequestBody(changes) });
  await page.goto(desk.lines[0] ?? '');
  await expect(page.getByRole('heading', { name: said.delivery.flows })).toBeVisible();
  await suitsEverybody(page);

  await page.getByLabel(said.search.word).fill('Held');
  await page.getByRole('button', { name: said.search.show }).press('Enter');
  await expect(page.getByRole('list').getByRole('link')).toHaveCount(1);
  await page.getByRole('link', { name: 'Eve Held' }).click();
  await suitsEverybody(page);
  await page.getByRole('button', { name: said.actions.release.button, exact: true }).press('Enter');
  await expect(page.getByRole('status')).toContainText(said.results.released('').trim());
  expect(complaints).toEqual([]);

  desk.child.kill('SIGINT');
  await desk.ended();
  await site.remove();
});
