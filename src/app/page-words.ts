import { notFound } from 'next/navigation';
import { languages } from '#content/languages.ts';
import type { REMOVABLE } from '#content/navigation.ts';
import { type SiteWords, wordsIn } from '#content/words.ts';

export type InLanguage = { params: Promise<{ language: string }> };

export async function wordsOf(params: InLanguage['params']): Promise<SiteWords> {
  const { language } = await params;
  const offered = languages.find(({ code }) => code === language);
  // The development server calls this with any address.
  return offered ? wordsIn(offered.code) : notFound();
}

export const addressOfPage = (words: SiteWords, page: (typeof REMOVABLE)[number]) =>
  words.pages[page] ?? notFound();
