import { agency } from './agency.ts';

/** A page of titles and texts; each line of a text is a paragraph. */
export type TextPage = {
  address: `/${string}`;
  title: string;
  /** What a search result says of it: 70 to 160 letters. */
  description: string;
  lead: string;
  parts: readonly { title: string; text: string }[];
  /** Questions with their answers: closed until they are asked. */
  areQuestions?: true;
};

/** Once it has parts, the page is there: `{ title: 'Who writes the texts?', text: 'We do, and you approve them.' }`. */
export const questions: TextPage = {
  address: '/questions',
  title: 'Questions and answers',
  description: `What people ask ${agency.name} before they begin: how we work, how long it takes, what it costs, and what happens afterwards.`,
  lead: 'What people ask us before they begin.',
  parts: [],
  areQuestions: true,
};
