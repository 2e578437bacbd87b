import { notFound } from 'next/navigation';
import { languages, prefixOf } from '#content/languages.ts';
import { addressIn } from '#content/navigation.ts';
import { wordsIn } from '#content/words.ts';
import { pageMetadata } from '#features/in-search/page-metadata.ts';
import { formOnPaper } from '#features/in-search/site-url.ts';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { TextPageView } from '#features/text-page/text-page-view.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { wordsOf } from '../../page-words.ts';

export const dynamicParams = false;
/** `page` is the address without its language and slash: `imprint` for `/de/imprint`. */
export const generateStaticParams = () =>
  languages.flatMap(({ code }) =>
    wordsIn(code).textPages.map(({ address }) => ({
      language: code,
      page: address.slice(prefixOf(code).length + 1),
    })),
  );

type Props = { params: Promise<{ language: string; page: string }> };

export async function generateMetadata({ params }: Props) {
  const { words, textPage } = await wordsAndPage(params);
  return pageMetadata(words, textPage);
}

export default async function TextPage({ params }: Props) {
  const { words, textPage } = await wordsAndPage(params);
  return (
    <SiteFrame words={words} current={textPage.address}>
      <TextPageView page={textPage} />
      <CallToAction
        {...words.homePage.contact}
        href={words.pages.consultation}
        onPaper={formOnPaper(words)}
      />
    </SiteFrame>
  );
}

async function wordsAndPage(params: Props['params']) {
  const words = await wordsOf(params);
  const address = addressIn(words.language, `/${decodeURIComponent((await params).page)}`);
  const textPage = words.textPages.find((page) => page.address === address);
  return { words, textPage: textPage ?? notFound() };
}
