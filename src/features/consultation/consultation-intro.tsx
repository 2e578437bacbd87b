import { Mail, Phone } from 'lucide';
import styled from 'styled-components';
import { agency } from '#content/agency.ts';
import { consultationPage } from '#content/consultation-page.ts';
import { contactLinks } from '#content/contact-links.ts';
import { pages } from '#content/navigation.ts';
import { media } from '#styles/media.ts';
import { color, font, size, space } from '#styles/tokens.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Icon } from '#ui/icon.tsx';
import { NextSteps } from './thank-you/next-steps.tsx';

/** What stands beside the form, or above it where there is no room: what it is for, and what comes of it. */
export function ConsultationIntro() {
  return (
    <Intro>
      <BackLink href={pages.home}>{consultationPage.back}</BackLink>
      <h1>{consultationPage.title}</h1>
      <p>{consultationPage.lead}</p>
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
    </Intro>
  );
}

const Intro = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};

  > h1 { font-size: clamp(2.25rem, 1.6rem + 2.8vw, 3.25rem); }
  > p { font-size: ${font.lead}; }
  > [data-next-steps] { display: none; }

  @media ${media.wide} {
    align-self: start;
    > [data-next-steps] {
      display: block;
      margin-top: ${space.md};
    }
  }

  /* It stays beside the form where all of it fits; elsewhere its end would never be seen. */
  @media ${media.wide} and ${media.tall} {
    position: sticky;
    top: calc(${size.header} + ${space.xl});
  }
`;

const Contact = styled.div`
  display: none;

  @media ${media.wide} {
    display: grid;
    gap: ${space.xxs};
    padding-top: ${space.lg};
    border-top: 1px solid ${color.hairline};
    justify-self: stretch;
    justify-items: start;
    font-size: ${font.small};
  }
  h2 { font-size: ${font.small}; font-weight: 550; }
  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.sm};
    min-height: ${size.touch};
    text-decoration: none;
    &:hover { color: ${color.text}; }
  }
`;
