import type { OnEachDay } from '#content/on-each-day.ts';
import { weekdaysWithCalls } from '#domain/call-times.ts';
import { WEEK } from '#domain/week.ts';

/** Tuesday to Friday, as indexes of a week that begins on Monday. Words name these four. */
const NAMED_DAYS = [1, 2, 3, 4] as const;

const hasCalls = (day: number) => weekdaysWithCalls().some((name) => name === WEEK[day + 1]);

/** The named days on which the agency can be called. */
export const OFFERED_DAYS = NAMED_DAYS.filter(hasCalls);

/** The drawings show it before a visitor chooses a day. */
export const [FIRST_DAY = NAMED_DAYS[0]] = OFFERED_DAYS;

export const sentenceOn = (day: number, sentences: OnEachDay) => sentences[day - 1] ?? sentences[0];
