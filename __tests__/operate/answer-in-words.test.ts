import { failureCode } from '#server/process/log.ts';
import { answerInASentence } from '../../scripts/operate/answer-in-words.ts';

test('a known code of the database is translated, an unknown one stays, and a timeout has a name', () => {
  expect(answerInASentence('28P01')).toBe('The password is wrong: 28P01.');
  expect(answerInASentence('53100')).toBe('53100.');
  expect(failureCode(new DOMException('', 'TimeoutError'))).toBe('timeout');
});
