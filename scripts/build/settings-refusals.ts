import { existsSync, globSync } from 'node:fs';
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { agency } from '#content/agency.ts';
import { logo } from '#content/logo.ts';
import { type Offer, offers } from '#content/offers.ts';
import { trustedOrigins } from '#content/trusted-origins.ts';
import { fromDateString } from '#domain/call-dates.ts';
import { callHours } from '#domain/call-hours.ts';
import { dialableNumber } from '#domain/dialable-number.ts';
import { type CallHours, firstAndLast, minuteOf, WEEK } from '#domain/week.ts';
import { isZone } from '#domain/zones.ts';
import { variables } from '#server/configuration/environment-variables.ts';
import { typeface } from '#styles/typeface.ts';
import { unsupportedRefusals } from './unsupported-by-the-site.ts';

const logoFiles = agency.customerLogos.map(({ file }) => file);
export const settingsRefusals = () => [
  ...unsupportedRefusals(),
  ...siteUrlRefusals(process.env['SITE_URL']),
  ...hoursRefusals(callHours),
  ...priceRefusals(agency.currency, offers),
  ...originRefusals(Object.values(trustedOrigins).flat()),
  ...contactRefusals(agency),
  ...missingFiles('logo.ts', [logo?.file, logo?.square]),
  ...missingFiles('agency.ts', logoFiles),
  ...missingFiles('typeface.ts', typeface.files),
  ...proxyRefusals(),
];

export const proxyRefusals = () =>
  globSync('{src/,}{proxy,middleware}.{ts,js}').map(
    (source) =>
      `${source} would run before pages, and finished pages do not pass through Next. ` +
      'Put headers into the proxy in front of the site, redirects into src/agency/pages.ts, and ' +
      'rules for a request into its route.ts.',
  );

const addressLike = (email: string) =>
  z
    .email()
    .catch('hello@agency.example')
    .parse(email.replace(/(?<=@).+/, domainToASCII));

export const contactRefusals = ({ email, phone }: { email: string; phone: string }) =>
  [
    !z.email().safeParse(email).success &&
      `the email '${email}', which is no address. Write one such as '${addressLike(email)}'.`,
    !/\d{3}/.test(dialableNumber(phone)) &&
      `the phone '${phone}', which nobody can dial. Write one such as '+1 202 555 0142'.`,
  ].flatMap((fault) => (fault ? `src/agency/agency.ts has ${fault}` : []));

/** Vercel serves what its own adapter writes. */
export const hostRefusals = (env: Readonly<Record<string, string | undefined>>) =>
  env['VERCEL'] === undefined || env['NEXT_ADAPTER_PATH']
    ? []
    : [
        'Vercel gives no adapter to this build, so it would find no pages. ' +
          'Set NEXT_ENABLE_ADAPTER=1 in the environment variables of its project.',
      ];

export const siteUrlRefusals = (given: string | undefined) =>
  (variables.shape.SITE_URL.safeParse(given?.trim() || undefined).error?.issues ?? []).map(
    ({ message }) => `SITE_URL ${message}. Correct it where it is set, such as in .env.local.`,
  );

