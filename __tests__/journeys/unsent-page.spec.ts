import { radius } from '#styles/tokens.ts';
import { axeViolations } from '../kit/browser/axe-violations.ts';
import { consultationPage, fieldOf, freeTime } from '../kit/browser/consultation-page.ts';
import { requestsOf } from '../kit/browser/requests-of.ts';
import { expect, test } from '../kit/browser/site.ts';
import { offeredFrom } from '../kit/builders/day-named.ts';
import { fieldProblems, formFields, plainCall, thankYou, unsentPage } from '../kit/words.ts';

test.use({ javaScriptEnabled: false });

const neededByTheServer = [formFields.name, formFields.email];
const { second: day } = offeredFrom(new Date());

test('the page of an unsent form names a wrong answer and sends all answers again', async ({
  page,
  site,
}) => {
  const visit = consultationPage(page);
  await page.goto('/consultation');
  await visit.introduce('plain-call@example.com');
  await fieldOf(page, 'description').fill('Answer faster.\nSleep longer.');
  await visit.prefer('phone');
  await page.getByLabel(plainCall.preferredTime, { exact: true }).fill(freeTime(day));
  await visit.submit.click();

  await expect(
    page.getByRole('heading', { name: unsentPage.wrongFields.title, exact: true }),
  ).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveText([
    `${plainCall.preferredDate} ${fieldProblems.missing}`,
  ]);

  await page.getByRole('listitem').getByLabel(plainCall.preferredDate).fill(day);
  await page.getByRole('button', { name: unsentPage.again, exact: true }).click();
  await expect(page.getByRole('heading', { name: thankYou.title, exact: true })).toBeVisible();
  await expect
    .poll(() => requestsOf('plain-call@example.com', site))
    .toMatchObject([
      { description: 'Answer faster.\nSleep longer.', callDate: day, callTime: freeTime(day) },
    ]);
});

test.describe('with JavaScript, which axe needs', () => {
  test.use({ javaScriptEnabled: true });

  test('the page of an unsent form lists missing fields and passes axe', async ({ page }) => {
    await page.goto('/consultation');
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
      form.submit();
    });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsentPage.wrongFields.title);
    await expect(page.getByRole('listitem')).toHaveText(
      neededByTheServer.map((label) => `${label} ${fieldProblems.missing}`),
    );
    await expect(page.locator('[aria-invalid=true]:required')).toHaveCount(
      neededByTheServer.length,
    );
    await expect(page.getByRole('main')).toHaveCSS('border-radius', radius.card);
    expect(await axeViolations(page)).toEqual([]);
  });
});
