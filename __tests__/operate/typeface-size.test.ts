import { readFileSync } from 'node:fs';
import { sizeInWords } from '../../scripts/prove/typeface-size.ts';

test('npm run typeface says how much of the room the files take', () => {
  expect(sizeInWords([20_000])).toBe('20 KB, and a page has room for 25 KB of typefaces.');
  expect(sizeInWords([20_000, 9_000])).toMatch(/^29 KB, .* 25 KB .*: leave out letters/);
});

test('the command of the manual keeps the letters of Western Europe', () => {
  const manual = readFileSync('docs/making-it-yours.md', 'utf8');
  const ranges = /--unicodes=(\S+)/.exec(manual)?.[1]?.split(',') ?? [];
  const isKept = (letter: string) =>
    ranges.some((range) => {
      const [from = '', to = from] = range.replace('U+', '').split('-');
      const code = letter.codePointAt(0) ?? 0;
      return code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16);
    });
  expect([...'éèçñßåøÆŒœŸ€’„–…'].filter((letter) => !isKept(letter))).toEqual([]);
});
