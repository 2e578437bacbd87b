import { fromDateString } from '#domain/call-dates.ts';
import { locale } from '../words.ts';

export function dayNamed(date: string) {
  return new RegExp(`${fromDateString(date)?.toLocaleDateString(locale, { dateStyle: 'full' })}`);
}
