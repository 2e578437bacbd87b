import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownLanguage } from '#content/languages.ts';
import { WEBHOOK_HEADERS } from '#domain/request-headers.ts';
import { variables } from '#server/configuration/environment-variables.ts';
import packageJson from '../../package.json';
import { HELP } from '../../scripts/operate/outbox/read-arguments.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const allOf = (pattern: RegExp, text: string) =>
  [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))].sort();

const readme = ['README.md', ...globSync('docs/*.md')].map(read).join('\n');
const fenced = [...readme.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n');

test('the documents name npm commands that exist, and each command of the outbox', () => {
  const inline = allOf(/`([^`\n]+)`/g, readme).join('\n');
  const commands = allOf(/npm (?:run )?([a-z][\w:-]*)/g, `${fenced}\n${inline}`);
  const known = [...Object.keys(packageJson.scripts), 'audit', 'ci', 'install', 'run', 'update'];
  expect(commands).toEqual(expect.arrayContaining(['start', 'test', 'doctor']));
  expect(commands.filter((command) => !known.includes(command))).toEqual([]);
  const ofOutbox = /(outbox -- [a-z-]+)/g;
  expect(allOf(ofOutbox, `${fenced}\n${inline}`)).toEqual(allOf(ofOutbox, HELP));
});

test('the webhook, its manual and the workflow for n8n know the same headers', () => {
  const [explained, mapped] = ['docs/going-live.md', 'scripts/operate/n8n-workflow.json'].map(
    (file) => allOf(/['`](x-[a-z-]+)['`]/g, read(file)),
  );
  const sent = Object.values(WEBHOOK_HEADERS).toSorted();
  expect(explained).toEqual(sent);
  expect(mapped).toEqual(sent);
});

test('every file that the README names exists', () => {
  const named = allOf(/`((?:src|scripts|public)\/[\w./-]+\.\w+)`/g, readme);
  expect(named).toContain('src/agency/hours.ts');
  // An owner may have deleted the folder of a language.
  const inOwn = (file: string) => file.replace(/content\/\w\w\//, `content/${ownLanguage}/`);
  const isMissing = (file: string) => !existsSync(file) && !existsSync(inOwn(file));
  expect(named.filter(isMissing)).toEqual([]);
});

test('the example and the code know the same variables', () => {
  const inExample = allOf(/^(?:# )?([A-Z_]+)=/gm, read('.env.local.example'));
  expect(inExample).toEqual(Object.keys(variables.shape).sort());
});

test('every link of a document, a setting or a refusal has a target', () => {
  const links = globSync('{README,ARCHITECTURE,CONTRIBUTING,docs/*}.md').flatMap((file) =>
    allOf(/\]\(([\w./-]*(?:#[\w-]+)?)\)/g, withoutExamples(file)).map((link) => ({ file, link })),
  );
  const messages = globSync('{.env*.example,{scripts/build,src/server}/**/*.ts}');
  const named = allOf(/([\w/-]+\.md#[\w-]+)/g, messages.map(read).join());
  expect(named).toContain('docs/operating.md#fail-over');
  links.push(...named.map((link) => ({ file: '.', link })));
  expect(links.filter(({ file, link }) => !isThere(file, link))).toEqual([]);
});

/** An example of a post links to files of its owner. */
const withoutExamples = (file: string) => read(file).replaceAll(/^```md\n.*?^```/gms, '');

function isThere(from: string, link: string) {
  const [path = '', heading] = link.split('#');
  const file = path ? join(dirname(from), path) : from;
  if (!existsSync(file)) return false;
  const headings = allOf(/^#+ (.+)$/gm, read(file).toLowerCase()).map((title) =>
    title.replace(/[^\w -]/g, '').replaceAll(' ', '-'),
  );
  return heading === undefined || headings.includes(heading);
}
