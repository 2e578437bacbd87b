import { lightFormat } from 'date-fns/lightFormat';

export const toDateString = (day: Date) => lightFormat(day, 'yyyy-MM-dd');

export function fromDateString(date: string) {
  const day = new Date(`${date}T00:00`);
  return !Number.isNaN(+day) && toDateString(day) === date ? day : undefined;
}

export type ChosenTime = { callDate: string; callTime: string };

export const nothingChosen: ChosenTime = { callDate: '', callTime: '' };

/** Date and time by this machine's clock, which in a browser is the visitor's. */
export function localCallStart({ callDate, callTime }: ChosenTime) {
  return new Date(`${callDate}T${callTime}`);
}
