import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [promises = ''] = readFileSync('docs/promises.md', 'utf8').split('- **Not promised**');
/** A sentence, and the links behind it. */
const SENTENCE = /(?<words>[^[\]]+?[.:])\s+(?<links>(?:\[[^\]]+\]\([^)]+\)\s*)+)/g;

const said = promises
  .slice(promises.indexOf('\n- '))
  .split(/\n- /)
  .filter((bullet) => bullet.trim());

test.each(said)('each sentence is followed by what holds it: %s', (bullet) => {
  const held = [...bullet.matchAll(SENTENCE)];
  expect(bullet.replace(SENTENCE, '').trim()).toBe('');
  for (const { groups } of held) {
    expect(groups?.['words']?.match(/\.\s+[A-Z*]/)).toBeNull();
    const files = [...(groups?.['links'] ?? '').matchAll(/\((.*?)\)/g)].map(([, path]) => path);
    expect(files.filter((path = '') => !existsSync(join('docs', path)))).toEqual([]);
  }
});

test('there are promises', () => {
  expect(said.length).toBeGreaterThan(4);
});
