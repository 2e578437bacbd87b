import { agency } from '../agency.ts';
import { type TextPage, textAddresses } from '../text-page.ts';

/** The page appears once it has parts: `{ title: 'Who writes the texts?', text: 'We do, and you approve them.' }`. */
export const questions: TextPage = {
  address: textAddresses.questions,
  title: 'Questions and answers',
  description: `What people ask ${agency.name} before they begin: how we work, how long it takes, what it costs, and what happens afterwards.`,
  lead: 'What people ask us before they begin.',
  parts: [],
  areQuestions: true,
};
