import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A sentence for each copied file that nobody has translated. The site works with it. `all.ts` has no words, because it only collects the other files of its folder. */
export function notices(content = 'src/content') {
  const files = globSync(`${content}/*/!(all).ts`).toSorted();
  const equal = Map.groupBy(files, (file) => basename(file) + readFileSync(file, 'utf8')).values();
  return [...equal]
    .filter(({ length }) => length > 1)
    .map((same) => `${same.join(' and ')} are the same. Translate them.`);
}

/** `npm run check` runs this file as a program. */
if (process.argv[1] === import.meta.filename) for (const notice of notices()) console.log(notice);
