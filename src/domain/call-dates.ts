import { lightFormat } from 'date-fns/lightFormat';

export const toDateString = (day: Date) => lightFormat(day, 'yyyy-MM-dd');

export function fromDateString(date: string) {
  const day = new Date(`${date}T00:00`);
  return !Number.isNaN(+day) && toDateString(day) === date ? day : undefined;
}
