import { lightFormat } from 'date-fns/lightFormat';

export function toDateString(day: Date) {
  return lightFormat(day, 'yyyy-MM-dd');
}

export function fromDateString(date: string) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date) ?? [];
  if (!year) return undefined;
  const named = new Date(Number(year), Number(month) - 1, Number(day));
  return toDateString(named) === date ? named : undefined;
}
