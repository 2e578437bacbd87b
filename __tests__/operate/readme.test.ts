import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { ownLanguage } from '#content/languages.ts';
import { variables } from '#server/configuration/environment-variables.ts';
import packageJson from '../../package.json';
import { HELP } from '../../scripts/operate/outbox/read-arguments.ts';

const PROJECT = join(import.meta.dirname, '../..');

const read = (file: string) => readFileSync(join(PROJECT, file), 'utf8');
const allOf = (pattern: RegExp, text: string) =>
  [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].sort();

const readme = ['README.md', ...globSync('docs/*.md', { cwd: PROJECT })].map(read).join('\n');
const fenced = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n');

test('every npm and outbox command in the README exists', () => {
  const inline = allOf(/`([^`\n]+)`/g, readme).join('\n');
  const commands = allOf(/npm (?:run )?([a-z][\w:-]*)/g, `${fenced}\n${inline}`);
  const known = [...Object.keys(packageJson.scripts), 'ci', 'install', 'run', 'update'];
  expect(commands.filter((command) => !known.includes(command))).toEqual([]);
  const ofOutbox = allOf(/npm run (outbox -- [a-z]+)/g, `${fenced}\n${inline}`);
  expect(ofOutbox.filter((command) => !HELP.includes(command))).toEqual([]);
});

test('the README names the browsers that the build targets', () => {
  for (const target of packageJson.browserslist) {
    const [name, version] = target.split(' ');
    expect(readme).toMatch(new RegExp(`\\b${name}\\b[^.]*? ${version}\\b`, 'i'));
  }
});

test('every file that the README names exists', () => {
  const named = allOf(/`((?:src|scripts|public)\/[\w./-]+\.\w+)`/g, readme);
  // An owner may have deleted the folder of a language.
  const inOwn = named.map((file) => file.replace(/content\/\w\w\//, `content/${ownLanguage}/`));
  expect(inOwn.filter((file) => !existsSync(join(PROJECT, file)))).toEqual([]);
  const ours = globSync('{src,scripts,__tests__,.}/**/*.{ts,tsx,js}', {
    cwd: PROJECT,
    exclude: ['{.next,data,dist,node_modules,test-output}'],
  }).map((file) => basename(file));
  // An owner adds or removes them.
  const theirs = ['mdx-components.ts', 'team-page.ts', 'about-page.ts'];
  const inPassing = allOf(/`([\w-]+\.(?:tsx?|js))`/g, readme);
  expect(inPassing.filter((file) => ![...ours, ...theirs].includes(file))).toEqual([]);
  const pictures = allOf(/\]\((?:\.\.\/)?(\.readme\/[\w.-]+)\)/g, readme);
  expect(pictures.filter((file) => !existsSync(join(PROJECT, file)))).toEqual([]);
});

test('the example and the code know the same variables', () => {
  const inExample = allOf(/^(?:# )?([A-Z_]+)=/gm, read('.env.local.example'));
  const inCode = Object.keys(variables.shape).sort();
  expect(inExample).toEqual(inCode);
});

test('every link from one document to another has a target', () => {
  const links = globSync('{README,ARCHITECTURE,docs/*}.md', { cwd: PROJECT }).flatMap((file) =>
    allOf(/\]\(([\w./-]*(?:#[\w-]+)?)\)/g, read(file)).map((link) => ({ file, link })),
  );
  expect(links.filter(({ file, link }) => !isThere(file, link))).toEqual([]);
});

test('every heading that settings and refusals name exists in its document', () => {
  const texts = ['.env.local.example', 'scripts/build/refusals.ts'].map(read).join();
  const named = [...texts.matchAll(/([\w/-]+\.md), "([^"]+)"/g)];
  expect(named).toHaveLength(3);
  const isHeading = ([, file = '', title]: string[]) => read(file).includes(`\n## ${title}\n`);
  expect(named.filter((each) => !isHeading(each))).toEqual([]);
});

function isThere(from: string, link: string) {
  const [path = '', heading] = link.split('#');
  const file = path ? join(dirname(from), path) : from;
  if (!existsSync(join(PROJECT, file))) return false;
  const headings = allOf(/^#+ (.+)$/gm, read(file)).map((title) =>
    title
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  return heading === undefined || headings.includes(heading);
}
