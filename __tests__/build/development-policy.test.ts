import { developmentHeaders } from '../../scripts/build/development-policy.ts';
import { NOTHING_TRUSTED } from './finish/nothing-trusted.ts';

const [policy] = developmentHeaders({
  ...NOTHING_TRUSTED,
  scripts: ['https://statistics.example'],
  widgets: ['https://chat.example'],
  pictures: ['https://pictures.example'],
});
const directives = policy?.value.split('; ') ?? [];
const naming = (origin: string) =>
  directives.filter((each) => each.includes(origin)).map((each) => each.split(' ')[0]);

test('while developing, each origin may do what it may do when the site is built', () => {
  expect(naming('https://statistics.example')).toEqual(['script-src', 'connect-src']);
  expect(naming('https://pictures.example')).toEqual(['img-src']);
  expect(naming('https://chat.example')).toEqual(
    expect.arrayContaining(['script-src', 'style-src', 'img-src', 'frame-src', 'connect-src']),
  );
  expect(directives).toContain("default-src 'none'");
});
