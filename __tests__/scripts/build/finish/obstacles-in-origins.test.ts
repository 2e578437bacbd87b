import { sentenceOf } from '../../../../scripts/build/finish/obstacle.ts';
import { obstaclesInOrigins } from '../../../../scripts/build/finish/obstacles-in-origins.ts';
import { trustedOrigins } from '../../../../src/trusted-origins.ts';
import { NOTHING_TRUSTED } from './nothing-trusted.ts';

const obstacles = (name: string) =>
  // An owner who builds has not always asked the type checker.
  obstaclesInOrigins({ ...NOTHING_TRUSTED, scripts: [name as 'https://'] }).map(sentenceOf);

test.each([
  'https://video.example',
  'https://*.video.example',
  'wss://chat.example',
  'http://localhost:4000',
])('%s may be trusted', (name) => {
  expect(obstacles(name)).toEqual([]);
});

test.each([
  ['https://count.example/', "Write 'https://count.example'"],
  ['https://count.example/js/script.js', "Write 'https://count.example'"],
  ['https://Count.example', "Write 'https://count.example'"],
  ['https://count.example; script-src *', 'Write a scheme and a name'],
  ['https://', 'Write a scheme and a name'],
  ['count.example', 'Write a scheme and a name'],
  ['data:', 'Write a scheme and a name'],
])('%s is no origin, and the build says what to write', (name, instead) => {
  expect(obstacles(name)).toEqual([
    expect.stringContaining(
      `src/trusted-origins.ts names '${name}' under scripts, and that is no origin. ${instead}`,
    ),
  ]);
});

test('whom the site trusts may be trusted', () => {
  expect(obstaclesInOrigins(trustedOrigins)).toEqual([]);
});
