import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Offer } from '../../src/content/offers.ts';
import type { callHours } from '../../src/domain/call-hours.ts';
import { slotsWithin } from '../../src/domain/call-slots.ts';
import { isZone } from '../../src/domain/is-zone.ts';
import { WEEK } from '../../src/domain/week.ts';
import { variables } from '../../src/server/environment-variables.ts';
import type { TrustedOrigins } from '../../src/trusted-origins.ts';
import { type Refusal, refusalIf } from './refusals.ts';

type Settings = {
  siteUrl: string | undefined;
  hours: typeof callHours;
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
    'src/domain/call-hours.ts',
    `names the time zone '${given.hours.timeZone}', which does not exist`,
    "Write a continent and a city that the time zone database has, as in 'Europe/Berlin'",
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

function hoursRefusals(hours: typeof callHours) {
  const { firstCall, lastCall, daysAhead } = hours;
  const isTime = (time: string) => /^([01]?\d|2[0-3]):[0-5]\d$/.test(time);
  const offersSlots = slotsWithin(hours).length > 0;
  const least = maxDaysBetweenCallDays(hours.days);
  return refusalIf(
    !(isTime(firstCall) && isTime(lastCall) && offersSlots && daysAhead >= least),
    'src/domain/call-hours.ts',
    'has hours that offer no call on some or all days',
    `Write firstCall and lastCall as hours and minutes, the earlier one first, minutesApart above 0, and daysAhead of at least ${least}`,
  );
}

/** With fewer days ahead, the calendar is empty on the evening of a call day. */
function maxDaysBetweenCallDays(days: (typeof callHours)['days']) {
  const callDays = WEEK.flatMap((name, index) => (days.includes(name) ? [index] : []));
  const [first = 0] = callDays;
  return Math.max(...callDays.map((day, index) => (callDays[index + 1] ?? first + 7) - day));
}

function priceRefusals({ currency, offers }: Pick<Settings, 'currency' | 'offers'>) {
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
