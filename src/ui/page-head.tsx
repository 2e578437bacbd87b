import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '#styles/media.ts';
import { size, space } from '#styles/tokens.ts';
import { Container, Lead } from './section.tsx';

/** The top of an inner page: what it is called, what it is about, the way back, and what stands beside. */
export function PageHead({ title, lead, back, aside, children }: PageHeadProps) {
  return (
    <Container>
      <Sides>
        <Head>
          {back}
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
          {children}
        </Head>
        {aside}
      </Sides>
    </Container>
  );
}

type PageHeadProps = {
  title: ReactNode;
  lead: ReactNode;
  back?: ReactNode;
  aside?: ReactNode;
  children?: ReactNode;
};

const Sides = styled.div`
  display: grid;
  gap: ${space.xxl} clamp(${space.xxl}, 6vw, 6rem);
  padding-top: ${space.sectionHead};

  @media ${media.wide} {
    grid-template-columns: 1fr auto;
    align-items: end;
  }
`;

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.lg};

  h1 { max-width: ${size.prose}; }
`;
