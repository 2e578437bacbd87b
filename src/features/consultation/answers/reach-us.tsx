import styled from 'styled-components';
import { contactLinks } from '#content/agency.ts';
import type { SiteWords } from '#content/words.ts';
import { color, space } from '#styles/tokens.ts';
import { Address } from '#ui/contact-ways.tsx';
import { Container } from '#ui/section.tsx';

export function ReachUs({ words: { agency, consultationPage } }: { words: SiteWords }) {
  return (
    <Container>
      <Line>
        {consultationPage.contact}{' '}
        <a href={contactLinks.email}>
          <Address>{agency.email}</Address>
        </a>
        , <a href={contactLinks.phone}>{agency.phone}</a>
      </Line>
    </Container>
  );
}

const Line = styled.p`
  margin-top: ${space.xxl};
  padding-top: ${space.lg};
  border-top: 1px solid ${color.hairline};

  a { display: inline-block; color: ${color.text}; }
`;
