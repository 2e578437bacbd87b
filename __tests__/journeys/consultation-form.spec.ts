import { fillBlanks } from '#content/fill-blanks.ts';
import { fieldRowsOf, fieldOf as ruleOf } from '#domain/consultation-fields.ts';
import {
  consultationPage,
  fieldOf,
  offersCalls,
  writtenMethod,
} from '../kit/browser/consultation-page.ts';
import { axeViolations, expect, requestsOf, test } from '../kit/browser/site.ts';
import { formValues } from '../kit/builders/requests.ts';
import { pages, plainControls, sentRequest, unsentPage } from '../kit/words.ts';

test.use({ timezoneId: 'UTC' });

const CALENDAR = '**/_next/static/calendar-*.js*';

test('Thank You stays after a reload, and Back leads before the form', async ({ page, site }) => {
  const visit = consultationPage(page);
  const email = 'kept@example.com';
  await page.goto(pages.services);
  await visit.getReady(email);
  await visit.send();
  const address = new RegExp(`${pages.consultation}/thank-you$`);
  const sentence = sentRequest[`${writtenMethod ?? ('call' as const)}To`];
  const reply = page.getByText(fillBlanks(sentence, { ...formValues, email }));
  await expect(reply).toBeVisible();
  await expect(page).toHaveURL(address);
  await page.reload();
  await expect(reply).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(pages.services);
  await page.goForward();
  await expect(reply).toBeVisible();
  expect(requestsOf(email, site)).toHaveLength(1);
});

test('the hint at a misspelt address stands clear of the field below', async ({ page }) => {
  const visit = consultationPage(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await visit.open();
    await fieldOf(page, 'email').fill('ada@gmial.com');
    await fieldOf(page, 'email').blur();
    const hint = await page.locator('[data-part="meant-email"]').boundingBox();
    const labels = await page.locator('form label').all();
    const boxes = await Promise.all(labels.map((label) => label.boundingBox()));
    const bottom = (hint?.y ?? 0) + (hint?.height ?? 0);
    const below = boxes.filter((box) => box && box.y > (hint?.y ?? 0)).map((box) => box?.y ?? 0);
    expect(bottom, `${width} px`).toBeGreaterThan(0);
    expect(bottom, `${width} px`).toBeLessThanOrEqual(Math.min(...below) + 1);
  }
});

if (offersCalls)
  test('plain controls replace a calendar that fails, and it is fetched again', async ({
    page,
  }) => {
    const visit = consultationPage(page);
    await visit.open();
    await page.route(CALENDAR, (route) => route.abort());
    await visit.prefer('phone');
    await expect(visit.callDate).toBeVisible();
    if (!writtenMethod) return;
    await visit.prefer(writtenMethod);
    await page.unroute(CALENDAR);
    await page.route(CALENDAR, (route) => route.abort(), { times: 1 });
    await visit.prefer('phone');
    await expect(visit.calendar).toBeVisible();
  });

if (offersCalls)
  test('a form without its module shows plain controls and keeps half a date', async ({ page }) => {
    await page.route('**/_next/static/*.js', (route) => route.abort());
    const visit = consultationPage(page);
    await page.goto(pages.consultation);
    await expect(visit.callDate).toBeHidden();
    await visit.prefer('phone');
    await expect(visit.callDate).toHaveAccessibleName(plainControls.preferredDate);
    // Half a date blocks Submit, so it must stay in sight.
    await visit.callDate.pressSequentially('12');
    if (!writtenMethod) return;
    await visit.prefer(writtenMethod);
    await expect(visit.callDate).toBeVisible();
  });

test('the page of an unsent form is whole, and Back leads to what was typed', async ({ page }) => {
  const name = 'Ada of “Ada & Sons”';
  await page.goto(pages.consultation);
  await fieldOf(page, 'name').fill(name);
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.submit();
  });
  await expect(page.getByText(unsentPage.wrongFields.reason)).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  await expect(page.locator('html')).toHaveAttribute('data-scrolled');
  expect(await axeViolations(page)).toEqual([]);

  await page.goBack();
  await expect(fieldOf(page, 'name')).toHaveValue(name);
});

test('the line of the sections reaches Submit, and lights once the form is complete', async ({
  page,
}) => {
  const visit = consultationPage(page);
  await visit.open();
  const colour = () =>
    visit.submit.evaluate((button) => {
      const line = button.parentElement ?? button;
      return getComputedStyle(line, '::before').borderBottomColor;
    });
  const dark = await colour();
  await visit.introduce('line@example.com');
  expect(await colour()).toBe(dark);
  await visit.chooseReply();
  expect(await colour()).not.toBe(dark);
});

const rowOfPhone = fieldRowsOf(ruleOf('phone').section).find(({ names }) =>
  names.includes('phone'),
);

if (rowOfPhone?.isOfHalves)
  test('a label of two lines leaves the controls of its row level', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const visit = consultationPage(page);
    await visit.open();
    const tops = await page.evaluate(() => {
      const label = document.querySelector('label[for=phone]');
      label?.prepend('Numéro de téléphone portable de votre entreprise ');
      const row = label?.parentElement?.parentElement ?? document.body;
      return Array.from(row.querySelectorAll('input, select'), (control) =>
        Math.round(control.getBoundingClientRect().top),
      );
    });
    expect(new Set(tops).size).toBe(Math.ceil(tops.length / 2));
  });
