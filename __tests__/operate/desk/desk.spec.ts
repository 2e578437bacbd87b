import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { SERVED } from '../../../scripts/build/builds.ts';
import { pathAndClock, startSite } from '../../../scripts/prove/real/running-site.ts';
import { startWebhookReceiver } from '../../../scripts/prove/real/webhook-receiver.ts';
import { deskPage } from '../../kit/browser/desk-page.ts';
import { test as base, expect } from '../../kit/browser/site.ts';
import { aRequestBody } from '../../kit/builders/consultation-request.ts';
import { hostileValues } from '../../kit/builders/hostile-values.ts';

type Row = { id: string; body: string; heldBecause?: string };
type Agency = {
  workflow: Awaited<ReturnType<typeof startWebhookReceiver>>;
  fill(rows: readonly Row[]): Promise<void>;
  /** Where the desk is, as it prints it. */
  address: string;
};

const row = (id: string, changes: Record<string, unknown> = {}, heldBecause?: string): Row => ({
  id,
  body: JSON.stringify(aRequestBody(changes)),
  ...(heldBecause && { heldBecause }),
});

/** A site that delivers, and a desk beside it. What the desk does on either store is held in desk.slow. */
const test = base.extend<{ agency: Agency }>({
  agency: async ({ browserName: _ }, use) => {
    const workflow = await startWebhookReceiver();
    const site = await startSite(workflow.environment);
    const environment = {
      ...pathAndClock,
      NODE_ENV: 'production' as const,
      DATA_DIR: site.dataDirectory,
    };
    // As in a container, where no project is around it.
    const desk = spawn(process.execPath, [resolve(SERVED, 'desk.mjs')], {
      cwd: site.dataDirectory,
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [address] = await once(createInterface({ input: desk.stdout }), 'line');

    await use({
      workflow,
      address,
      async fill(rows) {
        const filling = spawn(
          process.execPath,
          ['--conditions=react-server', '__tests__/kit/setup/filling-process.ts'],
          { env: environment, stdio: ['pipe', 'inherit', 'inherit'] },
        );
        filling.stdin.end(rows.map((each) => JSON.stringify(each)).join('\n'));
        const [code] = await once(filling, 'exit');
        expect(code).toBe(0);
      },
    });

    desk.kill('SIGINT');
    await once(desk, 'exit');
    await site.remove();
    await workflow.close();
  },
});

async function isForEverybody(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations).toEqual([]);
}

async function overflow(page: Page) {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

test('an operator sees each request, and does what can be done, while the site delivers', async ({
  page,
  agency,
}) => {
  const desk = deskPage(page);
  await agency.fill([
    row('spam', { name: 'Sam Spam' }, 'honeypot'),
    row('eve', { name: 'Eve Held', email: 'eve@example.com' }, 'honeypot'),
    row('grace', { name: 'Grace Hopper', description: 'A compiler, please.' }),
  ]);
  await agency.workflow.called();

  await page.goto(agency.address);
  await expect(page.getByRole('heading', { name: 'Delivery flows' })).toBeVisible();
  await expect(desk.figure('Held')).toHaveText('2');
  await expect(desk.requests).toHaveCount(3);
  await isForEverybody(page);
  const faces = await page.evaluate(() =>
    document.fonts.ready.then((all) => [...all]).then((all) => all.map(({ status }) => status)),
  );
  expect(faces).not.toContain('error');

  await desk.search({ word: 'compiler' });
  await expect(desk.requests).toHaveCount(1);
  await desk.search({ word: '', state: 'held' });
  await expect(desk.requests).toHaveCount(2);

  await desk.open('Eve Held');
  await expect(page.getByText('eve@example.com')).toBeVisible();
  await desk.act('Release');
  await expect(desk.told).toHaveText('eve is no longer held: it is due now.');
  await agency.workflow.called(2);

  await desk.back();
  await desk.open('Sam Spam');
  await desk.act('Discard');
  await desk.back();
  await expect(desk.figure('Held')).toHaveText('0');

  await desk.open('Eve Held');
  await desk.act('Forget this person');
  await desk.act('Forget for good');
  await desk.back();
  await expect(desk.requests.filter({ hasText: 'Eve Held' })).toHaveCount(0);

  // What waits is told, with why, and goes out when told to.
  agency.workflow.behave('asks to wait a day');
  await agency.fill([row('ada'), row('bob', { name: 'Bob' })]);
  await agency.workflow.called(3);
  await expect(async () => {
    await page.goto(agency.address);
    await expect(page.getByRole('heading', { name: 'Delivery is paused' })).toBeVisible();
  }).toPass();
  await expect(desk.figure('Waiting')).toHaveText('2');
  const trouble = page
    .getByRole('region')
    .or(page.locator('section'))
    .filter({ hasText: 'Delivery is paused' });
  await expect(trouble.getByRole('button', { name: 'Try all now' })).toBeVisible();
  await desk.figure('Waiting').getByRole('link').click();
  await expect(desk.requests).toHaveCount(2);

  const [file] = await Promise.all([page.waitForEvent('download'), desk.save()]);
  const saved = readFileSync(await file.path(), 'utf8');
  for (const id of ['ada', 'bob']) expect(saved).toContain(`\r\n${id},pending,`);

  await desk.open('Bob');
  await desk.act('Try now');
  await expect(desk.told).toHaveText('bob is due now.');
  await isForEverybody(page);
  await desk.back();

  agency.workflow.behave('accepts');
  await desk.act('Try all now');
  await agency.workflow.called(5);
  await expect(async () => {
    await page.goto(agency.address);
    await expect(desk.figure('Delivered today')).toHaveText('4');
  }).toPass();
  expect(new Set(agency.workflow.calls.map(({ id }) => id))).toEqual(
    new Set(['grace', 'eve', 'ada', 'bob']),
  );
});

test('hostile text breaks neither a page nor the file, all of it fits, and the keyboard alone acts on it', async ({
  page,
  agency,
}) => {
  const desk = deskPage(page);
  const { name = [], description = [] } = hostileValues;
  const texts = [...name, ...description, '<script>alert(1)</script>'];
  const rows = texts.flatMap((name, index) =>
    index % 3
      ? []
      : [
          row(
            `hostile-${index}`,
            { name, company: texts[index + 1], description: texts[index + 2] },
            'honeypot',
          ),
        ],
  );
  await agency.fill([row('held', { name: `Eve ${'x'.repeat(96)}` }, 'honeypot'), ...rows]);
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));

  let seen = 0;
  await page.goto(agency.address);
  for (const older = page.getByRole('link', { name: 'Older ones' }); ; ) {
    seen += await desk.requests.count();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await overflow(page), `${width} px at ${page.url()}`).toBeLessThanOrEqual(0);
    }
    if (!(await older.isVisible())) break;
    const here = page.url();
    // By key: where a window just changed its width, a page may still scroll under a pointer.
    await older.press('Enter');
    await page.waitForURL(({ href }) => href !== here, { waitUntil: 'domcontentloaded' });
  }
  expect(seen).toBe(rows.length + 1);
  const [file] = await Promise.all([page.waitForEvent('download'), desk.save()]);
  expect(file.suggestedFilename()).toBe('requests.csv');

  await page.goto(`${agency.address}?word=Eve`);
  await reach(page, desk.requests.first());
  await page.keyboard.press('Enter');
  await page.waitForURL(/id=held/);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflow(page), `${width} px at ${page.url()}`).toBeLessThanOrEqual(0);
  }
  await reach(page, page.getByRole('button', { name: 'Release' }));
  await page.keyboard.press('Enter');
  await expect(desk.told).toHaveText('held is no longer held: it is due now.');
  expect(complaints).toEqual([]);
});

async function reach(page: Page, goal: Locator) {
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab');
    if (await goal.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('The keyboard does not get there.');
}
