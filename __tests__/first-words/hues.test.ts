import { converter } from 'culori';
import { accentIn } from '#styles/accent.ts';
import { dark } from '#styles/dark.ts';
import { light } from '#styles/light.ts';
import { sentenceOf } from '../../scripts/build/build-errors.ts';
import { themeErrors } from '../../scripts/build/finish/settings-errors.ts';

const rgb = converter('rgb');
const everyHue = Array.from({ length: 72 }, (_, step) => step * 5);

test.each([dark, light])(
  'words and rings can be seen well in the $scheme theme, whatever hue the accent has',
  ({ color }) => {
    const turned = everyHue.map((hue) => ({ ...color, ...accentIn(hue, color.ground) }));
    expect(turned.flatMap((theme) => themeErrors(theme)).map(sentenceOf)).toEqual([]);
  },
);

test('the accent turns with its hue, all of it', () => {
  for (const shade of Object.values(accentIn(145, dark.color.ground))) {
    const { r = 0, g = 0, b = 0 } = rgb(shade) ?? {};
    expect(g).toBeGreaterThan(Math.max(r, b));
  }
});
