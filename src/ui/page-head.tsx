import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, font, size, space } from '#styles/tokens.ts';
import { Container, Lead } from './section.tsx';

/** The top of an inner page: what it is called, what it is about and, if given, the way back. */
export function PageHead({
  title,
  lead,
  back,
}: {
  title: ReactNode;
  lead: ReactNode;
  back?: ReactNode;
}) {
  return (
    <Container>
      <Head>
        {back}
        <Title>{title}</Title>
        <Lead>{lead}</Lead>
      </Head>
    </Container>
  );
}

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};
  padding-top: ${space.sectionHead};
`;

const Title = styled.h1`
  max-width: ${size.prose};
  color: ${color.text};
  font-size: ${font.h1};
  line-height: 1.05;
  letter-spacing: -0.03em;
`;
