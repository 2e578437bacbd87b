import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallHours, CallRange } from '#domain/week.ts';
import { settingsRefusals } from '../../scripts/build/settings-refusals.ts';
import { aFolder } from '../kit/setup/folder.ts';
import { NOTHING_TRUSTED } from './finish/nothing-trusted.ts';

type Settings = Parameters<typeof settingsRefusals>[0];

const hours = {
  hours: { Monday: ['9:30-12:00', '13:00-17:00'], Thursday: ['9:30-17:00'] },
  closed: ['2026-12-24'],
  minutesApart: 30,
  daysAhead: 30,
} as const satisfies CallHours;

function refused(changed: Partial<Settings>, project = aProject()) {
  const settings = {
    siteUrl: '',
    hours,
    logoFiles: [undefined],
    trusted: NOTHING_TRUSTED,
    currency: 'EUR',
    offers: [anOffer(2.49)],
  };
  return settingsRefusals({ ...settings, ...changed }, project).map(
    ({ source, found }) => `${source} ${found}`,
  );
}

const onMonday = (...Monday: CallRange[]): Partial<Settings> => ({
  hours: { ...hours, hours: { ...hours.hours, Monday } },
});

const anOffer = (amount: number) => ({ id: 'website', price: { amount, per: 'month' } }) as const;

function aProject() {
  const project = aFolder();
  mkdirSync(join(project, 'public/.well-known'), { recursive: true });
  writeFileSync(join(project, 'public/logo.svg'), '');
  return project;
}

test('ordinary settings are accepted', () => {
  expect(refused({ siteUrl: 'https://agency.example', logoFiles: ['/logo.svg'] })).toEqual([]);
});

test.each<[string, Partial<Settings>, RegExp]>([
  ['an address without a scheme', { siteUrl: 'agency.example' }, /^SITE_URL /],
  ['a logo that public lacks', { logoFiles: ['/none.svg'] }, /logo\.ts names the file '\/none/],
  ['no such time', onMonday('9:99-10:00'), /hours\.ts has the hours '9:99-10:00' on Monday/],
  ['an end before its begin', onMonday('12:00-9:00'), /the hours '12:00-9:00' on Monday, which/],
  ['hours that overlap', onMonday('10:00-12:00', '9:00-10:00'), /on Monday that overlap/],
  ['calls that overlap', onMonday('9:00-12:00', '12:15-14:00'), /on Monday that overlap/],
  ['a day without a call', onMonday(), /call-hours\.ts has no call on Monday/],
  ['a week without a call', { hours: { ...hours, hours: {} } }, /hours\.ts has no day with a call/],
  [
    'a date that does not exist',
    { hours: { ...hours, closed: ['2026-02-29'] } },
    /closed date '2026-02-29', which does not exist/,
  ],
  ['no step', { hours: { ...hours, minutesApart: 0 } }, /call-hours\.ts offers no call/],
  ['too few days ahead', { hours: { ...hours, daysAhead: 3 } }, /call-hours\.ts offers no call/],
  ['a reminder without a zone', { hours: { ...hours, reminderHours: 24 } }, /has reminderHours w/],
  [
    'three decimals of a cent',
    { offers: [anOffer(2.4901)] },
    /offers\.ts gives 'website' the price/,
  ],
  ['a sign as currency', { currency: '€' }, /agency\.ts names the currency '€'/],
  ['cents of a yen', { currency: 'JPY' }, /offers\.ts gives 'website' the price 2\.49/],
  ['an unknown zone', { hours: { ...hours, timeZone: 'A/B' } }, /hours\.ts names the time zone 'A/],
  [
    'an origin with a path',
    { trusted: { ...NOTHING_TRUSTED, pictures: ['https://a.example/'] } },
    /trusted-origins\.ts names 'https:\/\/a\.example\/' under pictures/,
  ],
])('the build refuses %s', (_, changed, sentence) => {
  expect(refused(changed)).toEqual([expect.stringMatching(sentence)]);
});

test('the build refuses hidden files and links in public, at any depth', () => {
  const project = aProject();
  writeFileSync(join(project, 'public/.env'), '');
  mkdirSync(join(project, 'public/files'));
  symlinkSync('/etc/hosts', join(project, 'public/files/hosts'));
  expect(refused({}, project)).toEqual([
    expect.stringMatching(/^public\/\.env is a link or a hidden file/),
    expect.stringMatching(/^public\/files\/hosts is a link/),
  ]);
});

const WRONG_HOURS = `data:text/javascript,
  import { registerHooks } from 'node:module';
  const source = "export const callHours = { hours: { Monday: ['17:00-10:00'] }, closed: [], minutesApart: 15, daysAhead: 30 }";
  registerHooks({
    load: (url, context, next) =>
      url.endsWith('/call-hours.ts') ? { format: 'module', source, shortCircuit: true } : next(url, context),
  });`;

test('the build checks the settings before words are made of them', () => {
  const build = ['--import', encodeURI(WRONG_HOURS), 'scripts/build/build.ts'];
  const { status, stderr } = spawnSync(process.execPath, build, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^\nThe site cannot be built like/)]);
});
