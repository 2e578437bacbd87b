import { globSync, readFileSync } from 'node:fs';

/** It lists what is trusted, and uses none of it. */
export const TRUSTED_ORIGINS = 'src/trusted-origins.ts';

/** Something in the sources that would not work once it is built: where, what, and what to write instead. */
export type Obstacle = { source: string; found: string; instead: string };

/** The same, where the source is found by itself. */
export type Complaint = Omit<Obstacle, 'source'>;

export const sentenceOf = ({ source, found, instead }: Obstacle) =>
  `${source} ${found}. ${instead}.`;

/** Ends the build with one sentence for each thing that its author can change. */
export function endAt(obstacles: Obstacle[]) {
  const sentences = obstacles.map(sentenceOf);
  if (sentences.length > 0) throw new ObstacleError([...new Set(sentences)]);
}

export class ObstacleError extends Error {
  constructor(sentences: string[]) {
    super(['The site cannot be built like this:', ...sentences].join('\n  '));
    this.name = 'ObstacleError';
  }
}

/** The sources in which these words stand; where they are put together of parts, the one that is known. */
export function sourcesNaming(words: string | RegExp, known?: string) {
  const exclude = [TRUSTED_ORIGINS];
  const files = globSync('src/**/*.{ts,tsx,js,jsx,css}', { exclude }).filter((file) => {
    const text = readFileSync(file, 'utf8');
    return typeof words === 'string' ? text.includes(words) : words.test(text);
  });
  return files.length > 0 || known === undefined ? files.sort() : [known];
}
