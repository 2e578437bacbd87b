import { axeViolations } from '../kit/browser/axe-violations.ts';
import { consultationPage, fieldOf } from '../kit/browser/consultation-page.ts';
import { requestsOf } from '../kit/browser/requests-of.ts';
import { expect, test } from '../kit/browser/site.ts';
import { fieldProblems, formFields, unsentPage } from '../kit/words.ts';

test('the page of an unsent form lists missing fields, passes axe and sends all again', async ({
  page,
  site,
}) => {
  const [name, email] = ['Grace Hopper', 'unsent@example.com'];
  const description = 'Answer faster.\nSleep longer.';
  await page.goto('/consultation');
  await fieldOf(page, 'description').fill(description);
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsentPage.wrongFields.title);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
    [formFields.name, formFields.email].map((label) => `${label} ${fieldProblems.missing}`),
  );
  await expect(page.locator('[aria-invalid=true]:required')).toHaveCount(2);
  // The policy allows the page's one style and the site's script.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  await expect(page.locator('html')).toHaveAttribute('data-loaded');
  expect(await axeViolations(page)).toEqual([]);

  await page.locator('[name="name"]').fill(name);
  await page.locator('[name="email"]').fill(email);
  await page.locator('main form button').click();
  await expect(consultationPage(page).thankYou).toBeVisible();
  await expect.poll(() => requestsOf(email, site)).toMatchObject([{ name, description }]);
});
