/**
 * All words import from here, those of src/content and those of a language that an agency adds.
 * Until 2.0.0 these names stay, and what a version adds to their types is optional.
 */

export { callHours } from '#domain/call-hours.ts';
export { agency } from './agency.ts';
export { factsOf } from './facts-of.ts';
export { budgetLimits, drawnFigures, type Statistic } from './figures.ts';
export { daysOfWeek, hoursInWords, openHoursInWords } from './hours-in-words.ts';
export { localeOf } from './languages.ts';
export { daysKept, legalEntity } from './legal-entity.ts';
export { offers, type ServiceWords } from './offers.ts';
export type { OnEachDay } from './on-each-day.ts';
export type { Part, TextPage } from './text-page.ts';
