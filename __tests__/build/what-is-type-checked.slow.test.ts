import { execFileSync } from 'node:child_process';

test('a build checks the types of the site and its tools, and of no test', () => {
  const listed = execFileSync('node_modules/.bin/tsc', ['--listFilesOnly'], { encoding: 'utf8' });
  const files = listed.split('\n').filter((file) => !file.includes('/node_modules/'));
  expect(files).toContainEqual(expect.stringContaining('/src/app/api/consultation/route.ts'));
  expect(files).toContainEqual(expect.stringContaining('/scripts/operate/desk/words.tsx'));
  expect(files.filter((file) => /\/__tests__\/|\/scripts\/prove\//.test(file))).toEqual([]);
});
