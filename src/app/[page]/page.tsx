import { notFound } from 'next/navigation';
import type { TextPage } from '#content/questions.ts';
import { textPages } from '#content/text-pages.ts';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { TextPageView } from '#features/text-page/text-page.tsx';
import { pageMetadata } from '../page-metadata.ts';
import { questionsData, StructuredData } from '../structured-data.ts';

/** Questions, privacy and imprint, if they have content. Any other address is 404. */
export const dynamicParams = false;
export const generateStaticParams = () =>
  textPages.map(({ address }) => ({ page: address.slice(1) }));

type Props = { params: Promise<{ page: string }> };

export async function generateMetadata({ params }: Props) {
  return pageMetadata(await pageOf(params));
}

export default async function OwnersPage({ params }: Props) {
  const page = await pageOf(params);
  return (
    <SiteFrame>
      <TextPageView {...page} />
      {page.areQuestions && <StructuredData of={questionsData(page)} />}
    </SiteFrame>
  );
}

async function pageOf(params: Props['params']): Promise<TextPage> {
  const name = decodeURIComponent((await params).page);
  const page = textPages.find(({ address }) => address === `/${name}`);
  // The development server asks for addresses that are not listed.
  return page ?? notFound();
}
