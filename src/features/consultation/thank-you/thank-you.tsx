import { agency } from '#content/agency.ts';
import { thankYou } from '#content/consultation-page.ts';
import { pages } from '#content/navigation.ts';
import { CheckMark } from './check-mark.tsx';
import { NextSteps } from './next-steps.tsx';

/** What a visitor sees once the request is on its way. With a script, the request stands in between. */
export function ThankYou() {
  return (
    <div data-thank-you>
      <Received />
      <WhatFollows />
    </div>
  );
}

export function Received() {
  return (
    <>
      <CheckMark />
      <h1 tabIndex={-1}>{thankYou.title}</h1>
      <p>
        {thankYou.received} <strong>{thankYou.promise}</strong>
      </p>
    </>
  );
}

export function WhatFollows() {
  const { network, href } = agency.followOn;
  return (
    <>
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
    </>
  );
}
