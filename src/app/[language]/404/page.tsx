import type { Metadata } from 'next';
import { NotFound } from '#features/not-found/not-found.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { type InLanguage, wordsOf } from '../../page-words.ts';

export async function generateMetadata({ params }: InLanguage): Promise<Metadata> {
  const { notFoundPage } = await wordsOf(params);
  return { title: notFoundPage.title, robots: { index: false } };
}

/** Next would embed a `not-found.tsx` in every page that has a client component. */
export default async function NotFoundPage({ params }: InLanguage) {
  const words = await wordsOf(params);
  return (
    <SiteFrame words={words}>
      <NotFound words={words} />
    </SiteFrame>
  );
}
