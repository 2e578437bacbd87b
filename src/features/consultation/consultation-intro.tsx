import { Mail, Phone } from 'lucide';
import styled from 'styled-components';
import { agency, contactLinks } from '#content/agency.ts';
import { consultationPage, nextSteps } from '#content/consultation-page.ts';
import { pages } from '#content/navigation.ts';
import { media } from '#styles/media.ts';
import { color, font, radius, size, space } from '#styles/tokens.ts';
import { BackLink } from '#ui/back-link.tsx';
import { foldStyles } from '#ui/fold.styles.ts';
import { Icon } from '#ui/icon.tsx';
import { NextSteps } from './thank-you/thank-you.tsx';

export function ConsultationIntro() {
  return (
    <Intro>
      <BackLink href={pages.home}>{consultationPage.back}</BackLink>
      <h1>{consultationPage.title}</h1>
      <p>{consultationPage.lead}</p>
      <Beside data-room={media.wide}>
        <summary>
          <h2>{nextSteps.title}</h2>
        </summary>
        <NextSteps />
        <Contact>
          <h2>{consultationPage.contact}</h2>
          <a href={contactLinks.email}>
            <Icon icon={Mail} />
            {agency.email}
          </a>
          <a href={contactLinks.phone}>
            <Icon icon={Phone} />
            {agency.phone}
          </a>
        </Contact>
      </Beside>
    </Intro>
  );
}

const Intro = styled.div`
  display: grid;
  grid-template-rows: repeat(3, auto) 1fr;
  justify-items: start;
  gap: ${space.lg};

  > h1 { font-size: clamp(2.25rem, 1.6rem + 2.8vw, 3.25rem); }
  > p { font-size: ${font.lead}; }
  @media ${media.narrow} {
    ${foldStyles}
  }
`;

/** Folded above the form, and open beside it, where it stays in sight in every window that holds all of it. */
const Beside = styled.details`
  justify-self: stretch;
  align-self: start;

  h2 { font-size: ${font.small}; font-weight: 550; }
  @media ${media.narrow} {
    border: 1px solid ${color.hairline};
    border-radius: ${radius.control};
    padding-inline: ${space.md};

    > :not(summary) { margin-block: ${space.md}; }
  }
  @media ${media.wide} {
    summary { pointer-events: none; list-style: none; }
    > :not(summary) { margin-top: ${space.md}; }
    &::details-content { content-visibility: visible; }
  }
  @media ${media.wide} and ${media.tall} {
    position: sticky;
    top: calc(${size.header} + ${space.lg});
  }
`;

const Contact = styled.div`
  display: grid;
  gap: ${space.xxs};
  justify-items: start;
  padding-top: ${space.md};
  border-top: 1px solid ${color.hairline};
  font-size: ${font.small};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.sm};
    min-height: ${size.touch};
    text-decoration: none;
    &:hover { color: ${color.text}; }
  }
`;
