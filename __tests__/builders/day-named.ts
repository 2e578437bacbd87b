import { agency } from '#content/agency.ts';
import { fromDateString } from '#domain/call-dates.ts';

/** What a day of the calendar is called, in the language of the site. */
export function dayNamed(date: string) {
  return new RegExp(
    `${fromDateString(date)?.toLocaleDateString(agency.locale, { dateStyle: 'full' })}`,
  );
}
