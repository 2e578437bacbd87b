import { globSync, readFileSync } from 'node:fs';

/** It lists what is trusted, and uses none of it. */
export const TRUSTED_ORIGINS = 'src/trusted-origins.ts';

/** Something in the sources that would not work once it is built: where, what, and what to write instead. */
export type BuildError = { source: string; found: string; instead: string };

/** The same, where the source is found by itself. */
export type Complaint = Omit<BuildError, 'source'>;

/** The same thing wrong in each of these files. */
export const errorsIn = (sources: string[], found: string, instead: string): BuildError[] =>
  sources.map((source) => ({ source, found, instead }));

export const sentenceOf = ({ source, found, instead }: BuildError) =>
  `${source} ${found}. ${instead}.`;

/** Ends the build with one sentence for each thing that its author can change. */
export function failOn(errors: BuildError[]) {
  const sentences = errors.map(sentenceOf);
  if (sentences.length > 0) throw new BuildFailed([...new Set(sentences)]);
}

class BuildFailed extends Error {
  constructor(sentences: string[]) {
    super(['The site cannot be built like this:', ...sentences].join('\n  '));
    this.name = 'BuildFailed';
  }
}

/** What to tell of a failure that the author or the operator of the site can mend. */
export function notOurFault(failure: unknown): string | undefined {
  if (failure instanceof BuildFailed) return failure.message;
  const { code, path, dest = path } = Object(failure);
  return ['ENOSPC', 'EDQUOT', 'EACCES', 'EROFS'].includes(code)
    ? `The build could not write ${dest ?? 'a file'} (${code}). What is served stays as it is.`
    : undefined;
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm;

/** What a comment tells of is no part of the site. */
export const readSource = (file: string) => readFileSync(file, 'utf8').replaceAll(COMMENT, '');

/** The sources in which these words stand; where they are put together of parts, the one that is known. */
export function sourcesNaming(words: string | RegExp, known?: string) {
  const exclude = [TRUSTED_ORIGINS];
  const files = globSync('src/**/*.{ts,tsx,js,jsx,css,md,mdx}', { exclude }).filter((file) => {
    const text = readSource(file);
    return typeof words === 'string' ? text.includes(words) : words.test(text);
  });
  return files.length > 0 || known === undefined ? files.sort() : [known];
}
