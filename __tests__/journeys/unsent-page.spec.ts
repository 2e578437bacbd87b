import { axeViolations } from '../kit/browser/axe-violations.ts';
import { expect, test } from '../kit/browser/site.ts';
import { fieldProblems, formFields, unsentPage } from '../kit/words.ts';

const neededByTheServer = [formFields.name, formFields.email];

test('the page of an unsent form lists missing fields and passes axe', async ({ page }) => {
  await page.goto('/consultation');
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
    form.submit();
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unsentPage.wrongFields.title);
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText(
    neededByTheServer.map((label) => `${label} ${fieldProblems.missing}`),
  );
  await expect(page.locator('[aria-invalid=true]:required')).toHaveCount(neededByTheServer.length);
  // The policy allows the page's one style and the site's script.
  await expect(page.getByRole('banner')).toHaveCSS('position', 'fixed');
  await expect(page.locator('html')).toHaveAttribute('data-loaded');
  expect(await axeViolations(page)).toEqual([]);
});
