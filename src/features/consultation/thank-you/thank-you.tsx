import { agency } from '#content/agency.ts';
import { thankYou } from '#content/consultation-page.ts';
import { pages } from '#content/navigation.ts';
import { CheckMark } from './check-mark.tsx';
import { NextSteps } from './next-steps.tsx';
import { RequestSummary, type SentRequest } from './request-summary.tsx';

/** What a visitor sees once the request is on its way. Without a script, the request itself is not known here. */
export function ThankYou({ request }: { request?: SentRequest }) {
  const { network, href } = agency.followOn;
  return (
    <div data-thank-you>
      <CheckMark />
      <h1 tabIndex={-1}>{thankYou.title}</h1>
      <p>
        {thankYou.received} <strong>{thankYou.promise}</strong>
      </p>
      {request && <RequestSummary {...request} />}
      <NextSteps />
      <div data-follow>
        <p>{thankYou.follow}</p>
        <a href={href} data-variant="secondary">
          {thankYou.followLink} {network}
        </a>
      </div>
      <a data-home href={pages.home}>
        {thankYou.home}
      </a>
    </div>
  );
}
