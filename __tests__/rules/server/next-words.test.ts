import { speakForNext } from '#server/next-words.ts';
import { captureLog } from '../../kit/setup/captured-log.ts';

const WORDS = 'ada@example.com\u001b[2J\n    at her desk\n{"level":"error"}';

test('what Next says of a failure is one line of our log, and nothing that a visitor sent is in it', () => {
  const logged = captureLog();
  speakForNext();
  console.error(' ⨯', new TypeError(WORDS));
  console.error(`Failed to handle request for ${WORDS}`);
  console.warn(WORDS);
  expect(logged.lines()).toMatchObject([
    {
      level: 'error',
      event: 'Next failed',
      reason: 'TypeError',
      at: expect.stringContaining('.ts:'),
    },
    { level: 'error', event: 'Next failed' },
    { level: 'warn', event: 'Next warns' },
  ]);
  for (const word of ['ada', '\u001b', 'desk', '2J']) expect(logged.text()).not.toContain(word);
});

test('what is said of a start is an event, and one line', () => {
  const logged = captureLog();
  speakForNext();
  console.log(' \u001b[32m✓\u001b[39m', 'Running\nnext.config');
  expect(logged.lines()).toMatchObject([{ level: 'info', event: '✓ Running\nnext.config' }]);
});

test('an error without words or places is told as well', () => {
  const logged = captureLog();
  speakForNext();
  console.error(Object.assign(new Error(''), { stack: undefined, code: 'ECONNRESET' }));
  expect(logged.lines()).toMatchObject([{ event: 'Next failed', reason: 'ECONNRESET' }]);
});
