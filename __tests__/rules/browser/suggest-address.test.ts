import { meantAddress } from '#browser/suggest-address.ts';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gnail.com', 'ada@gmail.com'],
  ['Ada.L@GMAL.com', 'Ada.L@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@hotmial.con', 'ada@hotmail.com'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@t-online.dee', 'ada@t-online.de'],
  ['ada@gmx.ner', 'ada@gmx.net'],
  ['ada@agency.con', 'ada@agency.com'],
  ['ada@agency.ogr', 'ada@agency.org'],
  ...[
    'ada@gmail.com',
    'ada@mail.com',
    'ada@gniai.com',
    'ada@ymail.com',
    'ada@cloud.com',
    'ada@life.com',
    'ada@yahoo.co.uk',
    'ada@agency.co',
    'ada@con',
    'ada',
    '',
  ].map((typed) => [typed, '']),
])('for %j the form suggests %j', (typed = '', meant = '') => {
  expect(meantAddress(typed)).toBe(meant);
});
