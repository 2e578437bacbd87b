import assert from 'node:assert/strict';
import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contacts, germanFirst, largest, smallest } from './owners/agencies.ts';
import { apply, type Change, copyProject, file, filesOfOthers, run } from './owners/copy.ts';
import { VALUES, type Value } from './owners/values.ts';

/** A copy that fails is tried again by its number, and a field by its name: each value alone. */
const [wanted = ''] = process.argv.slice(2);
const number = Number(wanted);
const fields = Object.entries(VALUES).filter(([field]) => !wanted || number || field === wanted);
assert.ok(fields.length > 0, `No field is called ${wanted}: see scripts/prove/owners/values.ts`);

const whole: Readonly<Record<string, readonly Change[]>> = { smallest, largest, germanFirst };
const failed = wanted ? [] : Object.keys(whole).filter((name) => !passes(name, whole[name] ?? []));
const most = Math.max(...fields.map(([, values]) => values.length));
const numbers = Array.from({ length: most }, (_, index) => index + 1);
const results = numbers
  .filter((copy) => !number || copy === number)
  .map((copy) => {
    const chosen = fields.flatMap(([field, values]) =>
      values.slice(copy - 1, copy).map((value) => ({ field, value })),
    );
    const isPassed = passes(`copy ${copy}`, changesOf(chosen.map(({ value }) => value)));
    return chosen.map(({ field, value }) => ({ field, value: value.shown, copy, isPassed }));
  });
console.table(results.flat().toSorted((a, b) => a.field.localeCompare(b.field)));
assert.deepEqual(failed, []);
assert.ok(results.flat().every(({ isPassed }) => isPassed));

function passes(name: string, changes: readonly Change[]) {
  console.log(`── ${name}`);
  using folder = mkdtempDisposableSync(join(tmpdir(), 'owner-'));
  copyProject(folder.path);
  apply(changes, folder.path);
  assert.deepEqual(filesOfOthers(folder.path, 'HEAD'), []);
  try {
    run(folder.path, 'npx', 'biome', 'check', '--write', '--log-level=error', 'src');
    run(folder.path, 'npm', 'run', 'check');
    run(folder.path, 'npm', 'test', '--', 'yours', 'journeys');
    return true;
  } catch {
    console.log(`── ${name} FAILED`);
    return false;
  }
}

function changesOf(values: readonly Value[]): Change[] {
  const words = values.map((value) => value.words ?? {});
  return [...contacts, ...values.flatMap(({ changes }) => changes), ...['en', 'de'].map(wordsIn)];

  function wordsIn(code: string) {
    const type = code === 'en' ? 'EnglishWords' : 'GermanWords';
    const said = JSON.stringify(Object.assign({}, ...words));
    return file(
      `src/agency/words/${code}.ts`,
      `import type { ${type} } from '#agency-words.ts';\nexport const words: ${type} = ${said};\n`,
    );
  }
}
