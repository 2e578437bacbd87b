import { Mail, Phone } from 'lucide';
import styled from 'styled-components';
import { contactLinks } from '#content/agency.ts';
import type { SiteWords } from '#content/words.ts';
import { color, size, space } from '#styles/tokens.ts';
import { Address } from '#ui/address.tsx';
import { Icon } from '#ui/icon.tsx';
import { Container } from '#ui/section.tsx';

export function ReachUs({ words: { agency, consultationPage } }: { words: SiteWords }) {
  return (
    <Container>
      <Row>
        <p>{consultationPage.contact}</p>
        <a href={contactLinks.email}>
          <Icon icon={Mail} />
          <Address>{agency.email}</Address>
        </a>
        <a href={contactLinks.phone}>
          <Icon icon={Phone} />
          {agency.phone}
        </a>
      </Row>
    </Container>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.lg};
  margin-top: ${space.xxl};
  padding-top: ${space.md};
  border-top: 1px solid ${color.hairline};

  a {
    display: inline-flex;
    align-items: center;
    gap: ${space.sm};
    min-height: ${size.touch};
    color: ${color.text};
  }
`;
