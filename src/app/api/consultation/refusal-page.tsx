import { RefusalPage, type RefusalText } from '#features/consultation/answers/refusal-page.tsx';
import { type Answer, answerPage } from '#features/site-frame/answer-page.tsx';

export const answerRefusalPage = (answer: Answer, text: RefusalText) =>
  answerPage(answer, <RefusalPage words={answer.words} {...text} />);
