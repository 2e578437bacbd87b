import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Locator, type Page } from '@playwright/test';
import { buildCopy } from './copy-project.ts';
import { chromiumOptions } from './find-chromium.ts';
import { hoursIn } from './real/calendar-feed.ts';
import { startSite } from './real/running-site.ts';
import { until } from './real/until.ts';
import { startWebhookReceiver } from './real/webhook-receiver.ts';
import { filledForm } from './torture/post-form.ts';
import { seededRandom } from './torture/seeded-random.ts';

/**
 * On a phone a real browser asks for a call, moves it twice and cancels it, with script and without, where the site is
 * German and where it is Arabic, from right to left. It finds its way by what a form is made of, and reads no word.
 */
const ZONE = 'America/New_York';
const VIEWPORT = { width: 390, height: 844 };
const MINUTE_MS = 60_000;

const LANGUAGES = [
  { locale: 'de-DE', title: 'Ihr Gespräch', direction: 'ltr' },
  { locale: 'ar-EG', title: 'مكالمتك', direction: 'rtl' },
];

const browser = await chromium.launch(chromiumOptions());
for (const language of LANGUAGES) await proveIn(language);
process.exit();

async function proveIn({ locale, title, direction }: (typeof LANGUAGES)[number]) {
  const agency = readFileSync('src/content/agency.ts', 'utf8');
  const words = readFileSync('src/content/call-page.ts', 'utf8');
  const folder = buildCopy(`calls-${locale}`, {
    'src/domain/call-hours.ts': hoursIn({ timeZone: ZONE }),
    'src/content/agency.ts': agency.replace("locale: 'en-US'", `locale: '${locale}'`),
    'src/content/call-page.ts': words.replace(/title: '.*'/, `title: '${title}'`),
  });
  const receiver = await startWebhookReceiver();
  const site = await startSite(receiver.environment, { folder });
  for (const javaScriptEnabled of [true, false]) {
    const email = `${javaScriptEnabled}@example.com`;
    const context = await browser.newContext({ viewport: VIEWPORT, javaScriptEnabled });
    const page = await context.newPage();
    const found = { rules: 0, wide: 0, pages: 0, strange: 0 };
    /** Each page on the way is laid out in its direction, no wider than the phone, and as axe wants it. */
    const look = async () => {
      const html = page.locator('html');
      const said = [await html.getAttribute('lang'), (await html.getAttribute('dir')) ?? 'ltr'];
      found.pages += 1;
      found.strange += Number(said.join() !== [locale, direction].join());
      found.wide += Number((await html.evaluate((all) => all.scrollWidth)) > VIEWPORT.width);
      if (javaScriptEnabled)
        found.rules += (await new AxeBuilder({ page }).analyze()).violations.length;
    };
    await page.goto(`${site.url}/consultation`);
    await fillIn(page, email);
    await (javaScriptEnabled ? bookWithScript(page) : bookWithout(page));
    await look();
    await page.goto(javaScriptEnabled ? await linkOf(page) : page.url().replace('?sent', ''));
    const isOwners = (await page.title()).startsWith(title);
    for (const day of [2, 4]) {
      await page.locator('details[name="day"] summary').nth(day).click();
      await page.locator('details[open] label').first().click();
      await look();
      await press(page, page.locator('button[value="move"]'));
    }
    await look();
    await page.locator('main > details summary').click();
    await press(page, page.locator('button[value="cancel"]'));
    await look();
    const told = () =>
      receiver.calls
        .filter(({ body }) => body.includes(email))
        .map(({ headers }) => headers['x-call-status'] ?? 'booked');
    await until(() => told().length === 4, MINUTE_MS, 'The workflow is not told').catch(() => {});
    const heard = told().join(', ');
    const holds = heard === 'booked, moved, moved, cancelled' && isOwners;
    const isFine = found.rules + found.wide + found.strange === 0;
    say(
      holds && isFine,
      `${locale}, ${direction}, ${javaScriptEnabled ? 'with' : 'without'} script, 390 px: ${heard}; of ${found.pages} pages ` +
        `${found.wide} are too wide, ${found.strange} in another language or direction` +
        (javaScriptEnabled ? `, axe finds ${found.rules}` : ''),
    );
    await context.close();
  }
  await Promise.all([site.remove(), receiver.close()]);
}

async function fillIn(page: Page, email: string) {
  const answers = { ...JSON.parse(filledForm(seededRandom(email))), email };
  for (const [name, answer] of Object.entries<string | null>(answers)) {
    const field = page.locator(
      `main form [name="${name}"]:not([type="radio"]):not([type="hidden"])`,
    );
    if (answer === null || /^(call|contact|submitted)/.test(name) || !(await field.count()))
      continue;
    const isChoice = await field.evaluate(({ tagName }) => tagName === 'SELECT');
    await (isChoice ? field.selectOption(answer) : field.fill(answer));
  }
  await page.locator('[name="contactMethod"][value="phone"]').check();
}

async function bookWithScript(page: Page) {
  const days = page.locator('[role="gridcell"][aria-disabled="false"]:not([aria-current])');
  await days.filter({ visible: true }).nth(1).click();
  await page.locator('[name="callTime"]:enabled').first().check();
  // Who fills in a form within a second is held for a look.
  await page.waitForFunction(() => performance.now() > 1_500);
  await page.locator('main form button[type="submit"]').click();
  await page.locator('a[href*="/call/"]').waitFor();
}

async function bookWithout(page: Page) {
  const inAWeek = new Date(Date.now() + 7 * 1440 * MINUTE_MS);
  const day = inAWeek.getDay() % 6 === 0 ? new Date(+inAWeek + 2 * 1440 * MINUTE_MS) : inAWeek;
  await page.locator('[name="callDate"]').fill(day.toISOString().slice(0, 10));
  await page.locator('[name="callTime"]').fill('10:00');
  await press(page, page.locator('main form button[type="submit"]'));
}

async function linkOf(page: Page) {
  return (await page.locator('a[href*="/call/"]').first().getAttribute('href')) ?? '';
}

function press(page: Page, button: Locator) {
  return Promise.all([page.waitForEvent('load'), button.click()]);
}

function say(holds: boolean, sentence: string) {
  console.log(`${holds ? 'yes' : 'NO '}  ${sentence}`);
  if (!holds) process.exitCode = 1;
}
