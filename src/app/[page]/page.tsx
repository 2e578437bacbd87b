import { notFound } from 'next/navigation';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { TextPageView } from '#features/text-page/text-page.tsx';
import { pageMetadata } from '../page-metadata.ts';
import { questionsData, StructuredData } from '../structured-data.ts';

const words = wordsIn(ownLanguage);

/** Questions, privacy and imprint, if they have content. Any other address is 404. */
export const dynamicParams = false;
export const generateStaticParams = () =>
  words.textPages.map(({ address }) => ({ page: address.slice(1) }));

type Props = { params: Promise<{ page: string }> };

export async function generateMetadata({ params }: Props) {
  return pageMetadata(words, await pageOf(params));
}

export default async function OwnersPage({ params }: Props) {
  const page = await pageOf(params);
  return (
    <SiteFrame words={words}>
      <TextPageView words={words} page={page} />
      {page.areQuestions && <StructuredData of={questionsData(words, page)} />}
    </SiteFrame>
  );
}

async function pageOf(params: Props['params']): Promise<(typeof words.textPages)[number]> {
  const name = decodeURIComponent((await params).page);
  const page = words.textPages.find(({ address }) => address === `/${name}`);
  // The development server asks for addresses that are not listed.
  return page ?? notFound();
}
