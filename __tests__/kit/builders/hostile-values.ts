import fc from 'fast-check';
import { fieldLimits } from '#domain/consultation-fields.ts';

const EACH = 400;
const SEED = 20_261_120;

const listed = (text: string) => text.trim().split(/ \| |\n/);

/** E-mail addresses at the edges of what HTML defines, after Web Platform Tests. The browser says which pass. */
export const typedEmails = [
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
  '',
  ' ',
  ' someone@example.com ',
  '\tsomeone@example.com\f',
  '\rsomeone@exam\nple.com\r\n',
  '\u00a0someone@example.com',
  '\u2028someone@example.com',
  "!#$%&'*+/=?^_`{|}~.-@com.com",
  `somebody@${'x'.repeat(63)}.com`,
  `somebody@${'x'.repeat(64)}.com`,
  `${'x'.repeat(65)}@example.com`,
  `someone@${'\u6f22'.repeat(60)}.example`,
];

/** Addresses of websites, in the same spirit. */
const websites = [
  ...listed(`
http://example.com | https://example.com:8443/path?query#fragment | https://a b.com
https://example.com/a b | http:// | http: | https:example.com | https:///example.com
//example.com | example.com | www.example.com | foo | foo: | foo:bar | :foo | javascript:x
javascript:alert(1)//https:// | mailto:someone@example.com | data:text/html,<script>alert(1)</script>
file:///etc/passwd | http://[::1] | http://[::1 | http://256.256.256.256 | http://example.com:99999
http://user:password@example.com | http://b\u00fccher.example/\u6f22\u5b57?\u{1f600}
http://\ud800.example | http://exa\0mple.com | http://%zz | http://xn--a
`),
  '',
  ' ',
  ' https://example.com ',
  'https://exam\nple.com',
  '\u00a0http://example.com',
];

/** For each field a few hundred values that nobody types, the same in every run. */
export const hostileValues: { [field: string]: string[]; name?: string[]; description?: string[] } =
  {
    ...Object.fromEntries(
      Object.entries(fieldLimits).map(([name, limit]) => [name, samples(anyText(limit), limit)]),
    ),
    email: [...typedEmails, ...samples(almostAnEmail(), fieldLimits.email)],
    website: [...websites, ...samples(almostAWebsite(), fieldLimits.website)],
  };

function samples(values: fc.Arbitrary<string>, limit: number) {
  return fc.sample(values, { numRuns: EACH, seed: SEED }).map((value) => value.slice(0, limit));
}

function anyText(limit: number) {
  const codeUnits = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 });
  return fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    codeUnits.map((units) => String.fromCharCode(...units)),
    fc.stringMatching(/^[\s\0\x7f"'<>&%+=;\\-]{0,20}$/),
    fc.constantFrom('x', ' ', '\u6f22', '\u0001', '\ud800').map((one) => one.repeat(limit)),
  );
}

function almostAnEmail() {
  const local = fc.oneof(
    fc.stringMatching(/^[\w.!#$%&'*+/=?^`{|}~-]{1,20}$/),
    fc.stringMatching(/^[\w."(),:;<>@[\] -]{0,20}$/),
  );
  const label = fc.oneof(
    fc.stringMatching(/^[a-z0-9]([a-z0-9-]{0,10}[a-z0-9])?$/),
    fc.stringMatching(/^[a-zA-Z0-9-]{0,12}$/),
    fc.stringMatching(/^[a-z0-9]{62,64}$/),
    fc.constantFrom('xn--bcher-kva', '_dmarc', 'b\u00fccher'),
  );
  const labels = fc.array(label, { minLength: 1, maxLength: 3 });
  return fc.tuple(local, labels).map(([name, host]) => `${name}@${host.join('.')}`);
}

function almostAWebsite() {
  const scheme = fc.constantFrom('http://', 'https:', 'javascript:', 'x-y.z+1:', '://', '');
  const rest = fc.oneof(fc.webPath(), fc.domain(), fc.string({ unit: 'binary', maxLength: 30 }));
  return fc.tuple(scheme, rest).map((parts) => parts.join(''));
}
