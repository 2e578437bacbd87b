import type { Metadata } from 'next';
import { BrowserModule } from '#browser/built-modules.tsx';
import { ConsultationScreen } from '#features/consultation/consultation-screen.tsx';
import { ThankYou } from '#features/consultation/thank-you/thank-you.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';
import { type InLanguage, wordsOf } from '../../../page-words.ts';

export async function generateMetadata({ params }: InLanguage): Promise<Metadata> {
  const { thankYou } = await wordsOf(params);
  return { title: thankYou.title, robots: { index: false } };
}

/** After a post without JavaScript. Otherwise the form's page shows this part. */
export default async function ThankYouPage({ params }: InLanguage) {
  const words = await wordsOf(params);
  return (
    <SiteFrame words={words} current={`${words.pages.consultation}/thank-you`}>
      <ConsultationScreen>
        <ThankYou words={words} />
      </ConsultationScreen>
      <BrowserModule name="consultation" />
    </SiteFrame>
  );
}
