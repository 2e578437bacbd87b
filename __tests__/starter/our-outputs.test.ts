import { globSync } from 'node:fs';
import { OUR_OUTPUTS } from '../../scripts/build/next-output/our-outputs.ts';
import { ONCE_YOURS } from './once-yours.ts';

describe(ONCE_YOURS, () => {
  test('the build knows each page and handler, so none of them needs a server of Next', () => {
    const found = globSync('**/{page,route}.{ts,tsx}', { cwd: 'src/app' }).map(
      (file) => `/${file.replace(/\.tsx?$/, '')}`,
    );
    const files = ['/robots.txt/route', '/sitemap.xml/route'];
    expect([...found, ...files].toSorted()).toEqual([...OUR_OUTPUTS].toSorted());
  });
});
