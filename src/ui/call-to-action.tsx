import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '#styles/media.ts';
import { color, glow, space } from '#styles/tokens.ts';
import { Card } from './card.tsx';
import { Container, Heading, Lead, Section } from './section.tsx';

/** The end of a page: one last invitation, lit from above. */
export function CallToAction({
  id,
  title,
  lead,
  children,
}: {
  id?: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <Section id={id}>
      <Container>
        <Panel>
          <Heading>{title}</Heading>
          <Lead>{lead}</Lead>
          <Actions>{children}</Actions>
        </Panel>
      </Container>
    </Section>
  );
}

const Panel = styled(Card)`
  display: grid;
  justify-items: center;
  gap: ${space.md};
  padding-block: ${space.sectionHead};
  text-align: center;
  background:
    radial-gradient(60% 90% at 50% 0%, ${glow.accent}, transparent) padding-box,
    linear-gradient(${color.surfaceRaised}, ${color.surface}) padding-box,
    linear-gradient(${color.accent}, ${color.hairline} 50%) border-box;

  @media ${media.print} { border-color: ${color.hairline}; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.md};
  margin-top: ${space.md};
`;
