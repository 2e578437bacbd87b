import { englishOperatorWords } from '#content/operator-words.ts';
import { explainFailure } from '#server/desk/explain-failure.ts';

const failing = (code: string, syscall = 'write') => Object.assign(new Error(), { syscall, code });

test.each([
  ['a broken connection', failing('EPIPE'), 'The store does not answer: EPIPE.'],
  [
    'a full disk of the store',
    { errstr: 'database or disk is full' },
    'The disk of the store or the',
  ],
  ['a full disk of a file', failing('ENOSPC'), 'Not everything could be written (ENOSPC).'],
])('%s is reported as such', (_, failure, sentence) => {
  expect(explainFailure(failure, englishOperatorWords)).toContain(sentence);
});
