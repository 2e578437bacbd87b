import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** `all.ts` and `facts.ts` have no words. */
export function notices(src = 'src') {
  const files = globSync(`${src}/{content,agency/words}/*/!(all|facts).ts`).toSorted();
  const equal = Map.groupBy(files, (file) => basename(file) + readFileSync(file, 'utf8')).values();
  return [...equal]
    .filter(({ length }) => length > 1)
    .map((same) => `${same.join(' and ')} are the same. Translate them.`);
}

/** `npm run check` runs this file as a program. */
if (process.argv[1] === import.meta.filename) for (const notice of notices()) console.log(notice);
