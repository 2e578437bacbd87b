import styled from 'styled-components';
import { agency } from '#content/agency.ts';
import { nextSteps, thankYou } from '#content/consultation-page.ts';
import { pages } from '#content/navigation.ts';
import { color, font, space } from '#styles/tokens.ts';
import { ButtonLink } from '#ui/button.tsx';
import { CheckMark } from './check-mark.tsx';
import { NextSteps } from './next-steps.tsx';

/** What a visitor sees once the request is on its way, with JavaScript and without. */
export function ThankYou() {
  const { network, href } = agency.social.photos;
  return (
    <Moment>
      <CheckMark />
      <h1 tabIndex={-1}>{thankYou.title}</h1>
      <p>
        {thankYou.received} <strong>{thankYou.promise}</strong>
      </p>
      <NextSteps title={nextSteps.title} steps={nextSteps.steps} />
      <p>{thankYou.follow}</p>
      <ButtonLink href={href} variant="secondary">
        {thankYou.followLink} {network}
      </ButtonLink>
      <a href={pages.home}>{thankYou.home}</a>
    </Moment>
  );
}

const Moment = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.lg};
  max-width: 60rem;
  margin-inline: auto;
  text-align: center;

  h1 {
    color: ${color.text};
    font-size: ${font.h1};
    line-height: 1.05;
    letter-spacing: -0.03em;
  }
  strong { color: ${color.text}; font-weight: 550; }
`;
