import { englishOperatorWords } from '#content/operator-words.ts';
import { explainFailure } from '#server/desk/explain-failure.ts';

const failing = (code: string, syscall = 'write') =>
  Object.assign(new Error(), { syscall, code, port: 4100 });

test.each([
  [
    'a port in use',
    failing('EADDRINUSE', 'listen'),
    'The desk cannot use port 4100 (EADDRINUSE): choose another one with --port.',
  ],
  [
    'a port that does not exist',
    { code: 'ERR_SOCKET_BAD_PORT' },
    'The desk cannot use that port (ERR_',
  ],
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
