import { mailboxHash } from '#server/process/hashes.ts';

test.each([
  ['ada@example.com', 'ADA@Example.com', 'ada+1@example.com', 'ada+b+c@example.com'],
  ['ada.l@gmail.com', 'a.d.a.l@GMail.com', 'adal+x.y@googlemail.com', 'ADAL@googlemail.com'],
])('spellings of %s that reach one mailbox have one hash', (...spellings) => {
  expect(new Set(spellings.map(mailboxHash)).size).toBe(1);
});

test('dots tell mailboxes apart at other providers', () => {
  expect(mailboxHash('ada.l@example.com')).not.toBe(mailboxHash('adal@example.com'));
});
