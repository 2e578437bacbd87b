import type { Metadata } from 'next';
import { ownLanguage } from '#content/languages.ts';
import { wordsIn } from '#content/words.ts';
import { ConsultationScreen } from '#features/consultation/consultation-screen.tsx';
import { ThankYou } from '#features/consultation/thank-you/thank-you.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';

const words = wordsIn(ownLanguage);

export const metadata: Metadata = { title: words.thankYou.title, robots: { index: false } };

/** The page after a form that was posted without JavaScript. */
export default function ThankYouPage() {
  return (
    <SiteFrame words={words} current={words.pages.consultation}>
      <ConsultationScreen>
        <ThankYou words={words.formInBrowser} />
      </ConsultationScreen>
    </SiteFrame>
  );
}
