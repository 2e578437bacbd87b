import { meantEmail } from '#features/consultation/form/suggest-email.browser.ts';

const MEANT = `gmial.com gmail.com, gnail.com gmail.com, gmail.co gmail.com,
  hotmial.con hotmail.com, outlok.com outlook.com,
  t-online.dee t-online.de, gmx.ner gmx.net, agency.con agency.com, agency.ogr agency.org`;
const RIGHT = `gmail.com mail.com gniai.com gnoil.com fnail.com gmailmail.com ymail.com cloud.com life.com
  oramge.fx yahoo.co.uk agency.co con`;
const AS_TYPED = ['ada', '', ...RIGHT.split(/\s+/).map((domain) => `ada@${domain}`)];

test.each(MEANT.split(/,\s+/))('a domain that seems misspelt is questioned: %s', (row) => {
  const [typed, meant] = row.split(' ');
  expect(meantEmail(`Ada.L@${typed?.toUpperCase()}`)).toBe(`Ada.L@${meant}`);
});

test.each(AS_TYPED)('nothing is asked about "%s"', (typed) => {
  expect(meantEmail(typed)).toBe('');
});
