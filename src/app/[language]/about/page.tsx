import { AboutHead } from '#features/about/about-head.tsx';
import { Mission, TrackRecord, WhyChoose } from '#features/about/about-sections.tsx';
import { People } from '#features/about/people.tsx';
import { Values } from '#features/about/values.tsx';
import { pageMetadata } from '#features/in-search/page-metadata.ts';
import { formOnPaper } from '#features/in-search/site-url.ts';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { CallToAction } from '#ui/call-to-action.tsx';
import { addressOfPage, type InLanguage, wordsOf } from '../../page-words.ts';

export async function generateMetadata({ params }: InLanguage) {
  const words = await wordsOf(params);
  return pageMetadata(words, {
    ...words.aboutPage.inSearch,
    address: addressOfPage(words, 'about'),
  });
}

export default async function AboutPage({ params }: InLanguage) {
  const words = await wordsOf(params);
  return (
    <SiteFrame words={words} current={addressOfPage(words, 'about')}>
      <AboutHead words={words} />
      <Mission words={words} />
      <Values words={words} />
      <TrackRecord words={words} />
      <WhyChoose words={words} />
      <People words={words} />
      <CallToAction
        {...words.aboutPage.closing}
        href={words.pages.consultation}
        onPaper={formOnPaper(words)}
      />
    </SiteFrame>
  );
}
