import type { Metadata } from 'next';
import { thankYou } from '#content/consultation-page.ts';
import { pages } from '#content/navigation.ts';
import { ConsultationScreen } from '#features/consultation/consultation-screen.tsx';
import { ThankYou } from '#features/consultation/thank-you/thank-you.tsx';
import { SiteFrame } from '#features/site-frame/site-frame.tsx';

export const metadata: Metadata = { title: thankYou.title, robots: { index: false } };

/** The page after a form that was posted without JavaScript. */
export default function ThankYouPage() {
  return (
    <SiteFrame current={pages.consultation}>
      <ConsultationScreen>
        <ThankYou />
      </ConsultationScreen>
    </SiteFrame>
  );
}
