import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Offer } from '../../src/content/offers.ts';
import { fromDateString } from '../../src/domain/call-dates.ts';
import { callDays, minuteOf, slotsIn } from '../../src/domain/call-slots.ts';
import { isZone } from '../../src/domain/is-zone.ts';
import { type CallHours, type CallRange, type Day, WEEK } from '../../src/domain/week.ts';
import { variables } from '../../src/server/configuration/environment-variables.ts';
import type { TrustedOrigins } from '../../src/trusted-origins.ts';
import { type Refusal, refusalIf } from './refusals.ts';

type Settings = {
  siteUrl: string | undefined;
  hours: CallHours;
  logoFiles: readonly (string | undefined)[];
  trusted: TrustedOrigins;
  currency: string;
  offers: readonly Pick<Offer, 'id' | 'price'>[];
};

export const settingsRefusals = (given: Settings, project = '.'): Refusal[] => [
  ...siteUrlRefusals(given.siteUrl),
  ...hoursRefusals(given.hours),
  ...refusalIf(
    !isZone(given.hours.timeZone ?? 'UTC'),
    IN_HOURS,
    `names the time zone '${given.hours.timeZone}', which does not exist`,
    "Write a continent and a city that the time zone database has, as in 'Europe/Berlin'",
  ),
  ...refusalIf(
    Boolean(given.hours.reminderHours && !given.hours.timeZone),
    IN_HOURS,
    'has reminderHours without a timeZone, so that no call has a reminder',
    "Write timeZone: 'Europe/Berlin', or yours",
  ),
  ...given.logoFiles.flatMap((file) =>
    refusalIf(
      file !== undefined && !existsSync(join(project, 'public', file)),
      'src/content/logo.ts',
      `names the file '${file}', which is not in public`,
      "Put the file into public and write '/' and its name",
    ),
  ),
  ...priceRefusals(given),
  ...originRefusals(given.trusted),
  ...publicRefusals(project),
];

const siteUrlRefusals = (given: string | undefined) =>
  (variables.shape.SITE_URL.safeParse(given?.trim() || undefined).error?.issues ?? []).flatMap(
    ({ message }) =>
      refusalIf(true, 'SITE_URL', message, 'Correct it where it is set, such as in .env.local'),
  );

const IN_HOURS = 'src/domain/call-hours.ts';

function hoursRefusals({ hours, closed, minutesApart, daysAhead }: CallHours) {
  const days = callDays({ hours });
  const least = maxDaysBetweenCallDays(days);
  return [
    ...refusalIf(days.length === 0, IN_HOURS, 'has no day with a call', 'Write at least one day'),
    ...days.flatMap((day) => dayRefusals(day, hours[day] ?? [], minutesApart)),
    ...closed.flatMap((date) =>
      refusalIf(
        fromDateString(date) === undefined,
        IN_HOURS,
        `names the closed date '${date}', which does not exist`,
        "Write year, month and day, as in '2026-12-24'",
      ),
    ),
    ...refusalIf(
      !(minutesApart >= 1 && daysAhead >= least),
      IN_HOURS,
      'offers no call on some or all days',
      `Write minutesApart above 0, and daysAhead of at least ${least}`,
    ),
  ];
}

function dayRefusals(day: Day, ranges: readonly CallRange[], minutesApart: number) {
  const ends = ranges
    .map((range) => range.split('-').map(minuteOf))
    .sort(([a = 0], [b = 0]) => a - b);
  const isRange = /^([01]?\d|2[0-3]):[0-5]\d-([01]?\d|2[0-3]):[0-5]\d$/;
  return [
    ...refusalIf(ranges.length === 0, IN_HOURS, `has no call on ${day}`, 'Delete the day'),
    ...ranges.flatMap((range) =>
      refusalIf(
        !isRange.test(range) || slotsIn(range, 1).length === 0,
        IN_HOURS,
        `has the hours '${range}' on ${day}, which are none`,
        "Write the first and the last time of a call, as in '10:00-12:30'",
      ),
    ),
    ...refusalIf(
      ends.some(([, last = 0], index) => (ends[index + 1]?.[0] ?? Infinity) < last + minutesApart),
      IN_HOURS,
      `has hours on ${day} that overlap`,
      'Begin the later ones when the last call before them is over',
    ),
  ];
}

/** With fewer days ahead, the calendar is empty on the evening of a call day. */
function maxDaysBetweenCallDays(days: readonly Day[]) {
  const callDays = WEEK.flatMap((name, index) => (days.includes(name) ? [index] : []));
  const [first = 0] = callDays;
  return Math.max(...callDays.map((day, index) => (callDays[index + 1] ?? first + 7) - day));
}

function priceRefusals({ currency, offers }: Pick<Settings, 'currency' | 'offers'>) {
  if (!/^[A-Z]{3}$/i.test(currency))
    return refusalIf(
      true,
      'src/content/agency.ts',
      `names the currency '${currency}', which is no code`,
      "Write three letters, as in 'EUR'",
    );
  const inCurrency = new Intl.NumberFormat('en', { style: 'currency', currency });
  const decimals = inCurrency.resolvedOptions().maximumFractionDigits;
  return offers.flatMap(({ id, price: { amount } }) =>
    refusalIf(
      Number(amount.toFixed(decimals)) !== amount,
      'src/content/offers.ts',
      `gives '${id}' the price ${amount}, with more decimals than ${currency} has`,
      'Write thousands without a point, as in 2490',
    ),
  );
}

/** Browsers ignore a name in a policy that is no origin. */
const originRefusals = (trusted: TrustedOrigins) =>
  Object.entries(trusted).flatMap(([part, names]) =>
    names.flatMap((name) =>
      refusalIf(
        URL.parse(name)?.origin !== name,
        'src/trusted-origins.ts',
        `names '${name}' under ${part}, which is not an origin`,
        "Write a scheme and a host without a path, as in 'https://video.example'",
      ),
    ),
  );

const WELL_KNOWN = join('public', '.well-known');

const publicRefusals = (project: string, folder = 'public'): Refusal[] =>
  readdirSync(join(project, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const isHidden = entry.name.startsWith('.') && path !== WELL_KNOWN;
    return [
      ...refusalIf(
        entry.isSymbolicLink() || isHidden,
        path,
        'is a link or a hidden file, and everything in public is published',
        'Replace it by a file with a visible name, or move it out of public',
      ),
      ...(entry.isDirectory() ? publicRefusals(project, path) : []),
    ];
  });
