import { globSync, readFileSync } from 'node:fs';

/** Texts that stand as they were below the comment with which `npm run words` wrote them. */
export function untranslatedIn(folder: string) {
  return globSync(`${folder}/*.ts`)
    .toSorted()
    .flatMap((file) => {
      const lines = readFileSync(file, 'utf8')
        .split('\n')
        .map((line) => line.trim());
      return lines.flatMap((text, index) =>
        text !== '' && lines[index - 1] === `// ${text}` ? { file, line: index + 1, text } : [],
      );
    });
}
