import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { aFolder } from '../../kit/setup/folder.ts';

const WORDS = `
import type { DefaultWords, ForNames, OptionalIfComplete, YourWords } from '#content/your-words.ts';
type Yours = Partial<YourWords<DefaultWords['en']>>;
export const misspelt: Yours = { homPage: {} };
export const withoutBlank: Yours = { formWords: { meantAddress: 'Another one?' } };
type Fields = OptionalIfComplete<{ formFields: ForNames<'name' | 'city', string, { name: '' }> }>;
export const withoutLabel: Fields = { formFields: { name: 'Your name' } };
`;

function messages() {
  const settings = {
    extends: resolve('tsconfig.json'),
    compilerOptions: { paths: { '#*': [resolve('src/*')] }, types: [] },
    files: ['words.ts'],
    include: [],
  };
  const cwd = aFolder({ 'words.ts': WORDS, 'tsconfig.json': JSON.stringify(settings) });
  const run = [resolve('node_modules/.bin/tsc'), ['--pretty', 'false'], { cwd }] as const;
  return String(spawnSync(...run).stdout)
    .split(/\n(?=\S)/)
    .filter((text) => text.startsWith('words.ts'));
}

test('the compiler says in words what is wrong, and where', () => {
  expect(messages()).toEqual([
    expect.stringMatching(/\(4,34\).* 'homPage' does not exist .* write 'homePage'\?/),
    expect.stringMatching(
      /\(5,51\).* Type '"Another one\?"' .* '`\$\{string\}\{email\}\$\{string\}`'/,
    ),
    expect.stringMatching(/\(7,39\).*\n.*Property 'city' is missing/),
  ]);
});
