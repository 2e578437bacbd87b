import { failureCode } from '#server/process/log.ts';
import { answerInASentence } from '../../scripts/operate/answer-in-words.ts';

test('a known code of the database is translated, and an unknown one stays', () => {
  expect(answerInASentence('28P01')).toBe('The password is wrong: 28P01.');
  expect(answerInASentence('53100')).toBe('53100.');
  const late = new DOMException('', 'TimeoutError');
  expect(answerInASentence(failureCode(late))).toBe('No answer came in time: timeout.');
});
