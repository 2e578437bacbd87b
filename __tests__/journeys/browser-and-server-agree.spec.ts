import { fieldOptions } from '#domain/consultation-fields.ts';
import { consultationRequest } from '#domain/consultation-request.ts';
import { expect, test } from '../kit/browser/site.ts';
import { aRequestBody } from '../kit/builders/consultation-request.ts';
import { hostileValues, typedEmails } from '../kit/builders/hostile-values.ts';

const ASCII = /^[\0-\x7f]*$/;

const accepts = (field: string, value: string) =>
  consultationRequest.safeParse(aRequestBody({ [field]: value })).success;

test.beforeEach(({ page }) => page.goto('/consultation'));

test('the server accepts what the browser accepts, and refuses the same e-mail addresses', async ({
  page,
}) => {
  const offers = await page
    .locator('form select[name] option, form input[type=radio][name=contactMethod]')
    .evaluateAll((choices) =>
      choices.map((choice) => {
        const { value } = choice as HTMLOptionElement;
        return { field: choice.closest('[name]')?.getAttribute('name') ?? '', value };
      }),
    );
  const asked = [...Object.keys(fieldOptions), 'contactMethod'];
  expect.soft(new Set(offers.map(({ field }) => field))).toEqual(new Set(asked));
  const optional = offers.filter(({ field, value }) => value || field !== 'service');
  const withoutCall = optional.filter(({ value }) => value !== 'phone');
  expect.soft(withoutCall.filter(({ field, value }) => !accepts(field, value))).toEqual([]);

  for (const [field, values] of Object.entries(hostileValues)) {
    const entries = await page.locator(`form [name="${field}"]`).evaluate(enterEach, values);
    const letThrough = entries.filter(({ isValid }) => isValid);
    expect.soft(letThrough.length, field).toBeGreaterThan(100);
    expect
      .soft(
        letThrough.filter(({ entered }) => !accepts(field, entered)),
        field,
      )
      .toEqual([]);
    if (field !== 'email') continue;
    const refused = entries.filter(({ isValid, entered }) => !isValid && ASCII.test(entered));
    expect.soft(refused.length).toBeGreaterThan(100);
    expect.soft(refused.filter(({ entered }) => accepts('email', entered))).toEqual([]);
  }
});

test('the server accepts a Unicode e-mail address as the browser rewrites it', async ({ page }) => {
  const field = page.locator('form [name="email"]');
  const unicode = typedEmails.filter((email) => !ASCII.test(email));
  let letThrough = 0;
  for (const email of unicode) {
    await field.fill(email);
    const entered = await field.inputValue();
    if (!(await field.evaluate((it: HTMLInputElement) => it.checkValidity()))) continue;
    letThrough += 1;
    expect(accepts('email', entered), entered).toBe(true);
  }
  expect(letThrough).toBeGreaterThan(3);
});

function enterEach(element: Element, values: string[]) {
  const field = element as HTMLInputElement;
  return values.map((value) => {
    field.value = value;
    return { isValid: field.checkValidity(), entered: field.value };
  });
}
