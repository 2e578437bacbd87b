import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ownLanguage } from '#content/languages.ts';
import type { CallHours, CallRange } from '#domain/week.ts';
import {
  contactRefusals,
  hostRefusals,
  hoursRefusals,
  missingFiles,
  originRefusals,
  priceRefusals,
  proxyRefusals,
  siteUrlRefusals,
} from '../../scripts/build/settings-refusals.ts';
import { missingWords } from '../../scripts/build/words-refusals.ts';
import { aFolder, workIn } from '../kit/setup/folder.ts';

const hours: CallHours = {
  hours: { Monday: ['13:00-17:00', '9:30-12:00'], Tuesday: [], Thursday: ['9:30-24:00'] },
  closed: ['2026-12-24', '2026-12-24 to 2027-01-01'],
  callMinutes: 30,
  daysAhead: 30,
};

const refused = (changed: Partial<CallHours>) => hoursRefusals({ ...hours, ...changed });

const ZONE = { timeZone: 'UTC' };
const onMonday = (...Monday: CallRange[]) => ({ hours: { ...hours.hours, Monday } });

test('the build accepts an offer that costs nothing', () => {
  const price = { amount: 0, per: 'month' } as const;
  expect(priceRefusals('USD', [{ id: 'website', price }])).toEqual([]);
});

test('the build accepts ordinary hours, and refuses an address without a scheme', () => {
  expect(refused({})).toEqual([]);
  expect(refused({ ...ZONE, noticeMinutes: 43_199, reminderHours: 720 })).toEqual([]);
  expect(siteUrlRefusals('https://agency.example')).toEqual([]);
  expect(siteUrlRefusals('agency.example')).toEqual([expect.stringMatching(/^SITE_URL /)]);
});

test.each<[string, Partial<CallHours>, string]>([
  ['no such time', onMonday('9:99-17:00'), 'has hours on Monday'],
  ['hours that overlap', onMonday('10:00-12:00', '9:00-10:30'), 'has hours on Monday'],
  ['hours without a whole call', onMonday('9:00-9:29'), 'has hours on Monday'],
  ['a week without a call', { hours: { Monday: [] } }, 'has no day'],
  ['a date that does not exist', { closed: ['2026-02-29'] }, "names the closed date '2026-02-29'"],
  ['days that end before they begin', { closed: ['2027-01-01 to 2026-12-24'] }, 'names the closed'],
  ['no step', { callMinutes: 0 }, 'has no day'],
  ['too few days ahead', { daysAhead: 6 }, 'has no day'],
  ['a notice below zero', { noticeMinutes: -5 }, 'has noticeMinutes or bufferMinutes below 0'],
  ['a buffer below zero', { bufferMinutes: -5 }, 'has noticeMinutes or bufferMinutes below 0'],
  ['a notice that no day meets', { ...ZONE, noticeMinutes: 43_200 }, 'has noticeMinutes: 43200'],
  ['a reminder without a zone', { reminderHours: 24 }, 'has reminderHours'],
  ['a reminder half an hour before', { ...ZONE, reminderHours: 0.5 }, 'has reminderHours: 0.5'],
  ['a reminder an hour before', { ...ZONE, reminderHours: 1 }, 'has reminderHours: 1'],
  ['a reminder long before', { ...ZONE, reminderHours: 2_000 }, 'has reminderHours: 2000'],
  ['an unknown zone', { timeZone: 'A/B' }, "names the time zone 'A/B'"],
  ['an offset', { timeZone: '-05:00' }, "names the time zone '-05:00'"],
])('the build refuses %s', (_, changed, sentence) => {
  expect(refused(changed)).toEqual([expect.stringContaining(`hours.ts ${sentence}`)]);
});

test.each<[currency: string, amount: number, sentence: string]>([
  ['JPY', 2.49, "offers.ts gives 'website' the price 2.49, which is no amount in JPY"],
  ['EUR', -497, "offers.ts gives 'website' the price -497, which is no amount in EUR"],
  ['EUR', JSON.parse('"149,50"'), `the price "149,50", which is no amount in EUR`],
  ['€', 2.49, "src/agency/agency.ts has '€' as currency"],
])('the build refuses a price in %s of %p', (currency, amount, sentence) => {
  const refusals = priceRefusals(currency, [{ id: 'website', price: { amount, per: 'month' } }]);
  expect(refusals).toEqual([expect.stringContaining(sentence)]);
});

test('the build refuses an origin with a path', () => {
  const origins = ['https://*.a.example', 'wss://a.example:8443', 'http://localhost:3001'];
  expect(originRefusals([...origins, 'https://plausible.io/js'])).toEqual([
    expect.stringContaining("trusted-origins.ts has 'https://plausible.io/js'"),
  ]);
});

test('the build refuses a missing file, a wrong email and a phone without a number', () => {
  expect(contactRefusals({ email: 'us@agency.example', phone: '+49 (0)30 123' })).toEqual([]);
  expect(contactRefusals({ email: 'us(at)agency.example', phone: '' })).toEqual([
    expect.stringContaining("the email 'us(at)agency.example'"),
    expect.stringContaining("the phone ''"),
  ]);
  expect(contactRefusals({ email: 'hallo@müller.de', phone: '' })[0]).toMatch('@xn--mller-kva.de');
  expect(missingFiles('logo.ts', [undefined, '/fonts/OFL.txt', '/no-file.png'])).toEqual([
    expect.stringContaining('names /no-file.png, which is no file in public'),
  ]);
});

test('the build refuses a file that would run before pages', () => {
  workIn({ 'src/proxy.ts': '' });
  expect(proxyRefusals()).toEqual([expect.stringMatching(/^src\/proxy\.ts would run/)]);
});

