import { language } from 'next/root-params';
import { NotFound } from '#features/not-found/not-found.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { wordsOf } from '../page-words.ts';

/** Next shows it where a page calls notFound(), unless the page has one of its own. */
export default async function NotFoundPage() {
  const words = await wordsOf(
    language().then((code: string | undefined) => ({ language: `${code}` })),
  );
  return (
    <SiteFrame words={words}>
      <NotFound words={words} />
    </SiteFrame>
  );
}
