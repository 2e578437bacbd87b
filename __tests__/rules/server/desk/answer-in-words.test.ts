import { englishOperatorWords } from '#content/operator-words.ts';
import * as inWords from '#server/desk/answer-in-words.ts';
import { failureCode } from '#server/process/log.ts';

const answerInASentence = (answer: string) =>
  inWords.answerInASentence(answer, englishOperatorWords);
const remedyFor = (answer: string) => inWords.remedyFor(answer, englishOperatorWords);

test('a known code is translated, an unknown one stays, and a timeout has a name', () => {
  expect(answerInASentence('28P01')).toBe('The password is wrong: 28P01.');
  expect(answerInASentence('53100')).toBe('53100.');
  expect(answerInASentence('ERR_SSL_WRONG_VERSION_NUMBER')).toMatch('The port speaks no TLS:');
  expect(remedyFor('ETLS')).toMatch('Correct the port:');
  expect(remedyFor('DEPTH_ZERO_SELF_SIGNED_CERT')).toMatch('or complete its chain,');
  expect(remedyFor('530')).toMatch('start the tunnel');
  expect(failureCode(new DOMException('', 'TimeoutError'))).toBe('timeout');
});
