import { notFound } from 'next/navigation';
import { languages } from '#content/languages.ts';
import { type SiteWords, wordsIn } from '#content/words.ts';

export type InLanguage = { params: Promise<{ language: string }> };

/** The words of the language that an address names. The development server asks for any address. */
export async function wordsOf(params: InLanguage['params']): Promise<SiteWords> {
  const { language } = await params;
  const offered = languages.find(({ code }) => code === language);
  return offered ? wordsIn(offered.code) : notFound();
}
