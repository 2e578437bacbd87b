import { fieldOptions } from '#domain/consultation-fields.ts';
import { consultationRequest } from '#domain/consultation-request.ts';
import { expect, test } from '../kit/browser/site.ts';
import { aRequestBody } from '../kit/builders/consultation-request.ts';
import { hostileValues, typedEmails } from '../kit/builders/hostile-values.ts';

const ASCII = /^[\0-\x7f]*$/;

const accepts = (field: string, value: string) =>
  consultationRequest.safeParse(aRequestBody({ [field]: value })).success;

test('the server accepts what the browser accepts, and refuses the same e-mail addresses', async ({
  page,
}) => {
  await page.goto('/consultation');
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
    expect.soft(letThrough.length, field).toBeGreaterThan(15);
    expect
      .soft(
        letThrough.filter(({ entered }) => !accepts(field, entered)),
        field,
      )
      .toEqual([]);
    if (field !== 'email') continue;
    const refused = entries.filter(({ isValid, entered }) => !isValid && ASCII.test(entered));
    expect.soft(refused.length).toBeGreaterThan(15);
    expect.soft(refused.filter(({ entered }) => accepts('email', entered))).toEqual([]);
  }

  // The browser rewrites a Unicode address when it is typed.
  const unicode = typedEmails.filter((email) => !ASCII.test(email));
  const typed = await page.locator('form [name="email"]').evaluate(typeEach, unicode);
  const rewritten = typed.filter(({ isValid }) => isValid).map(({ entered }) => entered);
  expect(rewritten.length).toBeGreaterThan(3);
  expect(rewritten.filter((email) => !accepts('email', email))).toEqual([]);
});

function enterEach(element: Element, values: string[]) {
  const field = element as HTMLInputElement;
  return values.map((value) => {
    field.value = value;
    return { isValid: field.checkValidity(), entered: field.value };
  });
}

function typeEach(element: Element, values: string[]) {
  const field = element as HTMLInputElement;
  return values.map((value) => {
    field.select();
    document.execCommand('insertText', false, value);
    return { isValid: field.checkValidity(), entered: field.value };
  });
}
