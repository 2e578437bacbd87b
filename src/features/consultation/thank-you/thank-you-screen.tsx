import { useEffect } from 'react';
import { sentRequest } from '#content/consultation-page.ts';
import type { SentRequest } from './thank-you.tsx';
import { ThankYou } from './thank-you.tsx';

/** Thank You in the place of the form: as if a new page had been opened. */
export function ThankYouScreen({ request }: { request: SentRequest }) {
  useEffect(() => {
    document.title = sentRequest.title;
    const toTop = () => scrollTo({ top: 0, behavior: 'instant' });
    toTop();
    // A smooth scroll that is under way, to the button that has the focus, takes one more step after this.
    requestAnimationFrame(toTop);
    document.querySelector<HTMLElement>('[data-thank-you] h1')?.focus({ preventScroll: true });
  }, []);

  return <ThankYou request={request} />;
}
