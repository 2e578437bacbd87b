import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { callHours } from '#domain/call-hours.ts';
import { settingsRefusals } from '../../scripts/build/settings-refusals.ts';
import { aFolder } from '../kit/setup/folder.ts';
import { NOTHING_TRUSTED } from './finish/nothing-trusted.ts';

type Settings = Parameters<typeof settingsRefusals>[0];

const hours = {
  ...callHours,
  firstCall: '9:30',
  lastCall: '17:00',
  minutesApart: 30,
  daysAhead: 30,
  days: ['Monday', 'Thursday'],
} as const satisfies typeof callHours;

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
  ['no such time', { hours: { ...hours, firstCall: '9:99' } }, /call-hours\.ts has hours/],
  ['no time between', { hours: { ...hours, firstCall: '18:00' } }, /call-hours\.ts has hours/],
  ['no step', { hours: { ...hours, minutesApart: 0 } }, /call-hours\.ts has hours/],
  ['too few days ahead', { hours: { ...hours, daysAhead: 3 } }, /call-hours\.ts has hours/],
  [
    'three decimals of a cent',
    { offers: [anOffer(2.4901)] },
    /offers\.ts gives 'website' the price/,
  ],
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
