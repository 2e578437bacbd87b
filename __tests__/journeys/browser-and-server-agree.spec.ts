import { consultationRequest } from '#domain/consultation-request.ts';
import { expect, test } from '../kit/browser/site.ts';
import { aRequestBody } from '../kit/builders/consultation-request.ts';

const SPACED = ['', ' ', ' a@b.com ', '\ta@b.com\f', '\ra@b.c\nom\r\n', '\u00a0a@b.com'];

/** Addresses at the edge of HTML's definition, after Web Platform Tests. The browser decides which pass. */
const typedEmails = [
  ...`
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
`
    .trim()
    .split(/ \| |\n/),
  ...SPACED,
  `somebody@${'x'.repeat(63)}.com`,
  `somebody@${'x'.repeat(64)}.com`,
  `${'x'.repeat(65)}@example.com`,
  `someone@${'\u6f22'.repeat(60)}.example`,
];

const ASCII = /^[\0-\x7f]*$/;

const accepts = ({ entered }: { entered: string }) =>
  consultationRequest.safeParse(aRequestBody({ email: entered })).success;

/** The schema refuses no value of another field (consultation-request.test). */
test('the server accepts and refuses the same e-mail addresses as the browser', async ({
  page,
}) => {
  await page.goto('/consultation');
  const field = page.locator('form [name="email"]');
  const entries = await field.evaluate(enterEach, { values: typedEmails, isTyped: false });
  const letThrough = entries.filter(({ isValid }) => isValid);
  expect(letThrough.length).toBeGreaterThan(15);
  expect.soft(letThrough.filter((entry) => !accepts(entry))).toEqual([]);
  const refused = entries.filter(({ isValid, entered }) => !isValid && ASCII.test(entered));
  expect(refused.length).toBeGreaterThan(15);
  expect.soft(refused.filter(accepts)).toEqual([]);

  // The browser rewrites a Unicode address when it is typed.
  const values = typedEmails.filter((email) => !ASCII.test(email));
  const typed = await field.evaluate(enterEach, { values, isTyped: true });
  const rewritten = typed.filter(({ isValid }) => isValid);
  expect(rewritten.length).toBeGreaterThan(3);
  expect(rewritten.filter((entry) => !accepts(entry))).toEqual([]);
});

function enterEach(element: Element, { values, isTyped }: { values: string[]; isTyped: boolean }) {
  const field = element as HTMLInputElement;
  return values.map((value) => {
    field.value = isTyped ? '' : value;
    field.focus();
    if (isTyped) document.execCommand('insertText', false, value);
    return { isValid: field.checkValidity(), entered: field.value };
  });
}
