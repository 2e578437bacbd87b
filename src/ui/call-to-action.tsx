import styled from 'styled-components';
import { color, space } from '#styles/tokens.ts';
import { ButtonLink } from './button.tsx';
import { Card, cardPaint } from './card.tsx';
import { Actions, Container, Heading, Lead, Section } from './section.tsx';

/** The end of a page: one last invitation, lit from above. */
export function CallToAction({ id, title, lead, action, href }: CallToActionProps) {
  return (
    <Section id={id}>
      <Container>
        <Panel>
          <ConvergingLines />
          <Heading>{title}</Heading>
          <Lead>{lead}</Lead>
          <Actions>
            <ButtonLink href={href}>{action}</ButtonLink>
          </Actions>
        </Panel>
      </Container>
    </Section>
  );
}

type CallToActionProps = { id?: string; title: string; lead: string; action: string; href: string };

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

/** Lines from both edges that run together in the middle, where the button is. */
function ConvergingLines() {
  return (
    <Lines
      viewBox="0 0 1200 360"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      stroke="url(#converging)"
      aria-hidden="true"
    >
      <linearGradient id="converging" gradientUnits="userSpaceOnUse" x2="560">
        <stop stopColor={color.accent} stopOpacity="0" />
        <stop offset=".5" stopColor={color.accent} stopOpacity=".45" />
        <stop offset=".9" stopColor={color.secondary} stopOpacity=".6" />
      </linearGradient>
      <g id="converging-lines">
        <path d="M0 40C320 40 260 260 560 260" />
        <path d="M0 120C280 120 260 262 560 262" />
        <path d="M0 200C240 200 260 264 560 264" />
        <path d="M0 280C240 280 260 266 560 266" />
        <path d="M0 340C260 340 260 268 560 268" />
      </g>
      <use href="#converging-lines" transform="matrix(-1 0 0 1 1200 0)" />
    </Lines>
  );
}

const Lines = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
`;
