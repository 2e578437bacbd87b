import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** A sentence for each copied file that nobody has translated. The site works with it. `all.ts` and `facts.ts` have no words: they only collect those of other files. */
export function notices(src = 'src') {
  const files = globSync(`${src}/{content,agency/words}/*/!(all|facts).ts`).toSorted();
  const equal = Map.groupBy(files, (file) => basename(file) + readFileSync(file, 'utf8')).values();
  return [...equal]
    .filter(({ length }) => length > 1)
    .map((same) => `${same.join(' and ')} are the same. Translate them.`);
}

/** `npm run check` runs this file as a program. */
if (process.argv[1] === import.meta.filename) for (const notice of notices()) console.log(notice);
