const IMPORT = /^import \* as \w+ from '\.\/([\w-]+)\/all\.ts';$/gm;

/** The file `further-languages.ts` with one more language. */
export function withLanguage(source: string, code: string) {
  const codes = [...source.matchAll(IMPORT)].map(([, found = '']) => found);
  if (codes.includes(code)) return source;
  const all = [...codes, code].toSorted();
  const entries = all.map((each) => (nameOf(each) === each ? each : `'${each}': ${nameOf(each)}`));
  const types = all.map(
    (each) => `${each === nameOf(each) ? each : `'${each}'`}: typeof ${nameOf(each)}`,
  );
  return `import type { FurtherLanguages } from '#agency-words.ts';
${all.map((each) => `import * as ${nameOf(each)} from './${each}/all.ts';\n`).join('')}
/** Languages besides English and German. Whatever their words lack stays English. */
export const furtherLanguages: FurtherLanguages<{ ${types.join('; ')} }> = { ${entries.join(', ')} };
`;
}

const nameOf = (code: string) =>
  code.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