export function hoursRefusals(callHours: CallHours) {
  const { hours, closed, callMinutes, daysAhead, timeZone, reminderHours } = callHours;
  const { noticeMinutes = 0, bufferMinutes = 0 } = callHours;
  const days = WEEK.filter((day) => hours[day]?.length);
  const faults = [
    !(days.length > 0 && callMinutes >= 1 && daysAhead >= 7) &&
      'has no day, or too small a callMinutes or daysAhead. ' +
        'Write at least one day, callMinutes above 0, and daysAhead of at least 7.',
    ...days.map(
      (day) =>
        !areHours(hours[day], callMinutes) &&
        `has hours on ${day} that are no list, overlap, end before they begin, are shorter than ` +
          'a call, or do not exist. Write when the first call begins and the last one ends, ' +
          "as in ['10:00-12:30'] or ['10:00-12:30', '13:30-17:00'].",
    ),
    ...closed.map(
      (date) =>
        !areDays(date) &&
        `names the closed date '${date}', which does not exist. ` +
          "Write year, month and day, as in '2026-12-24', or '2026-12-24 to 2027-01-01'.",
    ),
    timeZone === undefined &&
      reminderHours &&
      'has reminderHours without a timeZone, so no call has a reminder. ' +
        "Write timeZone: 'Europe/Berlin', or yours.",
    !(noticeMinutes >= 0 && bufferMinutes >= 0) &&
      'has noticeMinutes or bufferMinutes below 0, so times would be offered that are not free. ' +
        'Write 0 or more.',
    timeZone !== undefined &&
      noticeMinutes >= daysAhead * 24 * 60 &&
      `has noticeMinutes: ${noticeMinutes}, and no time would be offered. ` +
        'Write fewer minutes than daysAhead has.',
    // A reminder that is due in the last hour before a call is not sent.
    reminderHours !== undefined &&
      !(reminderHours > 1 && reminderHours <= daysAhead * 24) &&
      `has reminderHours: ${reminderHours}, and no call would have a reminder. ` +
        'Write more than 1, and no more hours than daysAhead has, as in reminderHours: 24.',
    // An offset such as +01:00 is wrong for half of the year, and means nothing in TZ.
    !(timeZone === undefined || (isZone(timeZone) && /^\w/.test(timeZone))) &&
      `names the time zone '${timeZone}', which the time zone database does not have. ` +
        "Write a continent and a city that it has, as in 'Europe/Berlin'.",
  ];
  return faults.flatMap((fault) => (fault ? `src/agency/hours.ts ${fault}` : []));
}

function areDays(closed: string) {
  const [first, last] = firstAndLast(closed).map(fromDateString);
  return first !== undefined && last !== undefined && first <= last;
}

const TIME = '([01]?\\d|2[0-3]):[0-5]\\d';
const RANGES = z.array(z.string().regex(new RegExp(`^${TIME}-(${TIME}|24:00)$`)));

function areHours(given: unknown, callMinutes: number) {
  const { data: ranges = [] } = RANGES.safeParse(given);
  const inMinutes = ranges.map((range) => range.split('-').map(minuteOf));
  inMinutes.sort(([a = 0], [b = 0]) => a - b);
  const isRight = ([first = 0, last = 0]: number[], index: number) =>
    first + callMinutes <= last && last <= (inMinutes[index + 1]?.[0] ?? Infinity);
  return inMinutes.length > 0 && inMinutes.every(isRight);
}

export function priceRefusals(currency: string, offers: readonly Pick<Offer, 'id' | 'price'>[]) {
  if (!Intl.supportedValuesOf('currency').includes(currency))
    return [`src/agency/agency.ts has '${currency}' as currency. Write a code such as 'EUR'.`];
  const inCurrency = new Intl.NumberFormat('en', { style: 'currency', currency });
  const decimals = inCurrency.resolvedOptions().maximumFractionDigits;
  const isAmount = (amount: unknown) =>
    typeof amount === 'number' && amount >= 0 && Number(amount.toFixed(decimals)) === amount;
  return offers
    .filter(({ price }) => !isAmount(price.amount))
    .map(
      ({ id, price }) =>
        `src/agency/offers.ts gives '${id}' the price ${JSON.stringify(price.amount)}, ` +
        `which is no amount in ${currency}. Write a number from 0 on, without quotation marks ` +
        'and with a point before decimals only, as in 149.5 or 2490.',
    );
}

export const originRefusals = (origins: readonly string[]) =>
  origins
    .filter((origin) => !/^(https|wss|http):\/\/[\w.:*-]+$/.test(origin))
    .map(
      (origin) =>
        `src/agency/trusted-origins.ts has '${origin}', which is no origin: ` +
        "an origin has no path. Write scheme and host alone, as in 'https://plausible.io'.",
    );

export const missingFiles = (source: string, files: readonly (string | undefined)[]) =>
  files
    .filter((file) => file && !existsSync(`${import.meta.dirname}/../../public${file}`))
    .map(
      (file) =>
        `src/agency/${source} names ${file}, which is no file in public. ` +
        "Put the file into public, and write its path without public, as in '/logo.svg'.",
    );
