import { dark } from '#styles/dark.ts';
import { sentenceOf } from '../../../scripts/build/build-errors.ts';
import { themeErrors } from '../../../scripts/build/finish/settings-errors.ts';

const complaints = (changed: Partial<Record<keyof typeof dark.color, string>>) =>
  themeErrors({ ...dark.color, ...changed }, 'src/styles/own.ts').map(sentenceOf);

test.each([
  ['accent', '#92afff', '4.5:1'],
  ['focus', '#bcd0ff', '3:1'],
] as const)(
  'a theme whose %s %s nobody sees on its ground is refused, by file',
  (role, shade, least) => {
    const white = { ground: '#ffffff', groundLit: '#ffffff', surface: '#ffffff' };
    expect(complaints({ ...white, [role]: shade })).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^src/styles/own\\.ts has ${role} ${shade} on \\w+ #[f0-9]+, a contrast of [12]\\.\\d+:1\\. Make ${role} .*${least}`,
        ),
      ),
    );
  },
);

test('a colour that nobody sees on any ground is told of once, and which way to go', () => {
  expect(complaints({ accent: '#0b1a3a' })).toEqual([
    expect.stringMatching(/has accent #0b1a3a on \w+ #\w+, .* Make accent lighter: 4\.5:1/),
  ]);
});

test('words on a button are words', () => {
  expect(complaints({ ink: dark.color.buttonTop })[0]).toContain('on buttonTop');
});
