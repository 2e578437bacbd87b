import type { ReactNode } from 'react';
import styled from 'styled-components';
import { font, media, size, space, tracking } from '#styles/tokens.ts';

export function Section({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <Room id={id}>
      <Container>{children}</Container>
    </Room>
  );
}

const Room = styled.section`
  padding-block: ${space.section};
`;

export const Container = styled.div`
  width: 100%;
  max-width: calc(${size.container} + 2 * ${space.gutter});
  margin-inline: auto;
  padding-inline: ${space.gutter};
`;

export function SectionHead({ title, lead, children }: SectionHeadProps) {
  return (
    <Head>
      <Heading>{title}</Heading>
      <Lead>{lead}</Lead>
      {children}
    </Head>
  );
}

type SectionHeadProps = { title: string; lead: string; children?: ReactNode };

const Head = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.md};
  max-width: ${size.prose};
  margin-bottom: ${space.sectionHead};
`;

export const Heading = styled.h2`
  font-size: ${font.h2};
  line-height: 1.12;
  letter-spacing: ${tracking.heading};
`;

export const Lead = styled.p`
  max-width: ${size.prose};
  font-size: ${font.lead};
  line-height: 1.6;
  text-wrap: balance;
`;

/** The buttons that follow a heading and its lead; one above the other where they lack width. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.md};
  margin-top: ${space.sm};

  > a { flex: 1 1 auto; }
  @media ${media.medium} {
    > a { flex: 0 1 auto; }
  }
`;
