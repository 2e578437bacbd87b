import { parseArgs } from 'node:util';
import { parseOrExit } from './parse-or-exit.ts';

const HELP = `Lists what the site still says in the words and figures of the starter.

  npm run words                      list it, the pages that sell first
  npm run words -- "Stop answering"  name the text that says this, and the file to write yours into
  npm run words -- --language fr     write the files of a language; later, say what is left of it

Exit codes: 0 done, 1 no text says this or src/agency is incomplete, 2 invalid arguments.`;

const { positionals, values } = parseOrExit(HELP, readArguments);
try {
  const result = values.language ? await language(values.language) : await texts();
  console.log(
    result || 'No text of the site says this. A page of yours may: src/app or src/agency/own.',
  );
  if (!result) process.exitCode = 1;
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
}

function readArguments() {
  const given = parseArgs({ allowPositionals: true, options: { language: { type: 'string' } } });
  const { language } = given.values;
  if (language === undefined) return given;
  if (language === 'en' || language === 'de')
    throw new Error(`'${language}' is complete: list it in src/agency/languages.ts.`);
  const [canonical] = Intl.getCanonicalLocales(language);
  if (canonical !== language) throw new Error(`Write the language as '${canonical}'.`);
  return given;
}

/** A language may be listed before its words exist, and then the site has no words to read. */
async function language(code: string) {
  const { writeLanguage } = await import('./language/write-language.ts');
  return writeLanguage(code);
}

async function texts() {
  const { describeTextsThatSay, overview } = await import('./words/in-sentences.ts');
  const sentence = positionals.join(' ');
  return sentence ? describeTextsThatSay(sentence) : overview();
}
