import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { type Language, languages } from './languages.ts';
import { addresses, addressesIn, addressIn, pagesIn } from './navigation.ts';
import { htmlOfPost, PostFault } from './post-text.ts';
import type { SiteWords } from './words.ts';

const FOLDER = 'src/agency/posts';

export type Post = ReturnType<typeof readPost>;

/** The newest post is first. */
export const postsIn = (language: Language) =>
  slugsIn(language)
    .map((slug) => readPost(language, slug))
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));

/** A language without a post of its own lists those of the first language that has one. */
export function postsForList(language: Language) {
  const [first = language] = languagesWithPosts();
  return postsIn(feedOf(language) ? language : first);
}

export const languagesWithPosts = () =>
  languages.map(({ code }) => code).filter((code) => slugsIn(code).length > 0);

/** The address of the feed that a language has, once it has a post. */
export const feedOf = (language: Language) =>
  slugsIn(language).length > 0 ? `${pagesIn(language).blog}/feed.xml` : undefined;

export const slugsIn = (language: Language) =>
  globSync(`${FOLDER}/${language}/*.md`).map((file) => basename(file, '.md'));

const fileOf = (language: Language, slug: string) => `${FOLDER}/${language}/${slug}.md`;

/** The words for the page of a post, which leads to the languages that have the same post. */
export const wordsAbout = (words: SiteWords, slug: string): SiteWords => ({
  ...words,
  linksInEachLanguage: (address) =>
    words.linksInEachLanguage(address).filter(({ code }) => existsSync(fileOf(code, slug))),
});

export function readPost(language: Language, slug: string) {
  const file = fileOf(language, slug);
  const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const [head = '', yaml] = /^---\n(.*?\n)---(?:\n|$)/s.exec(source) ?? [];
  if (yaml === undefined)
    throw new PostFault(
      file,
      1,
      'does not begin with a line ---, then title, description and date, then a line ---.',
    );
  const firstLine = head.split('\n').length;
  return {
    ...readFrontMatter(file, yaml),
    language,
    slug,
    address: addressOf(`${language}/${slug}.md`),
    html: () => htmlOfPost({ file, firstLine, markdown: source.slice(head.length) }, addressOf),
  };
}

const text = z.string().trim().min(1);
const frontMatter = z.strictObject({ title: text, description: text, date: z.iso.date() });

/** In YAML's failsafe schema each value is a text, and none is code. */
function readFrontMatter(file: string, yaml: string) {
  // The first line of the file is `---`.
  const fail = (offset: number, fault: string): never => {
    throw new PostFault(file, yaml.slice(0, offset).split('\n').length + 1, fault);
  };
  const document = parseDocument(yaml, { schema: 'failsafe', prettyErrors: false });
  for (const { pos, message } of document.errors)
    fail(pos[0], `is no YAML: ${message}. Write a text with a colon in quotation marks.`);
  const { data, error } = frontMatter.safeParse(document.toJS());
  if (data) return data;
  const unknown = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' ? issue.keys : [],
  )[0];
  const name = unknown ?? String(error.issues[0]?.path[0]);
  const offset = Math.max(0, `\n${yaml}`.indexOf(`\n${name}:`));
  return fail(
    offset,
    unknown
      ? `has '${unknown}', and a post has title, description and date.`
      : `needs its ${name}, as in ${EXAMPLES[name] ?? "title: 'Why we answer at night'"}.`,
  );
}

const EXAMPLES: Readonly<Record<string, string>> = {
  description: "description: 'One sentence, for the list, search engines and link previews'",
  date: 'date: 2026-12-24',
};

/** Pictures of posts, and other files that they link to. */
export const filesOfPosts = () =>
  languages.flatMap(({ code }) =>
    filesIn(`${FOLDER}/${code}`)
      .filter((file) => !file.endsWith('.md'))
      .map((file) => ({ language: code, file: file.split('/') })),
  );

const filesIn = (folder: string) =>
  globSync(`${folder}/**`, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, `${parentPath}/${name}`));

export const pathOfFile = (language: string, file: readonly string[]) =>
  [FOLDER, language, ...file].join('/');

/** The address of a file in the folder of posts, such as `en/night.md` or `en/night.webp`. */
function addressOf(file: string) {
  const { code = '' } = languages.find((language) => file.startsWith(`${language.code}/`)) ?? {};
  const inLanguage = file.slice(code.length + 1);
  const rest = inLanguage.endsWith('.md') ? basename(inLanguage, '.md') : `files/${inLanguage}`;
  return addressIn(code, `${addressesIn(code).blog}/${rest}`);
}

/** What is wrong with the posts, a sentence for each file. */
export function postRefusals(blog = addresses.blog) {
  const files = filesIn(FOLDER).filter((file) => file.endsWith('.md'));
  if (files.length > 0 && !blog)
    return [
      `${FOLDER} has posts, and src/agency/pages.ts has no address for them. ` +
        "Write blog: { address: '/blog', linkedIn: ['header'] } there.",
    ];
  if (files.length === 0 && blog)
    return [
      `src/agency/pages.ts has a blog, and ${FOLDER} has no post. ` +
        'Write one as docs/making-it-yours.md#a-blog says, or delete the line of blog.',
    ];
  return files.flatMap((file) => {
    const [, folder, slug] = /^([^/]+)\/([a-z0-9-]+)\.md$/.exec(file) ?? [];
    const language = languages.find(({ code }) => code === folder)?.code;
    if (!language || !slug) return [`${FOLDER}/${file} ${PLACE}`];
    try {
      readPost(language, slug).html();
      return [];
    } catch (fault) {
      if (fault instanceof PostFault) return [fault.message];
      throw fault;
    }
  });
}

const PLACE =
  'is no place for a post. It stands in the folder of a language of src/agency/languages.ts, ' +
  "and its name, the end of its address, has small letters, digits and hyphens only, as in 'en/a-post.md'.";
