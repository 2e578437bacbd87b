import { type ReactNode, useEffect, useRef } from 'react';
import { sentRequest } from '#content/consultation-page.ts';
import { RequestSummary, type SentRequest } from './request-summary.tsx';

/** Thank You in the place of the form: `ThankYou`, with the request between its parts. */
export function ThankYouScreen({
  received,
  request,
  whatFollows,
}: {
  received: ReactNode;
  request: SentRequest;
  whatFollows: ReactNode;
}) {
  const screen = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.title = sentRequest.title;
    scrollTo({ top: 0, behavior: 'instant' });
    screen.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={screen} data-thank-you>
      {received}
      <RequestSummary {...request} />
      {whatFollows}
    </div>
  );
}
