import { BrowserModule } from '#browser/built-modules.tsx';
import { ConsultationView } from '#features/consultation/consultation-view.tsx';
import { pageMetadata } from '#features/in-search/page-metadata.ts';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { type InLanguage, wordsOf } from '../../page-words.ts';

export async function generateMetadata({ params }: InLanguage) {
  const words = await wordsOf(params);
  return pageMetadata(words, { ...words.consultationPage, address: words.pages.consultation });
}

export default async function ConsultationPage({ params }: InLanguage) {
  const words = await wordsOf(params);
  return (
    <SiteFrame words={words} current={words.pages.consultation}>
      <ConsultationView words={words} />
      <BrowserModule name="consultation" />
    </SiteFrame>
  );
}
