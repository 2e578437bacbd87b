import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileWhileLoading } from '../../../../scripts/build/finish/compile-while-loading.ts';

function aBuild(files: Record<string, string>) {
  const build = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(build, 'static/chunks/pages'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(build, 'static', name), text);
  return { build, textOf: (name: string) => readFileSync(join(build, 'static', name), 'utf8') };
}

test('the files of the framework, and no others, begin with the word to compile them at once', () => {
  const files = {
    'chunks/a.js': 'a()',
    'chunks/pages/b.js': 'b()',
    'chunks/a.css': '.a{}',
    '_buildManifest.js': 's()',
  };
  const { build, textOf } = aBuild(files);
  compileWhileLoading(build);
  expect(Object.keys(files).map(textOf)).toEqual([
    '//# allFunctionsCalledOnLoad\na()',
    '//# allFunctionsCalledOnLoad\nb()',
    '.a{}',
    's()',
  ]);
});

test('a build without such files is none that this step knows', () => {
  const { build } = aBuild({});
  expect(() => compileWhileLoading(build)).toThrow(/expected script files in static\/chunks/);
});
