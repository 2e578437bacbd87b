import { agency } from '#content/agency.ts';
import { thankYou } from '#content/consultation-page.ts';
import { pages } from '#content/navigation.ts';
import { CheckMark } from './check-mark.tsx';
import { NextSteps } from './next-steps.tsx';

/** What a visitor sees once the request is on its way, with JavaScript and without. */
export function ThankYou() {
  const { network, href } = agency.followOn;
  return (
    <div data-thank-you>
      <CheckMark />
      <h1 tabIndex={-1}>{thankYou.title}</h1>
      <p>
        {thankYou.received} <strong>{thankYou.promise}</strong>
      </p>
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
