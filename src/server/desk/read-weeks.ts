import { type OperatorWords, operatorWords } from '#content/operator-words.ts';
import { agencyZone } from '#domain/zones.ts';
import { cached } from '#server/process/cached.ts';
import { countedSince } from '#server/requests/counted-requests.ts';
import type { Requests } from '#server/requests/requests.ts';
import { beginOfCounts, type Calendar, countWeeks, SPANS, type Span } from './count-weeks.ts';
import { csvRow } from './csv.ts';
import { weeksSentence, weeksTables } from './weeks-in-words.ts';

/** Reloading the page must not delay visitors. */
export const currentWeeks = (requests: Pick<Requests, 'engine'>, span: Span) =>
  cached(`weeks ${span}`, 1_000, () => readWeeks(requests, operatorWords, span));

/** What the page of the weeks and its spreadsheet show. */
export async function readWeeks(
  { engine }: Pick<Requests, 'engine'>,
  words: OperatorWords,
  span: Span,
  now = Date.now(),
) {
  const calendar: Calendar = { now, zone: agencyZone(), firstDay: firstDayOfWeek(words.locale) };
  const rows = await countedSince(engine, beginOfCounts(calendar, span));
  const counted = countWeeks(rows, calendar, span);
  return {
    span,
    isEmpty: rows.length === 0,
    sentence: weeksSentence(counted, words),
    tables: weeksTables(counted, calendar, words),
  };
}

export const spanNamed = (weeks: string | null | undefined): Span =>
  SPANS.find((span) => `${span}` === weeks) ?? 12;

/** 0 is Sunday. */
const firstDayOfWeek = (locale: string) => new Intl.Locale(locale).getWeekInfo().firstDay % 7;

export async function weeksAsCsv(
  requests: Pick<Requests, 'engine'>,
  words: OperatorWords,
  span: Span,
) {
  const { tables } = await readWeeks(requests, words, span);
  const { table, row, column, count } = words.desk.weeks.csvColumns;
  const counts = tables.flatMap(({ title, columns, rows }) =>
    rows.flatMap(({ label, counts: ofRow }) =>
      ofRow.map((counted, index) => [title, label, columns[index], counted]),
    ),
  );
  return [[table, row, column, count], ...counts]
    .map((cells) => csvRow(cells, words.locale))
    .join('');
}