const NAMES = {
  formFields: ['name', 'vat-id'],
  choices: ['size'],
  'choices.size': ['small', 'large'],
  serviceWords: ['boats'],
};
const YOURS = { formFields: { 'vat-id': 'VAT' }, choices: { size: { small: 'Small' } } };
const OURS = { formFields: { name: 'Name' }, serviceWords: { boats: {} } };

test.each<[string, object | undefined, object, readonly string[]]>([
  [
    'en',
    YOURS,
    OURS,
    ["words/en.ts lacks the words of 'large'. Write choices: { size: { large: '…' } }."],
  ],
  [
    'de',
    {},
    { ...OURS, choices: {} },
    [
      "words/de.ts lacks the words of 'vat-id'. Write formFields: { 'vat-id': '…' }.",
      "words/de.ts lacks the words of 'size'. Write choices: { size: { small: '…', large: '…' } }.",
    ],
  ],
  [
    'pl',
    { ...YOURS, choices: { size: { small: 'Mała', large: 'Duża' } } },
    { formFields: OURS.formFields },
    [
      "words/pl/service-words.ts lacks the words of 'boats'. Write serviceWords: { boats: { title: '…'",
    ],
  ],
  [
    'pl',
    undefined,
    OURS,
    ["languages.ts lists 'pl', which has no words. Write them with: npm run"],
  ],
])(
  'words that %s lacks are named with their file and the line to write',
  (code, yours, ours, said) => {
    expect(missingWords(code, yours, ours, NAMES)).toEqual(
      said.map((sentence) => expect.stringContaining(`src/agency/${sentence}`)),
    );
  },
);

test('a build on Vercel needs the adapter of its host', () => {
  expect(hostRefusals({ VERCEL: '1' })).toEqual([expect.stringContaining('NEXT_ENABLE_ADAPTER=1')]);
  expect(hostRefusals({ VERCEL: '1', NEXT_ADAPTER_PATH: '/adapter.js' })).toEqual([]);
  expect(hostRefusals({})).toEqual([]);
});

test('a text page needs an address of its own', () => {
  jest.isolateModules(() => {
    const { furtherPages } = require('#content/words-by-language.ts').wordsByLanguage[ownLanguage];
    furtherPages.push({ address: '/', parts: [{ title: '?', text: '!' }] });
    expect(() => require('#content/words.ts')).toThrow("the address '/', which another page has");
  });
});

const WRONG_HOURS = `data:text/javascript,
  import { registerHooks } from 'node:module';
  const hours = { hours: { Monday: '10:00-17:00' }, closed: [], callMinutes: 15, daysAhead: 30 };
  const source = 'export const hours = ' + JSON.stringify(hours);
  const wrong = { format: 'module', source, shortCircuit: true };
  registerHooks({
    load: (url, context, next) => url.endsWith('/agency/hours.ts') ? wrong : next(url, context),
  });`;

const CONFIGURE =
  "const { configure } = await import('./scripts/build/build-site.ts'); configure({ images: {} });";

test.each([
  ['the build', ['--input-type=module', '--eval', CONFIGURE]],
  ['check-settings', ['scripts/build/check-settings.ts']],
])('%s refuses wrong hours in a sentence', (_, program) => {
  const hours = ['--import', './scripts/build/run-sources.ts', '--import', encodeURI(WRONG_HOURS)];
  const run = [...hours, ...program];
  const { status, stderr } = spawnSync(process.execPath, run, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^\n?The site cannot be built like/)]);
});

test.each([
  ['agency/offers.ts', 'amount: 149,50', 'Write a price with a point: 149.5'],
  ['content/en/people.ts', "text: 'It's me'", 'Inside .* write ’ for an apostrophe'],
])('a syntax error of %s is named with its line and a remedy', (file, line, remedy) => {
  const cwd = aFolder({ [`src/${file}`]: `export const first = {\n${line} };` });
  const run = ['--import', resolve('scripts/build/check-syntax.ts'), '--eval', 'console.log(1)'];
  const { stdout, stderr } = spawnSync(process.execPath, run, { cwd, encoding: 'utf8' });
  const sentence = `^src/${file}, line 2: a comma, a quote .* ${remedy}`;
  expect([stdout, stderr]).toEqual(['', expect.stringMatching(sentence)]);
});

test.each([
  [
    "import { a } from '#content/absent.ts'",
    "no file is at '#content/absent.ts'. Correct what stands behind `from`.",
  ],
  [
    "import { b } from '#content/facts.ts'",
    "src/content/facts.ts has no 'b'. Correct the name between the braces.",
  ],
])('a wrong import of a file of the agency is named with its line: %s', (line, sentence) => {
  const cwd = aFolder({
    'package.json': '{ "imports": { "#*": "./src/*" } }',
    'src/content/facts.ts': 'export const a = 1;',
    'src/agency/words/en.ts': `\n${line};\nexport const words = { ${/\w(?= \})/.exec(line)} };`,
  });
  const run = ['--import', resolve('scripts/build/check-syntax.ts'), '--eval', 'console.log(1)'];
  const { stdout, stderr } = spawnSync(process.execPath, run, { cwd, encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['', `src/agency/words/en.ts, line 2: ${sentence}\n`]);
});

test.each(['dev', 'build', 'outbox', 'words', 'doctor', 'check', 'test'])(
  'npm run %s checks the files of src/agency first',
  (name) => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const cwd = aFolder({ 'src/agency/offers.ts': 'export const first = {\namount: 149,50 };' });
    const script = scripts[name].replace('./scripts', resolve('scripts'));
    const { status, stderr } = spawnSync('sh', ['-c', script], { cwd, encoding: 'utf8' });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining('src/agency/offers.ts, line 2: '),
    ]);
  },
);
