import { agency } from './agency.ts';

/** A page of titles and texts. Each line of a text is a paragraph. */
export type TextPage = {
  address: `/${string}`;
  title: string;
  /** For search results: 70 to 160 characters. */
  description: string;
  lead: string;
  parts: readonly { title: string; text: string }[];
  /** Shows each text folded under its title. */
  areQuestions?: true;
};

/** The page appears once it has parts: `{ title: 'Who writes the texts?', text: 'We do, and you approve them.' }`. */
export const questions: TextPage = {
  address: '/questions',
  title: 'Questions and answers',
  description: `What people ask ${agency.name} before they begin: how we work, how long it takes, what it costs, and what happens afterwards.`,
  lead: 'What people ask us before they begin.',
  parts: [],
  areQuestions: true,
};
