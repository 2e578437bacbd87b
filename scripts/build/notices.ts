import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { unsupportedNotices } from './unsupported-by-the-site.ts';
import { untranslatedIn } from './untranslated.ts';

/** Words are read late, because wrong hours are refused before. */
export async function notices() {
  const { headlineNotices } = await import('./headline-notice.ts');
  return [...languageNotices(), ...headlineNotices(), ...unsupportedNotices()];
}

export const languageNotices = (src = 'src') =>
  globSync(`${src}/agency/words/*/`)
    .toSorted()
    .flatMap((folder) => {
      const { length } = untranslatedIn(folder);
      const command = `npm run words -- --language ${basename(folder)}`;
      return length > 0 ? `${folder} has ${length} lines to translate. ${command} lists them.` : [];
    });

/** `npm run check` runs this file as a program. */
if (process.argv[1] === import.meta.filename)
  void notices().then((all) => {
    for (const notice of all) console.log(notice);
  });
