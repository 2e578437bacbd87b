import type { Offer } from '../../src/content/offers.ts';
import type { SiteWords } from '../../src/content/words.ts';
import { fromDateString } from '../../src/domain/call-dates.ts';
import { callDays, minuteOf, slotsIn } from '../../src/domain/call-slots.ts';
import { isZone } from '../../src/domain/moment-in-words.ts';
import type { CallHours, Day } from '../../src/domain/week.ts';
import { variables } from '../../src/server/configuration/environment-variables.ts';
import { refusalIf } from './refusals.ts';

export const siteUrlRefusals = (given: string | undefined) =>
  (variables.shape.SITE_URL.safeParse(given?.trim() || undefined).error?.issues ?? []).flatMap(
    ({ message }) =>
      refusalIf(true, 'SITE_URL', message, 'Correct it where it is set, such as in .env.local'),
  );

export function hoursRefusals(callHours: CallHours) {
  const { closed, minutesApart, daysAhead, timeZone, reminderHours } = callHours;
  const days = callDays(callHours);
  const unlessHours = (isRight: boolean, found: string, instead: string) =>
    refusalIf(!isRight, 'src/domain/call-hours.ts', found, instead);
  return [
    ...unlessHours(days.length > 0, 'has no day with a call', 'Write at least one day'),
    ...days.flatMap((day) =>
      unlessHours(
        areHours(callHours, day),
        `has hours on ${day} that overlap, end before they begin, or do not exist`,
        "Write the first and the last time of a call, as in '10:00-12:30', and later hours after that call",
      ),
    ),
    ...closed.flatMap((date) =>
      unlessHours(
        fromDateString(date) !== undefined,
        `names the closed date '${date}', which does not exist`,
        "Write year, month and day, as in '2026-12-24'",
      ),
    ),
    ...unlessHours(
      minutesApart >= 1 && daysAhead >= 7,
      'offers no call on some or all days',
      'Write minutesApart above 0, and daysAhead of at least 7',
    ),
    ...unlessHours(
      timeZone !== undefined || !reminderHours,
      'has reminderHours without a timeZone, so no call has a reminder',
      "Write timeZone: 'Europe/Berlin', or yours",
    ),
    ...unlessHours(
      isZone(timeZone ?? 'UTC'),
      `names the time zone '${timeZone}', which does not exist`,
      "Write a continent and a city that the time zone database has, as in 'Europe/Berlin'",
    ),
  ];
}

const RANGE = /^([01]?\d|2[0-3]):[0-5]\d-([01]?\d|2[0-3]):[0-5]\d$/;

function areHours({ hours, minutesApart }: CallHours, day: Day) {
  const ranges = hours[day] ?? [];
  const ends = ranges
    .map((range) => range.split('-').map(minuteOf))
    .sort(([a = 0], [b = 0]) => a - b);
  return (
    ranges.every((range) => RANGE.test(range) && slotsIn(range, 1).length > 0) &&
    ends.every(([, last = 0], index) => (ends[index + 1]?.[0] ?? Infinity) >= last + minutesApart)
  );
}

export function priceRefusals(currency: string, offers: readonly Pick<Offer, 'id' | 'price'>[]) {
  if (!Intl.supportedValuesOf('currency').includes(currency)) {
    const instead = "Write the code of a currency, as in 'EUR'";
    return refusalIf(true, 'src/content/agency.ts', `names the currency '${currency}'`, instead);
  }
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

type Priced = Pick<SiteWords['services'][number], 'title' | 'price'>;
type Prices = { services: readonly Priced[]; priceText: SiteWords['priceText'] };

/** Somebody may have meant thousands: TypeScript reads 2.490 as 2.49. */
export const lowPrices = ({ services, priceText }: Prices) =>
  services
    .filter(({ price }) => price.amount < 10)
    .map(
      ({ title, price }) =>
        `Visitors will see "${title}: ${priceText(price)}". src/content/offers.ts writes thousands without a point: 2490.`,
    );
