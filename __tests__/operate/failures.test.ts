import { englishOperatorWords } from '#content/operator-words.ts';
import { explain } from '../../scripts/operate/failures.ts';

test('a port in use, a broken connection and a full disk are reported as such', () => {
  const failing = (code: string, syscall = 'write') =>
    Object.assign(new Error(), { syscall, code, port: 4100 });
  expect(explain(failing('EADDRINUSE', 'listen'), englishOperatorWords)).toBe(
    'The desk cannot use port 4100 (EADDRINUSE): choose another one with --port.',
  );
  expect(explain({ code: 'ERR_SOCKET_BAD_PORT' }, englishOperatorWords)).toMatch(
    'The desk cannot use that port (ERR_',
  );
  expect(explain(failing('EPIPE'), englishOperatorWords)).toMatch(
    'The store does not answer: EPIPE.',
  );
  expect(explain({ errstr: 'database or disk is full' }, englishOperatorWords)).toMatch(
    'The disk of the store or the',
  );
  expect(explain(failing('ENOSPC'), englishOperatorWords)).toBe(
    'Not everything could be written (ENOSPC).',
  );
});
