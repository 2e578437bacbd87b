import styled, { css } from 'styled-components';
import type { SiteWords } from '#content/words.ts';
import { font, media, space } from '#styles/tokens.ts';
import { ContactWays, ListedLink } from '#ui/contact-ways.tsx';
import { ofLook } from './ticket.styles.ts';
import { Stub } from './ticket.tsx';

export const ContactStub = ({ words, isTorn = true, isFaint = false }: ContactStubProps) => (
  <Contact $isTorn={isTorn} $isFaint={isFaint}>
    <Question>{words.unsentPage.contact}</Question>
    <ContactWays {...words.agency} />
  </Contact>
);

type ContactStubProps = { words: SiteWords; isTorn?: boolean; isFaint?: boolean };

const Contact = styled(Stub)<{ $isFaint: boolean }>`
  gap: 0 ${space.lg};
  font-size: ${font.small};

  ${ListedLink} {
    color: ${ofLook.ink};
  }
  @media ${media.phone} {
    display: grid;
  }
  ${({ $isFaint }) => $isFaint && faintStyles}
`;

const faintStyles = css`
  color: ${ofLook.inkFaint};
`;

const Question = styled.p`
  flex-basis: 100%;
  text-wrap: balance;
`;
