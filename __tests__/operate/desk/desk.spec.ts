import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { SERVED } from '../../../scripts/build/builds.ts';
import { pathAndClock, startSite } from '../../../scripts/prove/real/running-site.ts';
import { startWebhookReceiver } from '../../../scripts/prove/real/webhook-receiver.ts';
import { deskPage } from '../../kit/browser/desk-page.ts';
import { test as base, expect } from '../../kit/browser/site.ts';
import { aRequestBody } from '../../kit/builders/consultation-request.ts';

type Agency = {
  workflow: Awaited<ReturnType<typeof startWebhookReceiver>>;
  /** Posts a request. A filled honeypot makes it held. */
  post(changes: Record<string, unknown>): Promise<void>;
  /** Where the desk is, as it prints it. */
  address: string;
};

const SPAM = { subject: 'x' };

/** A delivering site with a desk. */
const test = base.extend<{ agency: Agency }>({
  agency: async ({ browserName: _ }, use) => {
    const workflow = await startWebhookReceiver();
    const site = await startSite(workflow.environment);
    const env = { ...pathAndClock, NODE_ENV: 'production' as const, DATA_DIR: site.dataDirectory };
    // A container has no project around the desk.
    const desk = spawn(process.execPath, [resolve(SERVED, 'desk.mjs')], {
      cwd: site.dataDirectory,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [address] = await once(createInterface({ input: desk.stdout }), 'line');
    await use({
      workflow,
      address,
      async post(changes) {
        const answer = await fetch(`${site.url}/api/consultation`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(aRequestBody(changes)),
        });
        expect(answer.status).toBe(200);
      },
    });
    desk.kill('SIGINT');
    await once(desk, 'exit');
    await site.remove();
    await workflow.close();
  },
});

/** Everybody can use it, and nothing is outside of a phone or a screen. */
async function suitsEverybody(page: Page) {
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider, `${width} px at ${page.url()}`).toBeLessThanOrEqual(0);
  }
}

test('an operator finds each request and acts on it while the site delivers', async ({
  page,
  agency,
}) => {
  const desk = deskPage(page);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await agency.post({ name: 'Sam Spam', ...SPAM });
  await agency.post({ name: 'Eve Held', email: 'eve@example.com', ...SPAM });
  await agency.post({ name: `<script>alert(1)</script>${'x'.repeat(70)}`, ...SPAM });
  await agency.post({ name: 'Grace Hopper', description: 'A compiler, please.' });
  await agency.workflow.called();

  await page.goto(agency.address);
  await expect(page.getByRole('heading', { name: 'Delivery flows' })).toBeVisible();
  await expect(desk.figure('Held')).toHaveText('3');
  await expect(desk.requests).toHaveCount(4);
  await suitsEverybody(page);
  const faces = await page.evaluate(() =>
    document.fonts.ready.then((all) => [...all].map(({ status }) => status)),
  );
  expect(faces).not.toContain('error');

  await desk.search({ word: 'compiler' });
  await expect(desk.requests).toHaveCount(1);
  await desk.search({ word: '', state: 'held' });
  await expect(desk.requests).toHaveCount(3);

  await desk.open('Eve Held');
  await suitsEverybody(page);
  await page.getByRole('button', { name: 'Release' }).press('Enter');
  await expect(desk.told).toContainText('is no longer held: it is due now.');
  await agency.workflow.called(2);
  await desk.back();
  await desk.open('Sam Spam');
  await desk.act('Discard');
  await desk.back();
  await expect(desk.figure('Held')).toHaveText('1');
  await desk.open('Eve Held');
  await desk.act('Forget this person');
  await desk.act('Forget for good');
  await desk.back();
  await expect(desk.requests.filter({ hasText: 'Eve Held' })).toHaveCount(0);

  agency.workflow.behave('asks to wait a day');
  await agency.post({ name: 'Bob' });
  await agency.workflow.called(3);
  await expect(async () => {
    await page.goto(agency.address);
    await expect(page.getByRole('heading', { name: 'Delivery is paused' })).toBeVisible();
  }).toPass();
  agency.workflow.behave('accepts');
  await desk.act('Try all now');
  await agency.workflow.called(4);
  expect(complaints).toEqual([]);
});
