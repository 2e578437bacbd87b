/**
 * What words are made of: those of src/content, and those of a language that an agency adds. Until
 * 2.0.0 these names stay, and what a version adds to their types is optional.
 */
export { agency } from '#content/agency.ts';
export { factsOf } from '#content/facts-of.ts';
export { budgetLimits, drawnFigures, type Statistic } from '#content/figures.ts';
export { daysOfWeek, hoursInWords } from '#content/hours-in-words.ts';
export { localeOf } from '#content/languages.ts';
export { daysKept, legalEntity } from '#content/legal-entity.ts';
export { offers, type ServiceWords } from '#content/offers.ts';
export type { OnEachDay } from '#content/on-each-day.ts';
export type { Part, TextPage } from '#content/text-page.ts';
export { callHours } from '#domain/call-hours.ts';
