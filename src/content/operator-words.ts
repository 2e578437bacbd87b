import * as en from './en/all.ts';
import { ownLanguage } from './languages.ts';
import { wordsIn } from './words.ts';
import type { OperatorGroup, Words } from './your-words.ts';

/** What the agency reads about its site, on the desk, in alerts, and from the commands. */
export type OperatorWords = Required<Pick<Words, OperatorGroup | 'locale'>>;

/** Why a request is held, or a mail is not sent. Rows hold these, and a language explains them. */
export type Reason = keyof typeof en.desk.reasons;

/** Commands, the doctor and the log speak English in any agency. */
export const englishOperatorWords: OperatorWords = en;

export const operatorWords = operatorWordsOf(wordsIn(ownLanguage));

/** The words of a language, or English as a whole if it lacks some. */
export function operatorWordsOf(words: Pick<Words, OperatorGroup | 'locale'>): OperatorWords {
  const { alerts, desk, receiverAnswers, locale } = words;
  if (!alerts || !desk || !receiverAnswers) return englishOperatorWords;
  return { alerts, desk, receiverAnswers, locale };
}
