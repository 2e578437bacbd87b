import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

const SECOND = { unit: 'second', length: 1000 } as const;
const LONGER = [
  { unit: 'year', length: 365 * DAY_MS },
  { unit: 'month', length: 30 * DAY_MS },
  { unit: 'day', length: DAY_MS },
  { unit: 'hour', length: HOUR_MS },
  { unit: 'minute', length: MINUTE_MS },
] as const;

/** In one unit, such as "8 days". */
export function durationInWords(ms: number, locale: string) {
  const { amount, unit } = inOneUnit(ms);
  const form = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return amount.toLocaleString(locale, form);
}

/** Such as "8 days ago". */
export function agoInWords(ms: number, locale: string) {
  const { amount, unit } = inOneUnit(ms);
  return new Intl.RelativeTimeFormat(locale).format(-amount, unit);
}

/** Such as "in 8 days". */
export function fromNowInWords(ms: number, locale: string) {
  const { amount, unit } = inOneUnit(ms);
  return new Intl.RelativeTimeFormat(locale).format(amount, unit);
}

function inOneUnit(ms: number) {
  const { unit, length } = LONGER.find((longer) => ms >= longer.length) ?? SECOND;
  return { amount: Math.max(0, Math.round(ms / length)), unit };
}
