import { ownLanguage } from '#content/languages.ts';
import type { OperatorWords } from '#content/operator-words.ts';
import { wordFor } from '#content/word-for.ts';
import { wordsIn } from '#content/words.ts';
import { durationInWords } from '#domain/duration-in-words.ts';
import { HOUR_MS } from '#domain/durations.ts';
import { type Calendar, type CountedWeeks, HOURS_IN_PART, type Shares } from './count-weeks.ts';
import { onOneLine } from './on-one-line.ts';

const { optionWords } = wordsIn(ownLanguage).requestWords;

/** Anybody can write a source, so a list ends after the most frequent ones. */
const MOST_SHARES = 8;

type TableName =
  | 'weeks'
  | 'services'
  | 'contactMethods'
  | 'leadSources'
  | 'days'
  | 'calls'
  | 'apart';

/** The page, the spreadsheet and the command are made from these tables. */
export type WeeksTable = {
  name: TableName;
  title: string;
  columns: readonly string[];
  rows: readonly { label: string; counts: readonly number[] }[];
};

export function weeksTables(
  counted: CountedWeeks,
  { zone, firstDay }: Calendar,
  { desk, locale }: OperatorWords,
): WeeksTable[] {
  const { weeks: words } = desk;
  const day = (at: number) =>
    new Date(at).toLocaleDateString(locale, { day: 'numeric', month: 'numeric', timeZone: zone });
  const shares = (name: 'services' | 'contactMethods' | 'leadSources', inWords: InWords) => ({
    name,
    title: words[name],
    columns: [words.received],
    rows: mostFrequent(counted[name], inWords, words.others),
  });
  const named = <Name extends 'calls' | 'apart'>(name: Name) => ({
    name,
    title: words[name],
    columns: [words.count],
    rows: Object.entries(counted[name]).map(([what, count]) => ({
      label: words[what as keyof CountedWeeks['calls' | 'apart']],
      counts: [count],
    })),
  });
  return [
    {
      name: 'weeks',
      title: words.weeks,
      columns: [words.received, words.inTime],
      rows: counted.weeks.map(({ begins, received, inTime }) => ({
        label: day(begins),
        counts: [received, inTime],
      })),
    },
    shares('services', (value) => wordFor(optionWords, 'service', value) || words.nothing),
    shares(
      'contactMethods',
      (value) => wordFor(optionWords, 'contactMethod', value) || words.nothing,
    ),
    shares('leadSources', (value) => sourceInWords(value) || words.direct),
    {
      name: 'days',
      title: words.days,
      columns: counted.days[0]?.map((_, part) => hourInWords(part * HOURS_IN_PART, locale)) ?? [],
      rows: counted.days.map((counts, index) => ({
        label: dayOfWeek((firstDay + index) % 7, locale),
        counts,
      })),
    },
    named('calls'),
    named('apart'),
  ];
}

type InWords = (value: string) => string;

function mostFrequent(counted: Shares, inWords: InWords, others: string) {
  const rows = counted.map(([value, count]) => ({ label: inWords(value), counts: [count] }));
  if (rows.length <= MOST_SHARES) return rows;
  const rest = counted.slice(MOST_SHARES - 1).reduce((sum, [, count]) => sum + count, 0);
  return [...rows.slice(0, MOST_SHARES - 1), { label: others, counts: [rest] }];
}

/** Such as "google / cpc" for `utm_source=google&utm_medium=cpc`. */
const sourceInWords = (stored: string) =>
  [...new URLSearchParams(stored).values()].map(onOneLine).join(' / ');

/** 4 January 1970 was a Sunday. */
const dayOfWeek = (day: number, locale: string) =>
  new Date(Date.UTC(1970, 0, 4 + day)).toLocaleDateString(locale, {
    weekday: 'short',
    timeZone: 'UTC',
  });

const hourInWords = (hour: number, locale: string) =>
  new Date(hour * HOUR_MS).toLocaleTimeString(locale, { hour: 'numeric', timeZone: 'UTC' });

/** Undefined if nothing was received lately. */
export function weeksSentence({ latest }: CountedWeeks, { desk, locale }: OperatorWords) {
  const { weeks: words } = desk;
  const { weeks, received, before, inTime, medianMs } = latest;
  const more = received - before;
  const compared =
    more > 0 ? words.more(more, weeks) : more < 0 ? words.fewer(-more, weeks) : words.asMany(weeks);
  const median = medianMs === undefined ? [] : [words.median(durationInWords(medianMs, locale))];
  const answered = [words.answered(inTime), ...median].join(', ');
  return `${words.inSpan(received, weeks)}, ${compared}. ${answered}.`;
}
