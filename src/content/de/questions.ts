import { agency } from '../agency.ts';
import { type TextPage, textAddresses } from '../text-page.ts';

/** Die Seite erscheint, sobald sie Teile hat: `{ title: 'Wer schreibt die Texte?', text: 'Wir, und Sie geben sie frei.' }`. */
export const questions: TextPage = {
  address: textAddresses.questions,
  title: 'Fragen und Antworten',
  description: `Was man ${agency.name} vor dem Anfang fragt: wie wir arbeiten, wie lange es dauert, was es kostet und wie es danach weitergeht.`,
  lead: 'Was man uns vor dem Anfang fragt.',
  parts: [],
  areQuestions: true,
};
