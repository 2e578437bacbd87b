import { failureCode } from '#server/process/log.ts';
import { answerInASentence, remedyFor } from '../../scripts/operate/answer-in-words.ts';

test.each([
  ['404', 'Activate the workflow'],
  ['422', 'Look at what the workflow expects'],
  ['451', 'Its own log says why'],
  ['550', 'Check MAIL_FROM'],
  ['535', 'Correct SMTP_URL'],
])('the answer %s has the remedy "%s"', (answer, remedy) => {
  expect(remedyFor(answer)).toContain(remedy);
});

test('a known code of the database is translated, and an unknown one stays', () => {
  expect(answerInASentence('28P01')).toBe('The password is wrong: 28P01.');
  expect(answerInASentence('53100')).toBe('53100.');
  const late = new DOMException('', 'TimeoutError');
  expect(answerInASentence(failureCode(late))).toBe('No answer came in time: timeout.');
});
