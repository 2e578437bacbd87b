import type { peopleWords as english, people as inEnglish } from '../en/people.ts';
import type { Words } from '../translation.ts';

export const people: typeof inEnglish = [];

export const peopleWords: Words<typeof english> = {
  title: 'Mit wem Sie arbeiten',
  lead: 'Diese Menschen antworten Ihnen.',
};
