import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color, space } from '#styles/tokens.ts';
import { Card, cardPaint } from './card.tsx';
import { ConvergingLines } from './converging-lines.tsx';
import { Actions, Container, Heading, Lead, Section } from './section.tsx';

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
          <ConvergingLines />
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
  overflow: clip;
  padding-block: calc(1.25 * ${space.sectionHead});
  text-align: center;
  ${cardPaint({
    edge: color.accent,
    light: `radial-gradient(60% 90% at 50% 0%, ${color.accentGlow}, transparent)`,
  })}

  > :not(svg) { position: relative; }
`;
