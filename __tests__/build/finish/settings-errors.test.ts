import { callHours } from '#domain/call-hours.ts';
import { serviceNames } from '#domain/consultation-fields.ts';
import { sentenceOf } from '../../../scripts/build/build-errors.ts';
import {
  callHoursErrors,
  logoErrors,
  servicesErrors,
  siteUrlErrors,
  textPagesErrors,
} from '../../../scripts/build/finish/settings-errors.ts';
import { aFolder } from '../../kit/setup/folder.ts';

const sentences = (hours: Partial<typeof callHours>) =>
  callHoursErrors({ ...callHours, ...hours }).map(sentenceOf);

test.each([
  {},
  { firstCall: '0:00', lastCall: '23:59' },
  { firstCall: '9:00', lastCall: '10:00' },
  { firstCall: '12:00', lastCall: '12:00' },
  { daysAhead: 3 },
  { days: ['Monday'], daysAhead: 7 },
] as const)('hours that make times are built: %j', (hours) => {
  expect(sentences(hours)).toEqual([]);
});

test.each([
  [{ lastCall: '24:00' }, /has lastCall: '24:00', and no day.*such as '9:30'/],
  [{ firstCall: '9:5' }, /has firstCall: '9:5', and no day/],
  [{ minutesApart: 0 }, /has minutesApart: 0\. Write a whole number/],
  [{ minutesApart: 7.5 }, /has minutesApart: 7\.5/],
  [{ daysAhead: -1 }, /has daysAhead: -1/],
  [{ firstCall: '18:00', lastCall: '9:00' }, /lastCall, '9:00', before its firstCall, '18:00'/],
  [{ days: ['Monday'], daysAhead: 3 }, /daysAhead: 3,.*on some days nothing is offered\. Write 7/],
  [{ days: ['Tuesday', 'Thursday'], daysAhead: 4 }, /daysAhead: 4,.*Write 5/],
] as const)(
  'hours that offer none, on any day, end the build with a sentence: %j',
  (hours, sentence) => {
    expect(sentences(hours)).toEqual([expect.stringMatching(sentence)]);
  },
);

const errors = (amount: number, id: string = serviceNames[0]) =>
  servicesErrors([{ id, price: { amount } }]).map(sentenceOf);

test('a service that the form does not know is refused, with the file to edit', () => {
  expect(errors(1, 'reviews')).toEqual([
    expect.stringMatching(
      /^src\/content\/services\.ts has the service 'reviews'.*src\/domain\/consultation-fields\.ts\.$/,
    ),
  ]);
});

test.each([-5, Number.NaN, Number.POSITIVE_INFINITY])('a price of %d is refused', (amount) => {
  expect(errors(amount)).toEqual([
    `src/content/services.ts has a price of ${amount} for '${serviceNames[0]}'. Write what the service costs at least, 0 or more.`,
  ]);
});

test.each([0, 997, 1250.5])('a price of %d is none of our business', (amount) => {
  expect(errors(amount)).toEqual([]);
});

test.each(['logo.svg', '/no-such-logo.svg'])(
  'a logo that is not in public is refused: %s',
  (file) => {
    expect(logoErrors(file).map(sentenceOf)).toEqual([
      expect.stringMatching(
        /^src\/content\/logo\.ts names the file '.*logo\.svg'.*write '\/' and its name/,
      ),
    ]);
    expect([...logoErrors(undefined), ...logoErrors('/fonts/OFL.txt')]).toEqual([]);
  },
);

test.each(['agency.example', 'https://agency.example/site', 'https://agency.example:6000'])(
  'SITE_URL=%s is refused before it stands in a page',
  (siteUrl) => {
    expect(siteUrlErrors(siteUrl).map(sentenceOf)).toEqual([
      expect.stringMatching(
        /^SITE_URL must (be the address of this site|have another port).*\.env/,
      ),
    ]);
  },
);

test.each([undefined, '', ' ', 'https://agency.example', 'http://localhost:3000/ '])(
  'SITE_URL=%j is built',
  (siteUrl) => {
    expect(siteUrlErrors(siteUrl)).toEqual([]);
  },
);

test('a text page at an address of more than one name is refused in the file that has it', () => {
  const here = process.cwd();
  process.chdir(aFolder({ 'src/content/legal.ts': "address: '/legal/imprint'" }));
  const said = ['/legal/imprint', '/elsewhere/', '/datenschutz-erklärung']
    .flatMap((address) => textPagesErrors([{ address }]))
    .map(sentenceOf);
  process.chdir(here);
  expect(said).toEqual([
    expect.stringMatching(
      /^src\/content\/legal\.ts has the address '\/legal\/imprint'.*Write '\/imprint'/,
    ),
    expect.stringMatching(/^src\/content\/text-pages\.ts .*Write '\/elsewhere'/),
  ]);
});
