import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts';

const UNITS = [
  { unit: 'second', length: 1000 },
  { unit: 'minute', length: MINUTE_MS },
  { unit: 'hour', length: HOUR_MS },
  { unit: 'day', length: DAY_MS },
  { unit: 'month', length: 30 * DAY_MS },
  { unit: 'year', length: 365 * DAY_MS },
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
  // 59.6 minutes are an hour, not 60 minutes.
  const { unit, length } = UNITS.reduce((shorter, longer) =>
    Math.round(ms / shorter.length) * shorter.length >= longer.length ? longer : shorter,
  );
  return { amount: Math.max(0, Math.round(ms / length)), unit };
}
