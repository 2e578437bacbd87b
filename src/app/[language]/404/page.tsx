import type { Metadata } from 'next';
import { languages, ownLanguage } from '#content/languages.ts';
import { FramedNotFound } from '../../framed-not-found.tsx';
import { type InLanguage, wordsOf } from '../../page-words.ts';

/** The 404 page under a language's prefix. `global-not-found.tsx` serves all other addresses. */
export const dynamicParams = false;
export const generateStaticParams = () =>
  languages.filter(({ code }) => code !== ownLanguage).map(({ code }) => ({ language: code }));

export async function generateMetadata({ params }: InLanguage): Promise<Metadata> {
  const { notFoundPage } = await wordsOf(params);
  return { title: notFoundPage.title, robots: { index: false } };
}

export default async function NotFoundPage({ params }: InLanguage) {
  return <FramedNotFound words={await wordsOf(params)} />;
}
