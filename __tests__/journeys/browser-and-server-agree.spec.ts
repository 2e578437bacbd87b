import { fieldLimits, fieldOptions } from '#domain/consultation-fields.ts';
import { consultationRequest } from '#domain/consultation-request.ts';
import { expect, test } from '../kit/browser/site.ts';
import { aRequestBody } from '../kit/builders/consultation-request.ts';

const listed = (text: string) => text.trim().split(/ \| |\n/);

const SPACED_EMAILS = ['', ' ', ' a@b.com ', '\ta@b.com\f', '\ra@b.c\nom\r\n', '\u00a0a@b.com'];
const SPACED_WEBSITES = ['', ' ', ' https://a.com ', 'https://a.c\nom', '\u00a0http://a.com'];

/** Addresses at the edge of HTML's definition, after Web Platform Tests. The browser decides which pass. */
const typedEmails = [
  ...listed(`
something@something.com | someone@localhost | someone@localhost.localdomain | someone@127.0.0.1
someone@[127.0.0.1] | a@b | a@b.b | a/b@domain.com | {}@domain.com | m*'!%@something.com
tu!!7n7.ad##0!!!@company.ca | %@com.com | .wooly@example.com | wo..oly@example.com
wooly.@example.com | someone@do-ma-in.com | someone@123.com | invalid:email@example.com
@somewhere.com | somebody@ | example.com | @@example.com | some@body@example.com
a space@example.com | a space@exa mple.com | something@ex..ample.com | something@.example.com
someone@somewhere.com. | a\b@c.com | a\0@c.com | ""test\blah""@example.com | "testblah"@example.com
someone@somewhere.com@ | someone@somewhere_com | someone@some:where.com | . | F/s/f/a@feo+re.com
some+long+email+address@some+host-weird-/looking.com | ddjk-s-jk@asl-.com | someone@do-.com
somebody@-p.com | somebody@-.com | one@example.com,two@example.com | Someone <someone@example.com>
mailto:someone@example.com | some\u00e9one@example.com | someone@b\u00fccher.example
someone@stra\u00dfe.example | someone@\u6f22\u5b57.example | someone@\u6f22\u5b57\u3002example
someone@\uff41.example | someone@xn--bcher-kva.example | someone@xn--a.example
someone@ex\u00adample.com | someone@\u{1f600}.example | someone@\u0661.example
`),
  ...SPACED_EMAILS,
  `somebody@${'x'.repeat(63)}.com`,
  `somebody@${'x'.repeat(64)}.com`,
  `${'x'.repeat(65)}@example.com`,
  `someone@${'\u6f22'.repeat(60)}.example`,
];

const websites = [
  ...listed(`
http://example.com | https://example.com:8443/path?query#fragment | https://a b.com | example.com
http:// | http: | https:example.com | https:///example.com | //example.com | foo | foo: | :foo
javascript:x | mailto:someone@example.com | data:text/html,<script>alert(1)</script>
file:///etc/passwd | http://[::1] | http://[::1 | http://256.256.256.256 | http://example.com:99999
http://user:password@example.com | http://b\u00fccher.example/\u6f22\u5b57?\u{1f600}
http://\ud800.example | http://exa\0mple.com | http://%zz | http://xn--a
`),
  ...SPACED_WEBSITES,
];

const CHARACTERS = [
  ...' \t\r\n\0\x7f\u0085\u00a0\u00e9\u6f22\u{1f680}x"\'<>&%+=;\\-',
  '\u{1f469}\u200d\u{1f680}',
  '\ud800',
];
const anyTexts = (limit: number) =>
  CHARACTERS.flatMap((one) => [one, `x${one}x`, one.repeat(limit).slice(0, limit)]);

/** Strange values for each field. */
const hostileValues: Record<string, string[]> = {
  ...Object.fromEntries(
    Object.entries(fieldLimits).map(([name, limit]) => [name, anyTexts(limit)]),
  ),
  email: typedEmails,
  website: [...websites, ...anyTexts(fieldLimits.website)],
};

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
