import { visitorMail } from './words.ts';

export const isReminder = (subject: string) =>
  visitorMail.reminder.split('{moment}').every((part) => subject.includes(part));
