import { englishOperatorWords } from '#content/operator-words.ts';
import { explainFailure } from '../../scripts/operate/failures.ts';

test('a port in use, a broken connection and a full disk are reported as such', () => {
  const failing = (code: string, syscall = 'write') =>
    Object.assign(new Error(), { syscall, code, port: 4100 });
  expect(explainFailure(failing('EADDRINUSE', 'listen'), englishOperatorWords)).toBe(
    'The desk cannot use port 4100 (EADDRINUSE): choose another one with --port.',
  );
  expect(explainFailure({ code: 'ERR_SOCKET_BAD_PORT' }, englishOperatorWords)).toMatch(
    'The desk cannot use that port (ERR_',
  );
  expect(explainFailure(failing('EPIPE'), englishOperatorWords)).toMatch(
    'The store does not answer: EPIPE.',
  );
  expect(explainFailure({ errstr: 'database or disk is full' }, englishOperatorWords)).toMatch(
    'The disk of the store or the',
  );
  expect(explainFailure(failing('ENOSPC'), englishOperatorWords)).toBe(
    'Not everything could be written (ENOSPC).',
  );
});
